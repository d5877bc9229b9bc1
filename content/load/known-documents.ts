import type { CollectionKind } from '../document-kinds.ts';
import type { DocumentFields } from '../fields.ts';
import type { ClinicDocument } from '../read-documents.ts';
import { valueAt } from '../value-at.ts';
import type { BackOffice } from './back-office.ts';
import { type Ids, withIds } from './ids.ts';
import { isTrashed, type StoredRow, storedRows } from './stored-rows.ts';
import type { Trash } from './trash.ts';

export type KnownDocuments = Map<string, StoredRow>;

/** What the back office already has, by the folder of its document. */
export async function remember(
  backOffice: BackOffice,
  documents: ClinicDocument[],
  known: KnownDocuments,
  { ids, trash }: { ids: Ids; trash: Trash },
): Promise<void> {
  const kinds = new Set(documents.map(({ kind }) => kind as CollectionKind));
  const stored = await Promise.all([...kinds].map(async (kind) => [kind, await storedRows(backOffice, kind)] as const));
  const byIdentity = new Map(stored.flatMap(([kind, rows]) => rows.toReversed().map((row) => [identity(kind, row), row])));
  for (const document of documents) {
    const row = byIdentity.get(identity(document.kind, withIds(identifying(document), ids)));
    if (!row) continue;
    known.set(document.folder, row);
    ids.set(document.folder, row.id);
    if (isTrashed(row)) trash.add(document.folder);
  }
}

/** The fields by which a document is known again; with them alone it can be a draft. */
export function identifying({ fields }: Pick<ClinicDocument, 'fields'>): DocumentFields {
  const names = ['titulo', 'nome', 'slug', 'rota', 'seccao'];
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Documents are known by their Portuguese slug, treatments also by their section; pages by their route; those without address by their name. */
export function identity(kind: string, fields: unknown): string {
  if (kind === 'paginas') return `paginas ${valueAt(fields, 'rota')}`;
  const slug = valueAt(valueAt(fields, 'slug'), 'pt');
  const name = valueAt(fields, 'nome') ?? valueAt(valueAt(fields, 'titulo'), 'pt');
  return `${kind} ${valueAt(fields, 'seccao') ?? ''} ${slug ?? name}`;
}
