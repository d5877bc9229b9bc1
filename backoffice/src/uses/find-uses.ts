import type { Fields } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload';
import { documentTitle } from '../dashboard/document-line.ts';
import { type Label, label } from '../language/label.ts';
import { reviewedCollections, reviewedGlobal } from '../medical-review/reviewed-pages.ts';
import { leavesOf } from '../publish-rules/leaves-of.ts';
import { execute } from '../publishing/execute.ts';
import { readDrafts } from './drafts.ts';
import { mentionIn, type Named } from './mention.ts';
import type { Use } from './use.ts';

type Source = { slug: string; id: number | null };

const signedBy = label('Assinatura médica', 'Medical signature');

/** Whom a published row names stands in it as `["media",7]`, a written address as a text. What is found is then read field by field. */
async function publishedSources(req: PayloadRequest, { collection, id, paths }: Named): Promise<Source[]> {
  const traces = [...(id === null ? [] : [`["${collection}",${id}]`]), ...paths.map((path) => JSON.stringify(path).slice(0, -1))];
  if (traces.length === 0) return [];
  const isTraced = sql.join(
    traces.map((trace) => sql`strpos(body::text, ${trace}) > 0`),
    sql` or `,
  );
  const rows = await execute(
    req,
    sql`select collection, id from core.published_documents
        where not (collection = ${collection} and id = ${String(id ?? collection)}) and (${isTraced}) order by collection, id`,
  );
  return rows.map((row) => ({ slug: String(row['collection']), id: row['collection'] === row['id'] ? null : Number(row['id']) }));
}

/** A page under review names nobody in public; whom its form names for it still has to be there when it is published again. */
async function reviewedSources(req: PayloadRequest, { collection, id }: Named): Promise<Source[]> {
  if (collection !== 'equipa' || id === null) return [];
  const sources: Source[] = [{ slug: reviewedGlobal, id: null }];
  for (const slug of reviewedCollections) {
    const { docs } = await req.payload.db.find<{ id: number }>({
      collection: slug,
      limit: 0,
      pagination: false,
      req,
      select: { slug: true },
      where: { and: [{ revisor: { equals: id } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }] },
    });
    sources.push(...docs.map((row) => ({ slug, id: row.id })));
  }
  return sources;
}

async function readLive(req: PayloadRequest, { slug, id }: Source): Promise<Fields> {
  const row =
    id === null
      ? await req.payload.db.findGlobal<Fields>({ slug: slug as GlobalSlug, req })
      : await req.payload.db.findOne<Fields & { id: number }>({ collection: slug as CollectionSlug, req, where: { id: { equals: id } } });
  return row ?? {};
}

function describe(
  req: PayloadRequest,
  { slug, id }: Source,
  row: Fields,
): Pick<Use, 'kind' | 'slug' | 'id' | 'sort' | 'title'> & { fields: Field[] } {
  const { collections, globals } = req.payload.config;
  const global = globals.find((one) => one.slug === slug);
  if (global) return { kind: 'global', slug, id: null, sort: wordsOf(global.label, slug), title: '', fields: global.fields };
  const collection = collections.find((one) => one.slug === slug);
  const title = slug === 'redirects' ? String(row['from'] ?? '') : documentTitle(row, req.i18n.language);
  return { kind: 'collection', slug, id, sort: wordsOf(collection?.labels.singular, slug), title, fields: collection?.fields ?? [] };
}

const wordsOf = (said: unknown, otherwise: string): Label => {
  const { pt, en } = (typeof said === 'object' && said !== null ? said : {}) as Partial<Label>;
  return label(pt ?? otherwise, en ?? otherwise);
};

const wayTo = (place: Label[]): Label => {
  const joined = (language: keyof Label) =>
    place
      .map((name) => name[language])
      .filter(Boolean)
      .join(' › ');
  return label(joined('pt'), joined('en'));
};

function usesIn(req: PayloadRequest, source: Source, row: Fields, named: Named, isPublic: boolean): Use[] {
  const { fields, ...described } = describe(req, source, row);
  return [...leavesOf(fields, row)].flatMap((leaf) => {
    const mention = mentionIn(leaf, named);
    if (!mention) return [];
    const isRequired = 'required' in leaf.field && leaf.field.required === true;
    const locales = leaf.locale ? [leaf.locale] : [];
    return [
      { ...described, place: wayTo(leaf.place), field: leaf.field.name, mention, isRequired, locales, isPublic, isInDraft: !isPublic },
    ];
  });
}

/** One place is one use, whichever languages and versions it is found in. */
function merged(uses: Use[]): Use[] {
  const byPlace = Map.groupBy(uses, ({ slug, id, place, mention }) => `${slug}:${id}:${place.pt}:${mention}`);
  return [...byPlace.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [
      {
        ...first,
        locales: [...new Set(same.flatMap(({ locales }) => locales))],
        isPublic: same.some((use) => use.isPublic),
        isInDraft: same.some((use) => use.isInDraft),
      },
    ];
  });
}

/** Which doctor a page names is decided by its signature, whomever the form says. */
const bySignature = (req: PayloadRequest, source: Source, row: Fields): Use => {
  const { fields: _fields, ...described } = describe(req, source, row);
  return {
    ...described,
    place: signedBy,
    field: '',
    mention: 'relation',
    isRequired: false,
    locales: [],
    isPublic: true,
    isInDraft: false,
  };
};

/** Accounts are not published; a doctor signs in the name of the person their account is linked to. */
async function accountsOf(req: PayloadRequest, named: Named): Promise<Use[]> {
  if (named.collection !== 'equipa') return [];
  const { docs } = await req.payload.db.find<Fields & { id: number }>({
    collection: 'utilizadores',
    limit: 0,
    pagination: false,
    req,
    where: { pessoa: { equals: named.id } },
  });
  return docs.flatMap((row) => usesIn(req, { slug: 'utilizadores', id: row.id }, row, named, false));
}

/** What readers see of it. */
export async function findPublicUses(req: PayloadRequest, named: Named): Promise<Use[]> {
  const uses: Use[] = [];
  for (const source of await publishedSources(req, named)) {
    const row = await readLive(req, source);
    const found = usesIn(req, source, row, named, true);
    uses.push(...(found.length === 0 && named.collection === 'equipa' ? [bySignature(req, source, row)] : found));
  }
  for (const source of await reviewedSources(req, named)) uses.push(...usesIn(req, source, await readLive(req, source), named, true));
  return merged(uses);
}

/** Every place that names a document: fields, texts, sections, menus, files, redirects; published or in somebody's draft. */
export async function findUses(req: PayloadRequest, named: Named): Promise<Use[]> {
  const uses = await findPublicUses(req, named);
  for (const { row, ...source } of await readDrafts(req))
    if (source.slug !== named.collection || source.id !== named.id) uses.push(...usesIn(req, source, row, named, false));
  uses.push(...(await accountsOf(req, named)));
  return merged(uses);
}
