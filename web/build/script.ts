/** Builds a script that is not one of the client's modules: it runs by itself, before them or without them. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The code of `entry`, with `known` put in for the names it declares. */
export async function script(
  root: string,
  entry: string,
  known: Record<string, unknown>,
): Promise<string> {
  const define = Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]);
  const built = await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'error',
    define: Object.fromEntries(define) as Record<string, string>,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput])[0]!.output;
  return output.code;
}

export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);
