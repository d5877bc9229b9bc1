import type { DocumentFiles, DocumentStore, StoredDocument } from './document-ports.ts';
import { type DocumentRefusal, type HeldDocuments, mostUnsentBytes } from './document-rules.ts';

/** A file is let in stretch by stretch: so much is reserved before it is written. */
export const stretchBytes = 4 * 1024 * 1024;

export type RoomServices = {
  store: DocumentStore;
  files: DocumentFiles;
  /** Whether who sends it may send another stretch. */
  mayGoOn?: () => Promise<boolean>;
};

type Reserved = { ok: true; held: HeldDocuments } | { ok: false; refusal: DocumentRefusal };

/**
 * The stretch that begins at `at`. Reserved first and counted then: of two that come at once each sees the other's. The answer is what
 * the form holds besides.
 */
export async function reserveStretch(
  { store, files, mayGoOn }: RoomServices,
  formId: string,
  { id, sizeBytes }: Pick<StoredDocument, 'id' | 'sizeBytes'>,
  at: number,
): Promise<Reserved> {
  const upTo = at + stretchBytes;
  await store.reserve(id, sizeBytes > 0 ? Math.min(upTo, sizeBytes) : upTo);
  if (mayGoOn && !(await mayGoOn())) return { ok: false, refusal: 'noRoom' };
  if (!(await files.hasRoomFor(stretchBytes)) || (await store.unsentBytes()) > mostUnsentBytes) return { ok: false, refusal: 'noRoom' };
  return { ok: true, held: await store.heldBy(formId, id) };
}
