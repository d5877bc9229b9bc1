import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages, withoutParser } from './compiled-messages.ts';

/** Parts that pages share lie in few files: dozens of small ones cost a request each, and every page carries the list of them all. */
const sharedFiles = [
  { name: 'base', priority: 3, test: /\/node_modules\/(?!.*(?:aria|stately|@internationalized|@react-types|@simplewebauthn))/ },
  // Without what is loaded only when it is asked for (suggestions of the search, the second layer of the consent)
  // and what is only on pages to read.
  {
    name: 'frame',
    priority: 2,
    test: /\/site\/app\/(?:(?:frame|consent|navigation|head)\/(?!header\/suggestion-list|consent-dialog|purpose-choice|inner-menu|section-in-view)|reading\/picture)/,
  },
  {
    name: 'parts',
    priority: 2,
    test: /\/site\/app\/(?:home\/(?!home-screen)|components\/(?:[\w-]+\.|carousel\/(?!carousel-3d)|media|content\/(?:voice|tile-cover|card)|date\/date-words|messages\/emergency))/,
  },
  { name: 'reading', priority: 1, test: /\/site\/app\/(?:reading\/|blocks\/|frame\/(?:inner-menu|section-in-view))/ },
  // What only one page needs stays with that page.
  { name: 'area', priority: 1, minShareCount: 4, test: /\/site\/app\/area\/(?!parts\/(?:area-card|arrow-anchor|date-in-line))/ },
  { name: 'fields', priority: 1, minShareCount: 3, test: /\/site\/app\/components\/(?:fields\/|messages\/error-summary)/ },
  { name: 'account', priority: 1, minShareCount: 3, test: /\/site\/app\/account\// },
  { name: 'visit', priority: 1, minShareCount: 2, test: /\/site\/app\/booking\/visit\// },
  { name: 'booking', priority: 1, minShareCount: 2, test: /\/site\/app\/booking\/(?:identity\/|[\w-]+\.)/ },
  { name: 'events', priority: 1, minShareCount: 2, test: /\/site\/app\/events\// },
];

/** Every page loads the list of all files, in which a hash is the part that does not compress: 42 bits tell two versions of a file apart. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  resolve: { alias: withoutParser },
  environments: {
    // The server's entry is ours, so that the HTTP server, the page cache, the routes and `core` are one module graph.
    ssr: { build: { rollupOptions: { input: './server/app.ts', output: { assetFileNames: fileNames.assetFileNames } } } },
    client: { build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: sharedFiles } } } } },
  },
  ssr: { noExternal: ['@clinic/core', 'use-intl'] },
  build: { assetsInlineLimit: 0 },
});
