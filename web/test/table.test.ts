import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command, TableState } from '../src/lib/messages';
import { TableStore } from '../src/lib/table.svelte';
import { FakeSocket } from './line';
import { play, played, state } from './states';

// Time stands still here, and with it every pause.
vi.mock('../src/lib/pause', () => ({ pause: () => Promise.resolve() }));

const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

const sitting = async (shown: TableState): Promise<TableStore> => {
  vi.stubGlobal('fetch', () => answer({ type: 'snapshot', version: shown.version, state: shown }));
  const table = new TableStore('abc', FakeSocket.open);
  await table.open();
  FakeSocket.last.accept();
  return table;
};

const sent = (): Command[] => FakeSocket.all.flatMap((socket) => socket.sent);
const deals = (): Command[] => sent().filter(({ type }) => type === 'deal');

describe('the table', () => {
  let table: TableStore;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens with what the server knows, and asks for what comes after', async () => {
    table = await sitting(state());
    expect(table.state?.hand).toEqual(['7d', '5s', 'Rd']);
    expect(FakeSocket.last.address).toContain('since=3');
  });

  it('says why it cannot be shown', async () => {
    const error = { code: 'unknown-table', message: '', details: {} };
    vi.stubGlobal('fetch', () => answer({ error }, 404));
    table = new TableStore('abc', FakeSocket.open);
    await table.open();
    expect(table.closed).toBe(true);
    expect(table.fault?.code).toBe('unknown-table');
    expect(FakeSocket.all).toEqual([]);
  });

  it('shows why the line was refused', async () => {
    table = await sitting(state());
    const error = { code: 'no-token', message: '', details: {} };
    FakeSocket.last.receive({ type: 'refused', id: null, error });
    FakeSocket.last.fail(4401);
    expect(table.closed).toBe(true);
    expect(table.fault).toEqual(error);
  });

  it('deals the first round by itself, with its own chance mixed in', async () => {
    table = await sitting(state({ phase: 'prepared', turn: 0, plays: [], hand: [] }));
    expect(sent()).toEqual([
      expect.objectContaining({ type: 'deal', round: 1, contribution: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
  });

  it('waits with later rounds until asked', async () => {
    const result = { round: 1 } as TableState['result'];
    table = await sitting(state({ phase: 'prepared', turn: 0, plays: [], result, round: 2 }));
    expect(sent()).toEqual([]);
    expect(table.tallied).toBe(true);
    table.deal();
    table.deal();
    expect(sent()).toHaveLength(1);
  });

  it('plays once, however often it is asked', async () => {
    const shown = state();
    table = await sitting(shown);
    table.play(shown.plays[0]!);
    table.play(shown.plays[0]!);
    table.play(shown.plays[2]!);
    expect(sent()).toEqual([expect.objectContaining({ type: 'play', play: '7dx4d3c', ply: 0 })]);
    expect(table.busy).toBe(true);
    expect(table.plays).toEqual([]);
    expect(table.staged?.card).toBe('7d');
  });

  it('stays busy until the state contains the play, even when done comes first', async () => {
    const shown = state();
    table = await sitting(shown);
    table.play(shown.plays[0]!);
    const [command] = FakeSocket.last.sent;
    FakeSocket.last.receive({ type: 'done', id: command!.id, version: 4 });
    expect(table.busy).toBe(true);
    FakeSocket.last.receive(played(4, 1, shown.plays[0]!, { turn: 2, ply: 1 }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(table.busy).toBe(false);
    expect(table.state?.version).toBe(4);
  });

  it('takes a refused play back and says why', async () => {
    const shown = state();
    table = await sitting(shown);
    table.play(shown.plays[0]!);
    const [command] = FakeSocket.last.sent;
    const error = { code: 'stale', message: 'too late', details: {} };
    FakeSocket.last.receive({ type: 'refused', id: command!.id, error });
    expect(table.fault).toEqual(error);
    expect(table.staged).toBeNull();
    expect(table.plays).toHaveLength(4);
  });

  it('shows what a bot plays before the state settles', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    const made = play('6c', ['4d', '2b']);
    FakeSocket.last.receive(played(4, 2, made, { table_cards: ['3c', 'As'], ply: 1 }));
    expect(table.staged?.captured).toEqual(['4d', '2b']);
    expect(table.state?.version).toBe(3);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(table.cards).toEqual(['4d', '3c', '2b', 'As']);
    await vi.advanceTimersByTimeAsync(200);
    expect(table.staged).toBeNull();
    expect(table.cards).toEqual(['3c', 'As']);
  });

  it('shows one play after the other, and can be hurried', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    FakeSocket.last.receive(played(4, 2, play('6c', ['4d', '2b']), { table_cards: ['3c', 'As'] }));
    FakeSocket.last.receive(played(5, 2, play('Fb'), { table_cards: ['3c', 'As', 'Fb'] }));
    expect(table.staged?.card).toBe('6c');
    table.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.state?.version).toBe(4);
    expect(table.staged).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(table.staged?.card).toBe('Fb');
    table.hurry();
    expect(table.state?.version).toBe(5);
  });

  it('shows everything at once to who wants to act', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    FakeSocket.last.receive(played(4, 2, play('6c', ['4d', '2b']), { table_cards: ['3c', 'As'] }));
    FakeSocket.last.receive(played(5, 2, play('Fb'), { table_cards: ['3c', 'As', 'Fb'] }));
    table.catchUp();
    expect([table.state?.version, table.staged, table.cards]).toEqual([5, null, ['3c', 'As', 'Fb']]);
  });

  it('takes a refused play back even while other cards still travel', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    const { plays } = state();
    FakeSocket.last.receive(played(4, 2, play('6c', ['4d', '2b']), { turn: 1, ply: 1, plays }));
    table.hurry();
    table.play(plays[0]!);
    const command = FakeSocket.last.sent.at(-1)!;
    const error = { code: 'stale', message: 'too late', details: {} };
    FakeSocket.last.receive({ type: 'refused', id: command.id, error });
    expect([table.staged, table.fault]).toEqual([null, error]);
  });

  it('ignores what it has seen already', async () => {
    table = await sitting(state());
    FakeSocket.last.receive(played(3, 2, play('Fb')));
    expect(table.staged).toBeNull();
  });

  it('drops what was still to be shown when a snapshot comes', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    FakeSocket.last.receive(played(4, 2, play('Fb')));
    FakeSocket.last.receive(played(5, 2, play('Fc')));
    FakeSocket.last.receive({ type: 'snapshot', version: 8, state: state({ version: 8 }) });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(table.state?.version).toBe(8);
    expect(table.staged).toBeNull();
  });

  it('names the newest version it has when it reconnects, shown or not', async () => {
    table = await sitting(state({ turn: 2, plays: [] }));
    FakeSocket.last.receive(played(4, 2, play('Fb')));
    FakeSocket.last.fail();
    expect(table.line).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last.address).toContain('since=4');
  });

  it('stays closed when it is left before the server has answered', async () => {
    let answered: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answered = done)));
    table = new TableStore('abc', FakeSocket.open);
    const opening = table.open();
    table.close();
    const shown = state({ phase: 'prepared', turn: 0, plays: [], hand: [] });
    answered(await answer({ type: 'snapshot', version: shown.version, state: shown }));
    await opening;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toEqual([]);
    expect(table.state).toBeNull();
  });

  it.each([500, 502, 503])('tries again when the server itself has failed: %d', async (status) => {
    const error = { code: 'database-failed', message: '', details: {} };
    vi.stubGlobal('fetch', () => answer({ error }, status));
    table = new TableStore('abc', FakeSocket.open);
    await table.open();
    expect([table.closed, table.fault?.code]).toEqual([false, 'database-failed']);
    FakeSocket.last.receive({ type: 'refused', id: null, error });
    FakeSocket.last.fail(4000 + status);
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.accept();
    FakeSocket.last.receive({ type: 'snapshot', version: 3, state: state() });
    expect([table.closed, table.fault, table.line]).toEqual([false, null, 'open']);
    expect(table.plays).toHaveLength(4);
  });

  it('deals the first round again when the server could not', async () => {
    table = await sitting(state({ phase: 'prepared', turn: 0, plays: [], hand: [] }));
    const error = { code: 'database-failed', message: '', details: {} };
    for (let times = 1; times <= 3; times++) {
      expect(deals()).toHaveLength(times);
      const { id } = deals().at(-1)!;
      FakeSocket.last.receive({ type: 'refused', id, error });
      expect(table.fault).toEqual(error);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    table.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(deals()).toHaveLength(4);
  });
});
