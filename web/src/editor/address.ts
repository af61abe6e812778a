/** A position in a page's address: its variant and its text, apart by `_` where they have blanks. */

export interface Addressed {
  /** The variant's code; null when the address holds a position alone. */
  variant: string | null;
  /** Null when it holds a variant alone. */
  position: string | null;
}

/** What follows `#/editor/`; of what the notation uses only `#` and `%` cannot stand there. */
export const addressOf = (variant: string, position: string): string =>
  `${variant} ${position}`.replaceAll('%', '%25').replaceAll('#', '%23').replace(/\s+/g, '_');

/** Reads an address that we made, or one that was url-encoded as a whole. */
export function addressed(what: string): Addressed | null {
  const text = decoded(what).replaceAll('_', ' ').trim();
  if (text === '') return null;
  const [first = '', rest = ''] = parted(text);
  // Hands have slashes between them; no variant's code has one.
  return first.includes('/')
    ? { variant: null, position: text }
    : { variant: first, position: rest || null };
}

function parted(text: string): [string, string] {
  const at = text.search(/\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).trim()];
}

function decoded(what: string): string {
  try {
    return decodeURIComponent(what);
  } catch {
    return what;
  }
}
