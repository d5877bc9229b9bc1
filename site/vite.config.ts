import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages, withoutParser } from './compiled-messages.ts';

/** Parts that pages share lie in few files: dozens of small ones cost a request each, and every page carries the list of them all. */
const sharedFiles = [
  { name: 'base', priority: 3, test: /\/node_modules\/(?!.*(?:aria|stately|@internationalized|@react-types))/ },
  { name: 'frame', priority: 2, test: /\/site\/app\/(?:(?:frame|consent|navigation|head)\/|reading\/picture)/ },
  {
    name: 'parts',
    priority: 2,
    test: /\/site\/app\/(?:home\/(?!home-screen)|components\/(?:[\w-]+\.|carousel\/(?!carousel-3d)|media|content\/(?:voice|tile-cover|card)|date\/date-words|messages\/emergency))/,
  },
  { name: 'reading', priority: 1, test: /\/site\/app\/(?:reading|blocks)\// },
];

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  resolve: { alias: withoutParser },
  environments: {
    // The server's entry is ours, so that the HTTP server, the page cache, the routes and `core` are one module graph.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
  ssr: { noExternal: ['@clinic/core', 'use-intl'] },
  build: { assetsInlineLimit: 0 },
});
