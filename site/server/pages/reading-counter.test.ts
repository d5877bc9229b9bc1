import { expect, test } from 'vitest';
import { createReadingCounter, mostPages, mostSearches } from './reading-counter.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0';

function counting() {
  const written: { views: [string, number][]; steps: [string, number][]; marks: string[] } = { views: [], steps: [], marks: [] };
  const counter = createReadingCounter<string>({
    addViews: async (_, views) => void written.views.push(...views),
    addSteps: async (_, reached) => void written.steps.push(...reached),
    keyOf: async () => Buffer.from('key'),
    toMark: (key, { term, visitor }) => `${key.toString()} ${term} ${visitor}`,
    addSearches: async (_, marks) => void written.marks.push(...marks),
    onTrouble: (error) => {
      throw error;
    },
  });
  return { counter, written };
}

test('pages are counted for people, not for robots, and are written together', async () => {
  const { counter, written } = counting();
  for (const agent of [browser, browser, 'Googlebot/2.1', 'curl/8.5', undefined]) counter.view('/pt/sobre-nos', agent);
  expect(written.views).toEqual([]);
  await counter.close();
  expect(written.views).toEqual([['/pt/sobre-nos', 2]]);
});

test('questions of the wizard are added up for people, and written together', async () => {
  const { counter, written } = counting();
  counter.reached(['began', 'specialty'], browser);
  counter.reached(['began'], browser);
  counter.reached(['began'], 'Googlebot/2.1');
  expect(written.steps).toEqual([]);
  await counter.close();
  expect(written.steps).toEqual([
    ['began', 2],
    ['specialty', 1],
  ]);
});

test('however many pages are asked for, a minute has its limit', async () => {
  const { counter, written } = counting();
  for (let page = 0; page < mostPages + 10; page++) counter.view(`/pt/${page}`, browser);
  counter.view('/pt/0', browser);
  await counter.close();
  expect([written.views.length, written.views[0]]).toEqual([mostPages, ['/pt/0', 2]]);
});

test('of a search the term and a mark are handed on, of somebody’s data nothing', async () => {
  const { counter, written } = counting();
  const searched = { locale: 'pt' as const, client: '192.0.2.1', userAgent: browser };
  for (const typed of ['Estacionamento', '912 345 678', 'joaquim@exemplo.pt']) await counter.searchedInVain({ ...searched, typed });
  await counter.searchedInVain({ ...searched, typed: 'Parque', userAgent: 'Googlebot/2.1' });
  for (let term = 0; term < mostSearches + 10; term++) await counter.searchedInVain({ ...searched, typed: 'parque' });
  await counter.close();
  expect(written.marks[0]).toBe('key estacionamento 192.0.2.1');
  expect(written.marks).toHaveLength(mostSearches);
});

test('whoever names five browsers from one address is one visitor', async () => {
  const { counter, written } = counting();
  const searched = { typed: 'Ligue para outro lado', locale: 'pt' as const, client: '192.0.2.1' };
  for (let version = 1; version <= 5; version++) await counter.searchedInVain({ ...searched, userAgent: `${browser} ${version}` });
  await counter.close();
  expect(new Set(written.marks).size).toBe(1);
});
