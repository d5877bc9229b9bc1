import { expect, test } from 'vitest';
import { mixedReads, perSecondOf } from './visitor-mix.ts';

const addresses = { stored: ['/a', '/b', '/c'], search: ['/s'], hours: ['/h'], area: ['/x'] };

test('a round has every kind in the share that a day has of it', () => {
  const round = mixedReads(addresses, 985);
  const count = (wanted: string) => round.filter(({ kind }) => kind === wanted).length;
  expect([count('stored'), count('search'), count('hours'), count('area')]).toEqual([920, 40, 20, 5]);
});

test('what costs much never comes twice in a row', () => {
  const round = mixedReads(addresses, 985);
  expect(round.filter(({ kind }, at) => kind !== 'stored' && kind === round[at - 1]?.kind)).toEqual([]);
});

test('every page is asked for as often as the others', () => {
  const pages = mixedReads(addresses, 985).filter(({ kind }) => kind === 'stored');
  expect(pages.slice(0, 4).map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/a']);
});

test('a thousand a second are fifteen of the wizard', () => {
  expect(perSecondOf('wizard', 1_000)).toBe(15);
});
