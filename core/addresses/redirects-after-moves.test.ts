import { expect, test } from 'vitest';
import { findRedirect, type RedirectRow } from './redirect-rows.ts';
import { redirectsAfterMoves } from './redirects-after-moves.ts';

const row = (id: number, from: string, to: string): RedirectRow => ({ id, from, to });

/** The rows as they are afterwards. */
function after(rows: RedirectRow[], moves: { from: string; to: string }[], arrivals = moves.map(({ to }) => to)): RedirectRow[] {
  const { remove, update, create } = redirectsAfterMoves({ rows, moves, arrivals });
  const kept = rows.filter((one) => !remove.includes(one)).map((one) => update.find(({ id }) => id === one.id) ?? one);
  return [...kept, ...create.map((one, index) => row(100 + index, one.from, one.to))];
}

test('the old address leads to the new one', () =>
  expect(after([], [{ from: '/pt/a', to: '/pt/b' }])).toEqual([row(100, '/pt/a', '/pt/b')]));

test('a page that moves twice is one step from each of its old addresses', () =>
  expect(after([row(1, '/pt/a', '/pt/b')], [{ from: '/pt/b', to: '/pt/c' }])).toEqual([
    row(1, '/pt/a', '/pt/c'),
    row(100, '/pt/b', '/pt/c'),
  ]));

test('a page that comes back to its old address leaves no circle', () =>
  expect(after([row(1, '/pt/a', '/pt/b')], [{ from: '/pt/b', to: '/pt/a' }])).toEqual([row(100, '/pt/b', '/pt/a')]));

test('a row for the same old address is led anew instead of doubled', () =>
  expect(after([row(1, '/pt/a', '/pt/x')], [{ from: '/pt/a', to: '/pt/b' }])).toEqual([row(1, '/pt/a', '/pt/b')]));

test('a page that is published anew takes its address back from the row', () =>
  expect(after([row(1, '/pt/a', '/pt/b'), row(2, '/pt/z', '/pt/b')], [], ['/pt/a'])).toEqual([row(2, '/pt/z', '/pt/b')]));

test('two pages that change places leave no row behind', () =>
  expect(after([], [{ from: '/pt/a', to: '/pt/b' }], ['/pt/a', '/pt/b'])).toEqual([]));

test('however often pages move, nobody is sent on twice', () => {
  let rows: RedirectRow[] = [];
  const places = ['/pt/a', '/pt/b', '/pt/c', '/pt/a', '/pt/d', '/pt/b', '/pt/d'];
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (from) rows = after(rows, [{ from, to }]).map((one, number) => ({ ...one, id: number + 1 }));
    for (const one of rows) expect(findRedirect(one.to, rows)).toBeUndefined();
  }
  expect(rows.map(({ from }) => from).toSorted()).toEqual(['/pt/a', '/pt/b', '/pt/c']);
});
