/** The page's language: Fluent catalogues shared with the Python package, loaded when needed. */

import { Catalogue, type Arguments } from './catalogue';
import { catalogues, type Part } from './catalogues';
import { preferred, type Language } from './languages';
import { recall, remember } from './memory';

class Texts {
  language = $state<Language>('en');
  #catalogue = $state.raw<Catalogue | null>(null);
  #parts: Part[] = ['main'];
  /** The parts that have come. */
  #there: Part[] = [];
  /** The language asked for last, and its coming. */
  #wanted: Language = 'en';
  #latest: Promise<void> = Promise.resolve();

  /** Loads a language and switches to it, unless another is asked for meanwhile. */
  use(language: Language): Promise<void> {
    const parts = this.#parts;
    const loads = Promise.all(parts.map((part) => catalogues[part][language]()));
    const mine: Promise<void> = loads.then((sources) => {
      if (mine !== this.#latest) return this.#latest;
      this.#there = parts;
      return this.load(language, ...sources.map((source) => source.default));
    });
    this.#wanted = language;
    this.#latest = mine;
    return mine;
  }

  /** Loads a part of the texts, now and with every language from now on. */
  async need(part: Part): Promise<void> {
    if (this.#there.includes(part)) return undefined;
    if (this.#parts.includes(part)) return this.#latest;
    this.#parts = [...this.#parts, part];
    try {
      return await this.use(this.#wanted);
    } catch (error) {
      // Whoever needs it next asks again.
      this.#parts = this.#parts.filter((other) => other !== part);
      throw error;
    }
  }

  load(language: Language, ...sources: string[]): void {
    this.#catalogue = new Catalogue(language, sources);
    this.language = language;
    document.documentElement.lang = language;
    // Whoever installs the app from here gets it in this language.
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const address = `/manifest.webmanifest?language=${language}`;
    if (manifest && manifest.getAttribute('href') !== address) manifest.href = address;
  }

  /** Switches language and remembers it. */
  choose(language: Language): Promise<void> {
    remember('language', language);
    return this.use(language);
  }

  begin(): Promise<void> {
    return this.use(preferred(recall('language'), navigator.languages));
  }

  has(id: string): boolean {
    return this.#catalogue?.has(id) ?? false;
  }

  text(id: string, values: Arguments = {}): string {
    return this.#catalogue?.text(id, values) ?? id;
  }

  /** `a, b and c` as the language writes it. The browser's own lists take it long to prepare. */
  list(parts: readonly string[]): string {
    const [first = '', second = '', ...more] = parts;
    if (parts.length < 2) return first;
    if (more.length === 0) return this.text('list-two', { first, second });
    return this.text('list-more', {
      others: parts.slice(0, -1).join(', '),
      last: parts.at(-1)!,
    });
  }
}

export const texts = new Texts();

/** The text of a message in the page's language. */
export const t = (id: string, values?: Arguments): string => texts.text(id, values);

/** A name of the protocol as it stands in message ids: `re_bello` is `re-bello` there. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
