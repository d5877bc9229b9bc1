import { type CollectionKind, collectionKinds } from '../document-kinds.ts';
import type { ClinicDocument } from '../read-documents.ts';
import type { BackOffice } from './back-office.ts';
import { fieldsInLanguage } from './fields-in-language.ts';
import { type Ids, withIds } from './ids.ts';
import { inParallel } from './in-parallel.ts';
import { identifying, type KnownDocuments, remember } from './known-documents.ts';
import { savedRow } from './stored-rows.ts';
import type { Tally } from './tally.ts';
import { namesTrashed, type Trash } from './trash.ts';
import { writeFields } from './write-fields.ts';

const callsAtOnce = 4;

/**
 * Brings every document to what its files say. Documents name one another in circles, so those that are missing are
 * first made as drafts with nothing but a name, and completed and published once each has its number.
 */
export async function loadDocuments(
  backOffice: BackOffice,
  documents: ClinicDocument[],
  { ids, trash }: { ids: Ids; trash: Trash },
  tally: Tally,
): Promise<void> {
  const known: KnownDocuments = new Map();
  const of = (kind: CollectionKind) => documents.filter((document) => document.kind === kind);

  // Treatments are known by their section, which needs its number first.
  for (const kinds of [collectionKinds.filter((kind) => kind !== 'tratamentos'), ['tratamentos' as const]]) {
    const batch = kinds.flatMap(of);
    await remember(backOffice, batch, known, { ids, trash });
    const missing = batch.filter(({ folder }) => !known.has(folder));
    await inParallel(missing, callsAtOnce, (document) => named(document, () => announce(backOffice, document, ids)));
  }
  // The team first: nobody can review a page before being published. Then one kind after the other: two documents that name
  // each other, published at the same moment, would each wait for the other's row, and PostgreSQL would end one of them.
  for (const kind of ['equipa' as const, ...collectionKinds.filter((other) => other !== 'equipa')]) {
    const isLeft = ({ folder, fields }: ClinicDocument) => known.has(folder) && (trash.has(folder) || namesTrashed(fields, trash));
    tally.unchanged += of(kind).filter(isLeft).length;
    const loaded = of(kind).filter((document) => !isLeft(document));
    await inParallel(loaded, callsAtOnce, (document) => named(document, () => complete(backOffice, document, known, ids, tally)));
  }
}

async function announce(backOffice: BackOffice, document: ClinicDocument, ids: Ids): Promise<void> {
  const draft = { ...fieldsInLanguage(withIds(identifying(document), ids), 'pt', undefined), _status: 'draft' };
  ids.set(document.folder, savedRow(await backOffice('POST', `/api/${document.kind}?locale=pt&draft=true&depth=0`, draft)).id);
}

async function complete(
  backOffice: BackOffice,
  { kind, folder, fields }: ClinicDocument,
  known: KnownDocuments,
  ids: Ids,
  tally: Tally,
): Promise<void> {
  const stored = known.get(folder);
  const changed = await writeFields({ ...withIds(fields, ids), _status: 'published' }, stored, async (query, body) => {
    return savedRow(await backOffice('PATCH', `/api/${kind}/${ids.get(folder)}?${query}`, body));
  });
  tally[stored ? (changed ? 'updated' : 'unchanged') : 'created'] += 1;
}

async function named(document: ClinicDocument, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`content/documents/${document.folder} could not be loaded: ${reason}`, { cause: error });
  }
}
