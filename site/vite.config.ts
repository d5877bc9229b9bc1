import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages, withoutParser } from './compiled-messages.ts';

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  resolve: { alias: withoutParser },
  // The server's entry is ours, so that the HTTP server, the page cache, the routes and `core` are one module graph.
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
  ssr: { noExternal: ['@clinic/core', 'use-intl'] },
  build: { assetsInlineLimit: 0 },
});
