import { chunks } from './build/chunks.ts';
import { early } from './build/early.ts';
import { press } from './build/press.ts';
import { worker } from './build/worker.ts';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.SCOPA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), early(), worker(), press()],
  build: {
    // Inside the Python package, which serves it; overridden where an installer wants it elsewhere.
    outDir: process.env.SCOPA_CLIENT_OUT ?? '../src/scopa/server/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Chromium reads every function of such a file while it is fetched, beside the page's own
        // work, and not when it is first called: in the middle of a card's flight.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: chunks(),
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The catalogues are shared with the Python package and lie beside it.
    fs: { allow: ['..'] },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
    css: { include: /deck\.css/ },
  },
});
