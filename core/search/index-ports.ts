import type { AddressBook } from '../addresses/address-book.ts';
import type { Synonym, SynonymSet } from './rules/synonyms.ts';
import type { PageKey, SearchRow } from './search-row.ts';

export type CmsDocument = PageKey & { fields: Record<string, unknown> };

/** What is published, in both languages at once. */
export type PublishedContent = {
  addressBook(): Promise<AddressBook>;
  /** In batches, because one answer with every page would be large. */
  documents(collection: string): AsyncIterable<CmsDocument[]>;
  documentsById(collection: string, ids: string[]): Promise<CmsDocument[]>;
  global(name: string): Promise<CmsDocument | null>;
  synonymSets(): Promise<SynonymSet[]>;
};

/** A publication that the index has yet to follow. `mark` tells it from a later one of the same document. */
export type PendingChange = PageKey & { mark: string };

export type SearchIndex = {
  pendingChanges(): Promise<PendingChange[]>;
  /** Writes what differs and says how many rows did. */
  write(rows: SearchRow[]): Promise<number>;
  /** Removes rows of these documents that are not among `kept`. */
  removeAllBut(kept: SearchRow[], documents: PageKey[]): Promise<number>;
  /** Removes rows of all documents but these. */
  removeOthers(kept: PageKey[]): Promise<number>;
  replaceSynonyms(synonyms: Synonym[]): Promise<number>;
  settle(changes: PendingChange[]): Promise<void>;
};

export type IndexPorts = { content: PublishedContent; index: SearchIndex };
export type IndexOutcome = { written: number; removed: number; synonyms: number };
