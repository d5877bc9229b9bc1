import type { RedirectRow } from './redirect-rows.ts';

/** A page that left an address, and where whoever asks for it is sent. */
export type Move = { from: string; to: string };

type RedirectChanges = { remove: RedirectRow[]; update: RedirectRow[]; create: Move[] };

type Moved = {
  rows: RedirectRow[];
  moves: Move[];
  /** Addresses at which a page lives from now on: a row that leads away from one would never be used. */
  arrivals: string[];
};

/** Which rows keep every old address one step from its page: none that waits behind a page, none that leads to another row. */
export function redirectsAfterMoves({ rows, moves, arrivals }: Moved): RedirectChanges {
  const lives = new Set(arrivals);
  const goesTo = new Map(moves.map(({ from, to }) => [from, to]));
  const left = moves.filter(({ from, to }) => from !== to && !lives.has(from));
  const toOf = ({ from, to }: RedirectRow) => left.find((move) => move.from === from)?.to ?? goesTo.get(to) ?? to;
  const kept = rows.filter((row) => !lives.has(row.from) && toOf(row) !== row.from);
  const known = new Set(kept.map(({ from }) => from));
  return {
    remove: rows.filter((row) => !kept.includes(row)),
    update: kept.filter((row) => toOf(row) !== row.to).map((row) => ({ ...row, to: toOf(row) })),
    create: left.filter(({ from }) => !known.has(from)),
  };
}
