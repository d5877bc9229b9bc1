import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';

type Condition = ReturnType<typeof sql>;
type Asked = { slugs: string[]; tableOf(slug: string): string; where: Condition };

/** One question instead of one to each of some twenty tables, most of which have nothing to say. */
export async function slugsWith(req: PayloadRequest, { slugs, tableOf, where }: Asked): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const each = slugs.map(
    (slug) => sql`select ${slug}::text as slug where exists (select from cms.${sql.identifier(tableOf(slug))} where ${where})`,
  );
  const found = await execute(req, sql.join(each, sql` union all `));
  return new Set(found.map(({ slug }) => String(slug)));
}
