/** An old address and where its page went; `from` may end in `/*` and then covers everything below it. */
export type RedirectRow = { id: number; from: string; to: string };

/** The most particular row wins: the exact address first, then the longest `/*`. */
export function findRedirect(path: string, rows: RedirectRow[]): RedirectRow | undefined {
  return rows.filter(({ from }) => covers(from, path)).toSorted((a, b) => rank(b, path) - rank(a, path))[0];
}

const covers = (from: string, path: string) => from === path || (from.endsWith('/*') && path.startsWith(from.slice(0, -1)));
const rank = (row: RedirectRow, path: string) => (row.from === path ? Number.POSITIVE_INFINITY : row.from.length);

/** The row that would send a visitor on a second time, if `row` were added: a chain, or a loop. */
export function chainedRow(row: Omit<RedirectRow, 'id'>, others: RedirectRow[]): Omit<RedirectRow, 'id'> | undefined {
  if (covers(row.from, row.to)) return row;
  return findRedirect(row.to, others) ?? others.find((other) => covers(row.from, other.to));
}
