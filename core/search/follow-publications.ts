import type { AddressBook } from '../addresses/address-book.ts';
import type { CmsDocument, IndexOutcome, IndexPorts, PendingChange, PublishedContent } from './index-ports.ts';
import { expandSynonyms } from './rules/synonyms.ts';
import { type PageKey, searchRows } from './search-row.ts';
import { isSearchedCollection, isSearchedGlobal, synonymCollection } from './searched-content.ts';

/** Brings the index up to what was published since it was last brought up. Once too often does no harm. */
export async function followPublications({ content, index }: IndexPorts): Promise<IndexOutcome> {
  const changes = await index.pendingChanges();
  const outcome = { written: 0, removed: 0, synonyms: 0 };
  if (changes.length === 0) return outcome;

  if (changes.some(({ collection }) => collection === synonymCollection))
    outcome.synonyms = await index.replaceSynonyms(expandSynonyms(await content.synonymSets()));

  const book = await content.addressBook();
  const concerned = withMovedTreatments(changes, book);
  const documents = await readDocuments(content, concerned);
  const rows = documents.flatMap(({ fields, ...key }) => searchRows(key, fields, book));
  outcome.written = await index.write(rows);
  outcome.removed = await index.removeAllBut(rows, concerned);
  // Last: if anything above fails, the next attempt finds the same changes again.
  await index.settle(changes);
  return outcome;
}

/** The address of a treatment holds the word of its section, so a section that changes may move them all. */
function withMovedTreatments(changes: PendingChange[], book: AddressBook): PageKey[] {
  const sections = new Set(changes.filter(({ collection }) => collection === 'tratamentos_pp').map(({ documentId }) => Number(documentId)));
  const moved = book.documents
    .filter(({ collection, parent }) => collection === 'tratamentos' && parent !== null && sections.has(parent))
    .map(({ collection, id }) => ({ collection, documentId: String(id) }));
  const all = [...changes, ...moved].map(
    ({ collection, documentId }) => [`${collection}:${documentId}`, { collection, documentId }] as const,
  );
  return [...new Map(all).values()].filter(({ collection }) => collection !== synonymCollection);
}

async function readDocuments(content: PublishedContent, keys: PageKey[]): Promise<CmsDocument[]> {
  const documents: CmsDocument[] = [];
  for (const [collection, ofOne] of Map.groupBy(keys, (key) => key.collection)) {
    if (isSearchedCollection(collection)) {
      const ids = ofOne.map(({ documentId }) => documentId);
      documents.push(...(await content.documentsById(collection, ids)));
    } else if (isSearchedGlobal(collection)) {
      const found = await content.global(collection);
      if (found) documents.push(found);
    }
  }
  return documents;
}
