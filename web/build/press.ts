/** Leaves every hashed file compressed beside itself: better than could be done for each request. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller ones are not worth it. */
const LEAST = 400;

export function press(): Plugin {
  return {
    name: 'scopa:press',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const name of await readdir(assets)) {
        const content = await readFile(join(assets, name));
        if (content.length < LEAST) continue;
        await writeFile(join(assets, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
