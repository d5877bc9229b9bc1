import type { Thing } from 'schema-dts';

/** Inside a script element only "<" could end the data early. */
export const toJsonLd = (things: Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
