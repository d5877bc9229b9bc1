import type { PageHead } from './page-head.server.ts';

/** For what search engines should not keep: a title and nothing else. */
export const bareHead = (title: string, description = ''): PageHead => ({
  title,
  description,
  indexed: false,
  canonical: undefined,
  alternates: [],
  picture: undefined,
  structured: undefined,
});
