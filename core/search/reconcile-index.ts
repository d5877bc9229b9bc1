import type { IndexOutcome, IndexPorts } from './index-ports.ts';
import { expandSynonyms } from './rules/synonyms.ts';
import { type PageKey, searchRows } from './search-row.ts';
import { searchedCollections, searchedGlobals } from './searched-content.ts';

/** Compares the whole index with what is published and mends what differs. */
export async function reconcileIndex({ content, index }: IndexPorts): Promise<IndexOutcome> {
  const outcome = { written: 0, removed: 0, synonyms: await index.replaceSynonyms(expandSynonyms(await content.synonymSets())) };
  const book = await content.addressBook();
  const seen: PageKey[] = [];

  const add = async (documents: (PageKey & { fields: Record<string, unknown> })[]) => {
    const keys = documents.map(({ collection, documentId }) => ({ collection, documentId }));
    const rows = documents.flatMap(({ fields, ...key }) => searchRows(key, fields, book));
    outcome.written += await index.write(rows);
    // A language that a document has left.
    outcome.removed += await index.removeAllBut(rows, keys);
    seen.push(...keys);
  };
  for (const collection of Object.keys(searchedCollections)) for await (const batch of content.documents(collection)) await add(batch);
  for (const name of Object.keys(searchedGlobals)) {
    const found = await content.global(name);
    if (found) await add([found]);
  }
  outcome.removed += await index.removeOthers(seen);
  return outcome;
}
