import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { reviewedSlugs } from '../medical-review/reviewed-pages.ts';
import { execute } from '../publishing/execute.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';

/** The demonstration's registration numbers are zeros, at most with another last digit: `00000`, `00007`, `0-E-00000`. No register gives those out. */
export const isPlaceholderNumber = (number: unknown): boolean => typeof number === 'string' && /^0{4,}\d?$/.test(number.replace(/\D/g, ''));

/** What still shows that nobody has made the content theirs: numbers that no register gave out, and pages that such a person reviewed. */
export type Demonstration = { people: DocumentLine[]; pages: number; ofClinic: boolean };

type Person = { id: number; nome?: unknown; cedula?: unknown };
type Settings = { registos?: { nif?: unknown; ers_registo?: unknown; licenca?: unknown } };

/** Nothing once every number is a real one. */
export async function readDemonstration(req: PayloadRequest): Promise<Demonstration | null> {
  const { db } = req.payload;
  const [team, settings] = await Promise.all([
    db.find<Person>({ collection: 'equipa', limit: 0, pagination: false, req, select: { nome: true, cedula: true }, sort: 'id' }),
    db.findGlobal<Settings>({ slug: 'definicoes', req, select: { registos: true } }),
  ]);
  const examples = team.docs.filter(({ cedula }) => isPlaceholderNumber(cedula));
  const { nif, ers_registo, licenca } = settings?.registos ?? {};
  const ofClinic = [nif, ers_registo, licenca].some(isPlaceholderNumber);
  if (examples.length === 0 && !ofClinic) return null;
  const people = examples.map((person) => ({
    kind: 'collection' as const,
    slug: 'equipa',
    id: person.id,
    title: documentTitle(person, req.i18n.language),
    detail: String(person.cedula),
  }));
  return { people, pages: await pagesReviewedBy(examples, req), ofClinic };
}

/** Trashed ones with them: they come back with the name they had. */
async function pagesReviewedBy(people: Person[], req: PayloadRequest): Promise<number> {
  if (people.length === 0) return 0;
  const ids = sql.join(
    people.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const each = reviewedSlugs.map((slug) => sql`select count(*) as pages from cms.${sql.identifier(slug)} where revisor_id in (${ids})`);
  const [row] = await execute(req, sql`select sum(pages)::int as pages from (${sql.join(each, sql` union all `)}) as counted`);
  return Number(row?.['pages'] ?? 0);
}
