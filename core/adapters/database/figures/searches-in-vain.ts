import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { fewestVisitors, type ReadingFigures, type SearchInVain } from '../../../desk/management/reading-figures.ts';
import type { Day } from '../../../kernel/lisbon-time.ts';
import type { Locale } from '../../../kernel/locale.ts';
import type { Database } from '../database.ts';

/** `visitor`: an address, which nobody stores. */
type VainQuestion = { term: string; locale: Locale; visitor: string };
/** One visitor of one term: the digest holds the term, too, so that nothing tells what else the same person looked for. */
export type VainMark = { term: string; locale: Locale; termDigest: string; visitorDigest: string };

export function toMark(key: Buffer, { term, locale, visitor }: VainQuestion): VainMark {
  const digest = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  return { term, locale, termDigest: digest('term', locale, term), visitorDigest: digest('visitor', locale, term, visitor) };
}

/** One for all servers, made by the first that needs it; the worker throws it away when the week is over. */
export async function visitorKey(db: Database, week: Day): Promise<Buffer> {
  await sql`insert into core.visitor_keys (week, key) values (${week}::date, ${randomBytes(32)}) on conflict (week) do nothing`.execute(db);
  const { rows } = await sql<{ key: Buffer }>`select key from core.visitor_keys where week = ${week}::date`.execute(db);
  if (!rows[0]) throw new Error('the key of the week is gone');
  return rows[0].key;
}

/** With the fifth visitor the term is written down; until then there are digests alone. */
export async function addVainSearches(db: Database, week: Day, marks: readonly VainMark[]): Promise<void> {
  for (const { term, locale, termDigest, visitorDigest } of marks) {
    const added = await sql`
      insert into core.search_visitors (week, term_digest, visitor_digest) values (${week}::date, ${termDigest}, ${visitorDigest})
      on conflict do nothing`.execute(db);
    if (!added.numAffectedRows) continue;
    await sql`
      insert into core.searches_in_vain (week, locale, term, visitors)
      select ${week}::date, ${locale}, ${term}, count(*) from core.search_visitors
      where week = ${week}::date and term_digest = ${termDigest} having count(*) >= ${fewestVisitors}
      on conflict (week, locale, term) do update set visitors = excluded.visitors`.execute(db);
  }
}

export const readVainSearches =
  (db: Database): ReadingFigures['searches'] =>
  async (from, until, most) => {
    const { rows } = await sql<SearchInVain>`
      select term, locale, sum(visitors)::int as visitors from core.searches_in_vain where week >= ${from}::date and week < ${until}::date
      group by term, locale order by visitors desc, term limit ${most}`.execute(db);
    return rows;
  };
