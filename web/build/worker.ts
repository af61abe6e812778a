/** Builds src/worker.ts, which has to know every file of the build it belongs to. */

import type { Plugin } from 'vite';
import { hashOf, script } from './script.ts';

const PUBLIC = ['/icon.svg'];

export function worker(): Plugin {
  let root = '';
  return {
    name: 'scopa:worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const FILES = [...names.map((name) => `/${name}`).sort(), ...PUBLIC];
      const VERSION = hashOf([...FILES, page.source].join());
      const source = await script(root, 'src/worker.ts', { FILES, VERSION });
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}
