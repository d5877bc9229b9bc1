import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The server's entry is ours, so that the HTTP server, the page cache, the routes and `core` are one module graph.
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
  ssr: { noExternal: ['@clinic/core'] },
  build: { assetsInlineLimit: 0 },
});
