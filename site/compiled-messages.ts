import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { [key: string]: string | Tree };

const compiled = (tree: Tree): object =>
  Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]));

/** Messages are parsed when the site is built, so that no browser has to load a parser for them. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/(?:pt|en)\/[\w-]+\.json$/ },
    handler: (code) => ({ code: JSON.stringify(compiled(JSON.parse(code))), map: null }),
  },
});

/** Both sides of the site then need only the half of use-intl that fills such messages in. */
export const withoutParser = { 'use-intl/format-message': 'use-intl/format-message/format-only' };
