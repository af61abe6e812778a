/**
 * The line to the server: reconnects by itself and sends unanswered commands again.
 *
 * A command keeps its id however often it is sent, so that the server takes it once.
 */

import type { ClientMessage, Command, ServerMessage } from './messages';

/** `closed`: the server will not have it, and has said why. */
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketOptions {
  /** The address to connect to now; it names the last version that arrived. */
  address: () => string;
  message: (message: ServerMessage) => void;
  line: (line: Line) => void;
  open?: (address: string) => WebSocket;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
/** How long an answer may take: an attempt's, a ping's, and a ping's when somebody has just come back. */
const PATIENCE = 20_000;
const LITTLE_PATIENCE = 5_000;

/** Closed because of who asks, or for what: asking again would not help. */
const isRefusal = (code: number): boolean => code >= 4400 && code < 4500;

export class TableSocket {
  #options: SocketOptions;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Command>();
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Ends the line unless something is heard before. */
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(options: SocketOptions) {
    this.#options = options;
  }

  connect(): void {
    this.#closed = false;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Sends a command, now or as soon as the line is back. */
  send(command: Command): void {
    this.#unanswered.set(command.id, command);
    this.#put(command);
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#drop();
    if (this.#failures === 0) this.#options.line('connecting');
    const open = this.#options.open ?? ((address: string) => new WebSocket(address));
    const socket = open(this.#options.address());
    this.#socket = socket;
    this.#expect(PATIENCE);
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#received(String(data));
    socket.onclose = ({ code }) => (isRefusal(code) ? this.#refused() : this.#lost());
  }

  #opened(): void {
    this.#failures = 0;
    this.#trust();
    this.#options.line('open');
    for (const command of this.#unanswered.values()) this.#put(command);
    this.#pulse = setInterval(() => this.#ask(PATIENCE), PING_EVERY);
  }

  /** Asks whether the server is there; a line on which nothing comes back is lost. */
  #ask(patience: number): void {
    this.#put({ type: 'ping' });
    this.#expect(patience);
  }

  // Silence is measured from a question on: how seldom a hidden page may ask says nothing of the line.
  #expect(patience: number): void {
    this.#doubt ??= setTimeout(() => this.#lost(), patience);
  }

  #trust(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #received(text: string): void {
    this.#trust();
    const message = JSON.parse(text) as ServerMessage;
    if ((message.type === 'done' || message.type === 'refused') && message.id !== null) {
      this.#unanswered.delete(message.id);
    }
    this.#options.message(message);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#options.line('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #refused(): void {
    this.close();
    this.#options.line('closed');
  }

  #now = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket === null) this.#open();
    else if (this.#socket.readyState === 1) {
      // The line may have gone while the machine slept, or with the network it was on.
      this.#trust();
      this.#ask(LITTLE_PATIENCE);
    }
  };

  #put(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    clearInterval(this.#pulse);
    this.#trust();
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
