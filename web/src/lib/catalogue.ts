/** The messages of a language in Fluent's syntax, read one by one: a page says few of them. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

/** Where an entry begins, and its name; terms begin with a dash. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** Other entries that an entry puts in. */
const PUT_IN = /\{\s*(-?[a-z][\w-]*)/g;

/**
 * A number that is written with its digits in every language here. A browser's first formatter of
 * numbers takes a slow telephone a tenth of a second to make, and most numbers need none.
 */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** From here on numbers have marks between their thousands. */
const LARGE = 1000;

const written = (value: FluentVariable): FluentVariable =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < LARGE
    ? new Whole(value)
    : value;

export class Catalogue {
  // Every text here runs left to right, so marks to isolate directions would only be noise.
  #bundle: FluentBundle;
  /** What has not been read yet, by its name. */
  #unread = new Map<string, string>();

  constructor(language: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const entries = [...source.matchAll(ENTRY)];
      entries.forEach(({ 1: name = '', index }, place) => {
        this.#unread.set(name, source.slice(index, entries[place + 1]?.index));
      });
    }
  }

  has(id: string): boolean {
    return this.#unread.has(id) || this.#bundle.hasMessage(id);
  }

  /** The text of a message, if there is such a message. */
  text(id: string, values: Arguments): string | undefined {
    this.#read(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) return undefined;
    const given = Object.entries(values).map(([name, value]) => [name, written(value)]);
    const faults: Error[] = [];
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given), faults);
  }

  #read(id: string): void {
    const entry = this.#unread.get(id);
    if (entry === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(entry));
    for (const [, other = ''] of entry.matchAll(PUT_IN)) this.#read(other);
  }
}
