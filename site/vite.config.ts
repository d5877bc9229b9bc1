import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compiledMessages, withoutParser } from './compiled-messages.ts';
import { shortClassNames } from './short-class-names.ts';

/** Parts that pages share lie in few files: dozens of small ones cost a request each, and every page carries the list of them all. */
const sharedFiles = [
  // All that a document loads by itself.
  {
    name: 'behaviour',
    priority: 5,
    test: /\/(?:site\/app\/(?:behaviour\/|consent\/(?:consent-(?:behaviour|store|cookie)|third-party-scripts|insert-script|tag-manager|foreign-cookies)\.|navigation\/(?:reload-page|scroll-rules|go-to|prefetch-rule|when-idle|speculation-rules)\.|frame\/header\/compact\.|islands\/(?:wake-islands|parts)\.)|core\/consent\/|vite\/preload-helper)/,
  },
  // What an island needs of others.
  {
    name: 'react',
    priority: 4,
    test: /\/node_modules\/(?:\.pnpm\/)?(?:react|react-dom|scheduler|use-intl|icu-minify|intl-messageformat|@formatjs)[@+/]/,
  },
  {
    name: 'islands',
    priority: 4,
    test: /\/site\/app\/(?:components\/(?:(?:icon|button|class-names|use-media|use-hydrated|unbroken)\.|date\/date-words|carousel\/|media\/)|frame\/trap-field|islands\/(?:slot|hydrate-island)\.|consent\/use-consent|reading\/consented-video-part|blocks\/outside-quiz-part|frame\/header\/search-form-part)|\/core\/(?:kernel\/|personal-data\/field-lengths)/,
  },
  // What a form is made of, wherever it stands; a form that is an island loads these two and nothing of the router or of other pages.
  {
    name: 'fields',
    priority: 4,
    minShareCount: 3,
    test: /\/(?:site\/app\/components\/(?:fields\/|dialog\/|date\/(?:date-picker|lazy-calendar)|messages\/(?:error-summary|note)|(?:new-tab-words|use-sent)\.)|core\/personal-data\/gender)/,
  },
  {
    name: 'request-form',
    priority: 4,
    test: /\/site\/app\/(?:requests\/(?:documents\/|form-group|preferred-date|request-(?:field|form|groups|view)\.|use-)|contacts\/contact-form-part)/,
  },
  { name: 'base', priority: 3, test: /\/node_modules\/(?!.*(?:aria|stately|@internationalized|@react-types|@simplewebauthn))/ },
  // Without what is loaded only when it is asked for (suggestions of the search, the second layer of the consent)
  // and what is only on pages to read.
  {
    name: 'frame',
    priority: 2,
    test: /\/site\/app\/(?:(?:frame|consent|navigation|head|islands)\/(?!header\/(?:suggestion|use-suggestions)|consent-dialog|purpose-choice|open-consent|read-details|inner-menu)|reading\/picture)/,
  },
  // With the tables and boxes of pages to read: a part that two rooms use goes into the file of one of them, and a page that needs it would load
  // the styles of that whole room.
  {
    name: 'parts',
    priority: 2,
    test: /\/site\/app\/(?:home\/(?!home-screen)|components\/(?:[\w-]+\.|content\/(?:voice|tile-cover|card|table|summary-box)|date\/date-words|messages\/emergency))/,
  },
  {
    name: 'reading',
    priority: 1,
    test: /\/site\/app\/(?:reading\/|blocks\/|policy\/last-change|blog\/article-cover|frame\/inner-menu)/,
  },
  // What only one page needs stays with that page.
  { name: 'area', priority: 1, minShareCount: 4, test: /\/site\/app\/area\/(?!parts\/(?:area-card|arrow-anchor|date-in-line))/ },
  { name: 'account', priority: 1, minShareCount: 3, test: /\/site\/app\/account\// },
  { name: 'visit', priority: 1, minShareCount: 2, test: /\/site\/app\/booking\/visit\// },
  {
    name: 'booking',
    priority: 1,
    minShareCount: 2,
    test: /\/site\/app\/(?:booking\/(?:identity\/|[\w-]+\.)|components\/date\/slot-words)/,
  },
  { name: 'requests', priority: 1, minShareCount: 2, test: /\/(?:site\/app\/requests|core\/personal-data)\// },
  { name: 'quizzes', priority: 1, minShareCount: 2, test: /\/(?:site\/app|core)\/quizzes\// },
  { name: 'events', priority: 1, minShareCount: 2, test: /\/site\/app\/events\// },
];

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
