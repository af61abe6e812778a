import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../src/lib/messages';
import { TableSocket, type Line } from '../src/lib/socket';
import { FakeSocket } from './line';

const deal = { type: 'deal', id: 'one', round: 1, contribution: 'ff' } as const;

describe('the line to the server', () => {
  let lines: Line[];
  let messages: ServerMessage[];
  let since: number;
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    lines = [];
    messages = [];
    since = 4;
    socket = new TableSocket({
      address: () => `ws://table?since=${since}`,
      message: (message) => messages.push(message),
      line: (line) => lines.push(line),
      open: FakeSocket.open,
    });
    socket.connect();
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('sends what was asked before it was open', () => {
    socket.send(deal);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([deal]);
  });

  it('sends an unanswered command again, with the same id, from the last version', () => {
    FakeSocket.last.accept();
    socket.send(deal);
    since = 9;
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.address).toBe('ws://table?since=9');
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([deal]);
  });

  it.each([
    { type: 'done', id: 'one', version: 5 },
    { type: 'refused', id: 'one', error: { code: 'stale', message: '' } },
  ] as const)('forgets a command once it is answered: $type', (answer) => {
    FakeSocket.last.accept();
    socket.send(deal);
    FakeSocket.last.receive(answer);
    FakeSocket.last.fail();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([]);
    expect(messages).toEqual([answer]);
  });

  it('waits longer with each failure, and tells of it', () => {
    for (let failures = 1; failures <= 6; failures++) {
      FakeSocket.last.fail();
      vi.advanceTimersByTime(250);
      expect(FakeSocket.all).toHaveLength(failures);
      vi.advanceTimersByTime(10_000);
      expect(FakeSocket.all).toHaveLength(failures + 1);
    }
    expect(lines.at(-1)).toBe('lost');
    FakeSocket.last.accept();
    expect(lines.at(-1)).toBe('open');
  });

  it('comes back at once when the browser is online again', () => {
    FakeSocket.last.fail();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('notices when the server has gone silent', () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(30_000);
    expect(FakeSocket.last.sent).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(lines.at(-1)).toBe('lost');
  });

  it('does not insist when the server will not have it', () => {
    FakeSocket.last.accept();
    FakeSocket.last.fail(4403);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('closed');
  });

  it('stays closed when closed', () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('keeps a line that answers, however seldom a hidden page may look', () => {
    FakeSocket.last.accept();
    for (let minute = 1; minute <= 10; minute++) {
      // Browsers let the timers of hidden pages run once a minute.
      vi.setSystemTime(Date.now() + 45_000);
      vi.advanceTimersByTime(15_000);
      FakeSocket.last.receive({ type: 'pong' });
    }
    expect(FakeSocket.all).toHaveLength(1);
    expect(lines.at(-1)).toBe('open');
  });

  it('gives up an attempt that is never answered, and makes another', () => {
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(2);
    expect(lines.at(-1)).toBe('lost');
  });

  it.each([
    ['the browser is online again', () => dispatchEvent(new Event('online'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('finds out soon whether a line still stands when %s', (_, happens) => {
    FakeSocket.last.accept();
    happens();
    FakeSocket.last.receive({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect([FakeSocket.all.length, lines.at(-1)]).toEqual([1, 'open']);
    happens();
    vi.advanceTimersByTime(5_000);
    expect(lines.at(-1)).toBe('lost');
  });

  it('leaves nothing running when it is closed', () => {
    FakeSocket.last.accept();
    vi.advanceTimersByTime(15_000);
    socket.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
