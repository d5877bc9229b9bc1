import type { Passage } from '@clinic/core/medical-review/passage';
import type { CollectionSlug, Field, FlattenedField, PayloadRequest } from 'payload';
import { type Label, label } from '../language/label.ts';
import { leavesOf } from '../publish-rules/leaves-of.ts';
import { schemaFieldsOf } from '../publishing/content-model.ts';
import { type ShownName, type ShownNames, withoutRows } from './shown-passage.ts';

type Stored = {
  id: number;
  filename?: string | null;
  mimeType?: string | null;
  sizes?: { thumbnail?: { filename?: string | null } };
} & Record<string, unknown>;

/** Which collection each field of a document names, and how its sections are called. */
function modelOfNames(fields: Field[], flattened: FlattenedField[], document: Record<string, unknown>) {
  const relations = new Map<string, string>();
  for (const { field, path } of leavesOf(fields, document))
    if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string')
      relations.set(withoutRows(path), field.relationTo);
  const blocks = flattened.flatMap((field) => (field.type === 'blocks' ? field.blocks : []));
  const sections = new Map(blocks.map(({ slug, labels }) => [slug, toLabel(labels?.singular, slug)]));
  return { relations, sections };
}

function toLabel(said: unknown, otherwise: string): Label {
  const { pt, en } = Object(said) as { pt?: unknown; en?: unknown };
  return label(String(pt ?? en ?? otherwise), String(en ?? pt ?? otherwise));
}

function idsIn(passages: Passage[], relations: Map<string, string>): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>();
  const add = (collection: string, id: string | undefined) => ids.set(collection, (ids.get(collection) ?? new Set()).add(Number(id)));
  for (const { path, text } of passages) {
    const [, kind, own] = /^(media|ficheiros)\.(\d+)\./.exec(path) ?? [];
    if (kind) add(kind, own);
    for (const [, id] of text.matchAll(/\[imagem n\.º (\d+)\]/g)) add('media', id);
    const relation = relations.get(withoutRows(path));
    if (relation) for (const [, id] of text.matchAll(/n\.º (\d+)/g)) add(relation, id);
  }
  return ids;
}

const fileAt = (collection: string, filename: string): string => `/api/${collection}/file/${encodeURIComponent(filename)}`;

function toNamed(collection: string, row: Stored): ShownName {
  const name = toLabel(row['alt'] ?? row['titulo'] ?? row['nome'], row.filename ?? `n.º ${row.id}`);
  if (!row.filename) return { name };
  const small = row.sizes?.thumbnail?.filename ?? row.filename;
  return { name, href: fileAt(collection, row.filename), ...(collection === 'media' ? { picture: fileAt(collection, small) } : {}) };
}

/** What the numbers in a text stand for; `passages`: those of now and those that were signed. Whatever is gone keeps its number. */
export async function readShownNames(
  req: PayloadRequest,
  slug: string,
  document: Record<string, unknown>,
  passages: Passage[],
): Promise<ShownNames> {
  const { collections, globals } = req.payload.config;
  const fields = [...collections, ...globals].find((one) => one.slug === slug)?.fields ?? [];
  const { relations, sections } = modelOfNames(fields, schemaFieldsOf(req.payload, slug), document);
  const named = new Map<string, ShownName>();
  for (const [collection, ids] of idsIn(passages, relations)) {
    const asked = { collection: collection as CollectionSlug, limit: 0, pagination: false, req, where: { id: { in: [...ids] } } };
    const { docs } = await req.payload.db.find<Stored>(asked);
    for (const row of docs) named.set(`${collection}/${row.id}`, toNamed(collection, row));
  }
  return { named, relations, sections };
}
