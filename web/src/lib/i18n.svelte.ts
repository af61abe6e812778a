/** The page's language: Fluent catalogues shared with the Python package, loaded when needed. */

import { Catalogue, type Arguments } from './catalogue';
import { preferred, type Language } from './languages';
import { recall, remember } from './memory';

/** The catalogue every page needs, and those of the pages that say more than others. */
type Part = 'main' | 'learn' | 'editor' | 'statistics' | 'matches';

const catalogues: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  main: {
    de: () => import('../../../src/scopa/locale/de.ftl?raw'),
    it: () => import('../../../src/scopa/locale/it.ftl?raw'),
    en: () => import('../../../src/scopa/locale/en.ftl?raw'),
  },
  learn: {
    de: () => import('../../../src/scopa/locale/de.learn.ftl?raw'),
    it: () => import('../../../src/scopa/locale/it.learn.ftl?raw'),
    en: () => import('../../../src/scopa/locale/en.learn.ftl?raw'),
  },
  editor: {
    de: () => import('../../../src/scopa/locale/de.editor.ftl?raw'),
    it: () => import('../../../src/scopa/locale/it.editor.ftl?raw'),
    en: () => import('../../../src/scopa/locale/en.editor.ftl?raw'),
  },
  statistics: {
    de: () => import('../../../src/scopa/locale/de.statistics.ftl?raw'),
    it: () => import('../../../src/scopa/locale/it.statistics.ftl?raw'),
    en: () => import('../../../src/scopa/locale/en.statistics.ftl?raw'),
  },
  matches: {
    de: () => import('../../../src/scopa/locale/de.matches.ftl?raw'),
    it: () => import('../../../src/scopa/locale/it.matches.ftl?raw'),
    en: () => import('../../../src/scopa/locale/en.matches.ftl?raw'),
  },
};

class Texts {
  language = $state<Language>('en');
  #catalogue = $state.raw<Catalogue | null>(null);
  #parts: Part[] = ['main'];

  /** Loads a language and switches to it. */
  async use(language: Language): Promise<void> {
    const sources = await Promise.all(this.#parts.map((part) => catalogues[part][language]()));
    this.load(language, ...sources.map((source) => source.default));
  }

  /** Loads a part of the texts, now and with every language from now on. */
  async need(part: Part): Promise<void> {
    if (this.#parts.includes(part)) return;
    this.#parts = [...this.#parts, part];
    await this.use(this.language);
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
