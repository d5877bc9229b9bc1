import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { sayMoment } from '../history/history-words.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { execute } from '../publishing/execute.ts';
import { readDocument, rowName, type Subject } from '../publishing/published-documents.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';
import { nameOfGlobal } from './name-of-global.ts';
import { slugsWith } from './slugs-with.ts';

const words = {
  unsaved: label('texto por guardar, de {when}', 'unsaved text, of {when}'),
  changed: label('alterado {when}; o público ainda lê o anterior', 'changed {when}; the public still reads the one before'),
  unpublished: label('por publicar, guardado {when}', 'not published, saved {when}'),
  fresh: label('Documento novo', 'New document'),
};

type Draft = { subject: Subject; document: Record<string, unknown> };

const withDrafts = (one: { versions?: unknown }) => Boolean((one.versions as { drafts?: unknown } | undefined)?.drafts);

/** The newest versions that this editor saved last and nobody has published since. */
async function draftsOf(req: PayloadRequest, name: string): Promise<Draft[]> {
  const { collections, globals } = req.payload.config;
  const slugs = [...collections, ...globals].filter(withDrafts).map(({ slug }) => slug);
  const where = sql`latest and version__status = 'draft' and version_guardado_por = ${name}`;
  const filled = await slugsWith(req, { slugs, tableOf: (slug) => `_${slug}_v`, where });
  const ofCollections = collections
    .filter(({ slug }) => filled.has(slug))
    .map(async ({ slug }) => {
      const { docs } = await req.payload.find({
        ...{ collection: slug as 'problemas', depth: 0, draft: true, locale: 'all', overrideAccess: true, pagination: false },
        select: { titulo: true, nome: true, updatedAt: true },
        where: { and: [{ guardado_por: { equals: name } }, { _status: { equals: 'draft' } }] },
      });
      return docs.map((one) => ({ subject: { collection: slug as 'problemas', id: one.id }, document: { ...one } }));
    });
  const ofGlobals = globals
    .filter(({ slug }) => filled.has(slug))
    .map(async ({ slug }) => {
      const document = await readDocument(req, { global: slug as 'homepage' }, { draft: true });
      const isMine = document['_status'] === 'draft' && document['guardado_por'] === name;
      return isMine ? [{ subject: { global: slug as 'homepage' }, document }] : [];
    });
  return (await Promise.all([...ofCollections, ...ofGlobals])).flat();
}

/** What they typed and did not save, by form and language. */
const unsavedOf = (req: PayloadRequest, staffId: number) =>
  execute(
    req,
    sql`select collection, document, split_part(key, ':', 1) as locale, text ->> 'at' as at, text -> 'body' ->> 'titulo' as titulo
        from core.open_documents, jsonb_each(texts) as kept (key, text) where staff_id = ${staffId} order by at desc`,
  );

/** The name of the clinic is a setting, too, and no title of the form that holds it. */
const titleOf = (req: PayloadRequest, { subject, document }: Draft): string | null =>
  'global' in subject && !document['titulo'] ? nameOfGlobal(req, subject.global) : documentTitle(document, req.i18n.language);

/** What an editor began and has not finished, the newest first; what is not even saved comes before it. */
export async function myDrafts(req: PayloadRequest): Promise<DocumentLine[]> {
  if (!req.user) return [];
  const { language } = req.i18n;
  const say = (text: Label, at: unknown) => labelIn(language, text).replace('{when}', sayMoment(String(at), language));
  const [unsaved, drafts, published] = await Promise.all([
    unsavedOf(req, Number(req.user.id)),
    draftsOf(req, req.user.nome || req.user.email),
    execute(req, sql`select collection, id from core.published_documents`),
  ]);
  const typed = unsaved.map(({ collection, document, locale, at, titulo }): DocumentLine => {
    const isNew = document === 'novo';
    const place = { kind: 'collection', slug: String(collection), id: isNew ? null : Number(document) } as const;
    return {
      ...(document === collection ? { kind: 'global', slug: String(collection), id: null } : place),
      ...(isNew ? { href: `/admin/collections/${String(collection)}/create?locale=${String(locale)}` } : {}),
      title: String(titulo ?? '') || nameOfGlobal(req, String(collection)) || labelIn(language, words.fresh),
      detail: say(words.unsaved, at),
      locale: locale === 'en' ? 'en' : 'pt',
    };
  });
  const isPublic = new Set(published.map(({ collection, id }) => `${String(collection)}:${String(id)}`));
  const saved = drafts
    .toSorted((one, other) => String(other.document['updatedAt']).localeCompare(String(one.document['updatedAt'])))
    .map(({ subject, document }): DocumentLine => {
      const { collection, id } = rowName(subject);
      return {
        kind: 'global' in subject ? 'global' : 'collection',
        slug: collection,
        id: 'global' in subject ? null : Number(id),
        title: titleOf(req, { subject, document }) || collection,
        detail: say(isPublic.has(`${collection}:${id}`) ? words.changed : words.unpublished, document['updatedAt']),
      };
    });
  return [...typed, ...saved];
}
