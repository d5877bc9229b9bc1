import { expect, test } from 'vitest';
import { readRedirectsCsv } from './redirects-csv.ts';

test.each([
  ['paths', '/holep,/pt/tratamentos/hbp', '/holep', '/pt/tratamentos/hbp'],
  ['full addresses, whose host does not matter', 'https://www.x.pt/holep/?a=1;https://www.x.pt/pt/b/', '/holep', '/pt/b'],
  ['quotes', '"/a,b","/pt/c"', '/a,b', '/pt/c'],
  ['everything below an address', '/en/old/*,/en/new', '/en/old/*', '/en/new'],
  ['accents that were encoded', '/pr%C3%B3stata,/pt/c', '/próstata', '/pt/c'],
])('reads %s', (_, csv, from, to) => expect(readRedirectsCsv(csv)).toEqual({ redirects: [{ from, to, line: 1 }], problems: [] }));

test('a first line of names and empty lines are no addresses', () => {
  expect(readRedirectsCsv('\uFEFFde,para\r\n/a,/pt/b\r\n\r\n').redirects).toEqual([{ from: '/a', to: '/pt/b', line: 2 }]);
});

test.each(['/a', '/a,', 'a,/pt/b', '/a,javascript:x', '/,/pt', '/a b,/pt/c'])('%j is told with its line, not dropped', (line) => {
  expect(readRedirectsCsv(`/x,/pt/y\n${line}`)).toEqual({
    redirects: [{ from: '/x', to: '/pt/y', line: 1 }],
    problems: [`linha 2: «${line}»`],
  });
});
