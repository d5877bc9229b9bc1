import { expect, test } from 'vitest';
import { plainStyleLinks } from './plain-style-links.ts';

test('a style sheet has the address under which an island will look for it', () => {
  const links = '<link rel="stylesheet" href="/assets/a-1.css"/><link nonce="n" rel="stylesheet" href="/assets/b-2.css#"/>';
  const rest = '<a href="/pt#inicio">a.css#</a>';
  expect(plainStyleLinks(links + rest)).toBe(links.replace('#', '') + rest);
});
