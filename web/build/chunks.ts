/** Which modules come together in one file: each file more is a round trip where connections are few. */

import type { Rolldown } from 'vite';

type Asked = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Groups = NonNullable<Rolldown.OutputOptions['codeSplitting']>;

const ENTRY = /\/src\/main\.ts$/;

/** Everything that a module imports, and what this imports, but for what is loaded when needed. */
function needs(entry: string, asked: Asked, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of asked.getModuleInfo(entry)?.importedIds ?? []) needs(id, asked, found);
  return found;
}

/** The entry's own needs in one file, what pages share in another. */
export function chunks(): Groups {
  let first: Set<string> | undefined;
  const entryOf = (id: string, asked: Asked): string | undefined => {
    const seen = new Set([id]);
    for (const one of seen) {
      if (ENTRY.test(one)) return one;
      for (const other of asked.getModuleInfo(one)?.importers ?? []) seen.add(other);
    }
    return undefined;
  };
  const base = (id: string, asked: Asked): string | null => {
    if (first === undefined) {
      const entry = entryOf(id, asked);
      if (entry === undefined) return null;
      first = needs(entry, asked);
    }
    return first.has(id) && !ENTRY.test(id) ? 'base' : null;
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: base, debugName: 'base' },
      { name: 'parts', test: /\/src\/(components|lib)\//, minShareCount: 2 },
      { name: 'reading', test: /\/src\/learn\//, minShareCount: 2 },
    ],
  };
}
