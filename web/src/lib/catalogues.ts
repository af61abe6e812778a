/** Which catalogues there are, each fetched when it is needed. */

import type { Language } from './languages';

/** The catalogue every page needs, and those of the pages that say more than others. */
export type Part = 'main' | 'learn' | 'editor' | 'statistics' | 'matches';

export const catalogues: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
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
