import type { Fields, PublishedRow } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import { type CollectionSlug, type GlobalSlug, isolateObjectProperty, type PayloadRequest } from 'payload';
import { notePublic } from '../medical-review/signatures.ts';
import { signedBody } from '../medical-review/signed-body.ts';
import { modelOf, schemaFieldsOf } from './content-model.ts';
import { execute } from './execute.ts';
import { publishedBody } from './published-body.ts';

export type Subject = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

export const rowName = (subject: Subject): Pick<PublishedRow, 'collection' | 'id'> =>
  'global' in subject ? { collection: subject.global, id: subject.global } : { collection: subject.collection, id: String(subject.id) };

/**
 * In all languages and without other documents. Payload writes language and context into the request it is given; the edit at hand goes
 * on with its own.
 */
const reading = (req: PayloadRequest, draft: boolean) =>
  ({
    depth: 0,
    draft,
    locale: 'all',
    fallbackLocale: false,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context']),
  }) as const;

/** The document as it is published, or as its newest draft would be. */
export async function readDocument(req: PayloadRequest, subject: Subject, { draft = false } = {}): Promise<Fields> {
  const document =
    'global' in subject
      ? await req.payload.findGlobal({ slug: subject.global, ...reading(req, draft) })
      : await req.payload.findByID({ collection: subject.collection, id: subject.id, ...reading(req, draft) });
  return document as unknown as Fields;
}

/** `signatureId`: the doctor's signature under which it may be shown. */
type SignedRow = PublishedRow & { signatureId: string | null };

/** `alter`: what stands in a form over what is saved. */
type Reading = { draft?: boolean; alter?: ((document: Fields) => Promise<Fields>) | undefined };

/** What visitors see of it, or would see of its newest draft. */
export async function readRow(req: PayloadRequest, subject: Subject, { draft = false, alter }: Reading = {}): Promise<SignedRow> {
  const name = rowName(subject);
  const saved = await readDocument(req, subject, { draft });
  const document = alter ? await alter(saved) : saved;
  const row = { ...name, body: publishedBody(schemaFieldsOf(req.payload, name.collection), document) };
  const { body, signature } = await signedBody(req, row, document);
  return { ...name, body, signatureId: signature?.id ?? null };
}

/** Inside the transaction of the edit: it is published with it, or not at all. */
export async function writeRow(req: PayloadRequest, { collection, id, body, signatureId }: SignedRow): Promise<void> {
  const model = modelOf(req.payload, collection);
  await execute(
    req,
    sql`insert into core.published_documents (collection, id, body, model)
        values (${collection}, ${id}, ${JSON.stringify(body)}::json, ${model})
        on conflict (collection, id) do update set body = excluded.body, model = excluded.model, changed_at = clock_timestamp()`,
  );
  if (signatureId) await notePublic(req, signatureId);
}

export const deleteRow = (req: PayloadRequest, { collection, id }: Pick<PublishedRow, 'collection' | 'id'>): Promise<unknown> =>
  execute(req, sql`delete from core.published_documents where collection = ${collection} and id = ${id}`);
