import { sql } from 'kysely';
import type { PageViews, ReadingFigures } from '../../../desk/management/reading-figures.ts';
import type { Day } from '../../../kernel/lisbon-time.ts';
import type { Database } from '../database.ts';

export const addPageViews =
  (db: Database) =>
  async (day: Day, views: ReadonlyMap<string, number>): Promise<void> => {
    // In one order, so that two servers that add the same pages do not wait for each other.
    const rows = [...views].sort(([one], [other]) => (one < other ? -1 : 1));
    if (rows.length === 0) return;
    await sql`
      insert into core.page_views (day, path, views)
      select ${day}::date, given.* from unnest(${rows.map(([path]) => path)}::text[], ${rows.map(([, count]) => count)}::integer[]) as given
      on conflict (day, path) do update set views = page_views.views + excluded.views`.execute(db);
  };

export const readPageViews =
  (db: Database): ReadingFigures['pages'] =>
  async (from, until, most) => {
    const { rows } = await sql<PageViews>`
      select path, sum(views)::int as views from core.page_views where day >= ${from}::date and day < ${until}::date
      group by path order by views desc, path limit ${most}`.execute(db);
    return rows;
  };
