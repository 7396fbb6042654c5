import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the game server listens while the pages are served by `vite dev`. */
const server = process.env['WARBEACON_SERVER'] ?? 'http://127.0.0.1:2567';

/**
 * PixiJS loads the renderer it needs when it is needed, but its index names all of them, which puts them into the first
 * load all the same. Without those names each stays in a file of its own: 40 kB of script that few browsers ask for.
 */
const renderersOnDemand: Plugin = {
  name: 'renderers-on-demand',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js\/lib\/index\.mjs$/ },
    handler: (code) => code.replace(/^export .*'\.\/rendering\/renderers\/(canvas|gl|gpu)\/\w+Renderer\.mjs';$/gm, ''),
  },
};

export default defineConfig({
  plugins: [react(), renderersOnDemand],
  build: {
    outDir: 'dist',
    // The server's content security policy allows no `data:` fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Say which chunk holds which file, for the bench.
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      // Our packages only define things: what a page does not use of them (the rules, above all) stays out of it.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/') },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/matchmake': server,
      // Rooms are reached at /<processId>/<roomId>?sessionId=…
      '^/[\\w-]+/[\\w-]+\\?.*sessionId=': { target: server, ws: true },
    },
  },
});
