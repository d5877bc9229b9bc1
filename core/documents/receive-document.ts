import { withoutControls } from '../http/plain-text.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { StoredDocument } from './document-ports.ts';
import { allowanceOf, checkAnnounced, type DocumentRefusal, type HeldDocuments } from './document-rules.ts';
import { type Arriving, encryptChunks, resumeAt } from './encrypted-chunks.ts';
import { hasShare, type RoomServices, reserveStretch, stretchBytes } from './reserve-bytes.ts';
import { sniffDocument } from './sniff-document.ts';

export type DocumentServices = RoomServices;

class Refused extends Error {
  readonly refusal: DocumentRefusal;
  constructor(refusal: DocumentRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** A file of known length that will come in one or several parts. */
export async function beginDocument(
  services: DocumentServices,
  formId: string,
  announced: { name: string; sizeBytes: number },
): Promise<Result<StoredDocument, DocumentRefusal>> {
  const { store, files } = services;
  const fits = checkAnnounced(announced.sizeBytes, await store.heldBy(formId, null));
  if (!fits.ok) return fits;
  if (!(await files.hasRoomFor(announced.sizeBytes)) || !(await hasShare(services, 1))) return err('noRoom');
  return ok(await store.begin(formId, { ...announced, name: withoutControls(announced.name), kind: null }));
}

/** How much of it is there. */
export const documentOffset = async ({ files }: DocumentServices, document: StoredDocument): Promise<number> =>
  document.receivedAt ? document.sizeBytes : resumeAt(await files.encryptedBytes(document.file.blob)).offset;

/** The next part. The answer is how much is there now; what is refused leaves nothing behind, and what is whole is left alone. */
export async function continueDocument(
  services: DocumentServices,
  formId: string,
  document: StoredDocument,
  source: AsyncIterable<Buffer>,
): Promise<Result<number, DocumentRefusal>> {
  const { sizeBytes } = document;
  if (document.receivedAt) return ok(sizeBytes);
  const written = await write(services, formId, document, source, sizeBytes);
  if (written.ok && written.value === sizeBytes) await services.store.markReceived(document.id, sizeBytes);
  return written;
}

/** A file of a plain form: of one part, and its length is known at its end. A connection that broke leaves nothing behind. */
export async function receiveWholeDocument(
  services: DocumentServices,
  formId: string,
  name: string,
  source: AsyncIterable<Buffer>,
): Promise<Result<null, DocumentRefusal>> {
  const { store, files } = services;
  const fits = checkAnnounced(1, await store.heldBy(formId, null));
  if (!fits.ok) return fits;
  if (!(await files.hasRoomFor(0))) return err('noRoom');
  const document = await store.begin(formId, { name: withoutControls(name), sizeBytes: 0, kind: null });
  const written = await write(services, formId, document, source, null).catch(async (error: unknown) => {
    await forget(services, formId, document);
    throw error;
  });
  if (!written.ok) return written;
  if (written.value === 0) {
    await forget(services, formId, document);
    return err('documentEmpty');
  }
  await store.markReceived(document.id, written.value);
  return ok(null);
}

/** Taken back before the form was sent. */
export async function dropDocument(services: DocumentServices, formId: string, id: string): Promise<boolean> {
  const document = await services.store.ofForm(formId, id);
  return document !== null && forget(services, formId, document);
}

async function forget({ store, files }: DocumentServices, formId: string, { id, file }: StoredDocument): Promise<boolean> {
  const isGone = await store.drop(formId, id);
  // A row without a file can be told; a file without a row is found by the purge.
  if (isGone) await files.remove(file.blob);
  return isGone;
}

async function write(
  services: DocumentServices,
  formId: string,
  document: StoredDocument,
  source: AsyncIterable<Buffer>,
  sizeBytes: Arriving['sizeBytes'],
): Promise<Result<number, DocumentRefusal>> {
  const { files } = services;
  const { offset, encryptedOffset } = resumeAt(await files.encryptedBytes(document.file.blob));
  const judge = judgeOf(services, formId, document);
  let total = offset;
  const counted = async function* () {
    total = yield* encryptChunks(document.file, source, { offset, sizeBytes }, judge);
  };
  try {
    await files.append(document.file.blob, encryptedOffset, counted());
    return ok(total);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await forget(services, formId, document);
    return err(error.refusal);
  }
}

/** The first bytes say what it is, and with it how long it may be; each stretch must find room of its own. */
function judgeOf(services: DocumentServices, formId: string, document: StoredDocument) {
  let { kind } = document;
  let held: HeldDocuments | null = null;
  let reservedUpTo = 0;
  return async (plain: Buffer, at: number) => {
    if (at === 0) {
      const found = await sniffDocument(plain);
      if (!found) throw new Refused('documentKind');
      kind = found;
      await services.store.setKind(document.id, found);
    }
    if (!kind) throw new Refused('documentKind');
    if (document.sizeBytes > 0 && at + plain.length > document.sizeBytes) throw new Refused('documentCut');
    if (!held || at >= reservedUpTo) {
      const reserved = await reserveStretch(services, formId, document, at);
      if (!reserved.ok) throw new Refused(reserved.refusal);
      [held, reservedUpTo] = [reserved.held, at + stretchBytes];
    }
    const { bytes, refusal } = allowanceOf(kind, held);
    if (Math.max(document.sizeBytes, at + plain.length) > bytes) throw new Refused(refusal);
  };
}
