/** Which languages there are, and which one a reader wants. */

export const LANGUAGES = ['de', 'it', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of the reader's that there is a catalogue for; else English. */
export function preferred(chosen: string | null, languages: readonly string[]): Language {
  const wanted = [chosen ?? '', ...languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const known = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (known as Language | undefined) ?? 'en';
}
