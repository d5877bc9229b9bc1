import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages, withoutParser } from './compiled-messages.ts';
import { sharedFiles } from './shared-files.ts';
import { shortClassNames } from './short-class-names.ts';

/** Every page loads the list of all files, in which a hash is the part that does not compress: 42 bits tell two versions of a file apart. */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), reactRouter()],
  resolve: { alias: withoutParser },
  environments: {
    // The server's entry is ours, so that the HTTP server, the page cache, the routes and `core` are one module graph.
    ssr: { build: { rollupOptions: { input: './server/app.ts', output: { assetFileNames: fileNames.assetFileNames } } } },
    client: { build: { rolldownOptions: { output: { ...fileNames, codeSplitting: { groups: sharedFiles } } } } },
  },
  ssr: { noExternal: ['@clinic/core', '@clinic/metrics', 'use-intl'] },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
  build: { assetsInlineLimit: 0 },
}));
