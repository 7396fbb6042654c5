import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the game server listens while the pages are served by `vite dev`. */
const server = process.env['WARBEACON_SERVER'] ?? 'http://127.0.0.1:2567';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    // The server's content security policy allows no `data:` fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Say which chunk holds which file, for scripts/sizes.mjs.
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
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
