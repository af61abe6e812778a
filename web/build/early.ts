/** Builds src/early.ts, which fetches what the first page needs while the client itself is fetched. */

import type { Plugin, Rolldown } from 'vite';
import { DECKS } from '../src/deck/decks.ts';
import { hashOf, script } from './script.ts';

type Bundle = Rolldown.OutputBundle;
/** What is fetched together: a page, a catalogue or a deck, with the files it takes. */
export type Files = Record<string, string[]>;

/** The name of what a file begins, from the module that is imported when needed. */
const nameOf = (module: string): string | undefined =>
  /\/(?:pages\/(\w+)\.svelte|locale\/([\w.]+)\.ftl\?raw)$/
    .exec(module)
    ?.slice(1)
    .find(Boolean);

function filesOf(file: string, bundle: Bundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) filesOf(other, bundle, found);
  return found;
}

/** For everything that is imported when needed, the files that the page itself has not brought. */
function files(bundle: Bundle): Files {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = all.filter((chunk) => chunk.isEntry).map((chunk) => filesOf(chunk.fileName, bundle));
  const there = new Set(first.flatMap((some) => [...some]));
  const named = all.flatMap((chunk): [string, string[]][] => {
    const name = chunk.isDynamicEntry && nameOf(chunk.facadeModuleId ?? '');
    if (!name) return [];
    const wanted = [...filesOf(chunk.fileName, bundle)].filter((file) => !there.has(file));
    return [[name, wanted.map((file) => `/${file}`)]];
  });
  return Object.fromEntries([...named, ...painters(bundle)]);
}

/** The scripts that paint decks, by the deck's name. */
function painters(bundle: Bundle): [string, string[]][] {
  return Object.keys(bundle).flatMap((file): [string, string[]][] => {
    const deck = DECKS.find((name) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
    return deck ? [[deck, [`/${file}`]]] : [];
  });
}

export function early(): Plugin {
  let root = '';
  return {
    name: 'scopa:early',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const source = await script(root, 'src/early.ts', { FILES: files(bundle) });
      const fileName = `assets/early-${hashOf(source)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      page.source = String(page.source).replace(
        '<script type="module"',
        `<script async src="/${fileName}"></script>\n    $&`,
      );
    },
  };
}
