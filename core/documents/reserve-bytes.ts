import type { DocumentFiles, DocumentStore, StoredDocument } from './document-ports.ts';
import { type DocumentRefusal, type HeldDocuments, mostUnsentBytes, mostUnsentBytesPerAddress } from './document-rules.ts';

/** A file is let in stretch by stretch: so much is reserved before it is written. */
export const stretchBytes = 4 * 1024 * 1024;
/** At the least rate a stretch is there after half of it. One that stalls longer has its room taken back; it reserves anew when it goes on. */
export const stretchMinutes = 60;

/** By network address. `mayGoOn`: whether it may send another stretch. */
export type DocumentSender = { address: string; mayGoOn: () => Promise<boolean> };

export type RoomServices = {
  store: DocumentStore;
  files: DocumentFiles;
  sender?: DocumentSender;
};

type Reserved = { ok: true; held: HeldDocuments } | { ok: false; refusal: DocumentRefusal };

/**
 * The stretch that begins at `at`. Reserved first and counted then: of two that come at once each sees the other's. The answer is what
 * the form holds besides.
 */
export async function reserveStretch(
  services: RoomServices,
  formId: string,
  { id, sizeBytes }: Pick<StoredDocument, 'id' | 'sizeBytes'>,
  at: number,
): Promise<Reserved> {
  const { store, files, sender } = services;
  const upTo = at + stretchBytes;
  await store.reserve(id, sizeBytes > 0 ? Math.min(upTo, sizeBytes) : upTo, sender?.address ?? null);
  if (sender && !(await sender.mayGoOn())) return { ok: false, refusal: 'noRoom' };
  if (!(await files.hasRoomFor(stretchBytes)) || !(await hasShare(services, 0))) return { ok: false, refusal: 'noRoom' };
  return { ok: true, held: await store.heldBy(formId, id) };
}

/** Whether so much more fits beside what nobody has sent yet, of all and of the same address. */
export async function hasShare({ store, sender }: RoomServices, bytes: number): Promise<boolean> {
  const { all, ofAddress } = await store.unsentBytes(sender?.address ?? null);
  return all + bytes <= mostUnsentBytes && ofAddress + bytes <= mostUnsentBytesPerAddress;
}
