import { randomUUID } from 'node:crypto';
import { documentState, isPhotograph, type UnscannableReason } from './document.ts';
import type { CheckedDocuments, DocumentFiles, StoredDocument } from './document-ports.ts';
import { BrokenFile, decryptChunks, encryptChunks, newFileKey } from './encrypted-chunks.ts';

/** What an examination found. Where nobody answered it throws instead: silence is never clean. */
export type Verdict = 'clean' | 'threat' | UnscannableReason;

/** Takes the place where a photograph was taken out of it; throws `StripFailed` where it cannot. */
export type StripLocation = (photograph: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
export class StripFailed extends Error {
  override name = 'StripFailed';
}

/** The scanner is there, but has not come to an end with this file. */
export class ScanTookTooLong extends Error {
  override name = 'ScanTookTooLong';
}
/** The scanner took the file and was gone before it had an answer: it may have died of it. */
export class ScanBrokeOff extends Error {
  override name = 'ScanBrokeOff';
}
/** It may have been busy with something else, or stopped by somebody: a file is blamed after so many. */
const mostTries = 3;

export type ScanBytes = (bytes: AsyncIterable<Buffer>, sizeBytes: number) => Promise<Verdict>;
/** Member by member, in a process of its own. */
export type ScanArchive = (archive: StoredDocument) => Promise<Verdict>;

export type CheckPorts = {
  documents: CheckedDocuments;
  files: DocumentFiles;
  strip: StripLocation;
  scan: ScanBytes;
  scanArchive: ScanArchive;
};

/** Once for each file, however often its work runs. */
export const checkDocument =
  (ports: CheckPorts) =>
  async (id: string): Promise<void> => {
    const { documents } = ports;
    const sent = await documents.read(id);
    if (!sent || documentState(sent) !== 'notYetChecked') return;
    const verdict = await examine(ports, sent);
    if (verdict === 'clean') await documents.markClean(id);
    else if (verdict === 'threat') await documents.markThreat(id);
    else await documents.markUnscannable(id, verdict);
  };

/** What does not open will not open later either. */
async function examine(ports: CheckPorts, sent: StoredDocument): Promise<Verdict> {
  try {
    const document = isPhotograph(sent.kind) && !sent.strippedAt ? await withoutLocation(ports, sent) : sent;
    if (document.kind === 'zip') return await ports.scanArchive(document);
    return await fewTimes(() => reading(ports.files, document, (bytes) => ports.scan(bytes, document.sizeBytes)));
  } catch (error) {
    if (error instanceof BrokenFile) return 'damaged';
    if (error instanceof ScanBrokeOff && (await ports.documents.countScanBreak(sent.id)) >= mostTries) return 'scannerBroke';
    throw error;
  }
}

async function fewTimes(scan: () => Promise<Verdict>): Promise<Verdict> {
  for (let tries = 1; tries <= mostTries; tries++) {
    try {
      return await scan();
    } catch (error) {
      if (!(error instanceof ScanTookTooLong)) throw error;
    }
  }
  return 'tookTooLong';
}

async function reading<T>(files: DocumentFiles, document: StoredDocument, use: (bytes: AsyncIterable<Buffer>) => Promise<T>): Promise<T> {
  const opened = await files.open(document.file.blob);
  try {
    return await use(decryptChunks(document.file, opened.read, document));
  } finally {
    await opened.close();
  }
}

/** A damaged photograph stays as it is: a doctor may still see what matters, and the list says that nothing was taken out. */
async function withoutLocation({ documents, files, strip }: CheckPorts, document: StoredDocument): Promise<StoredDocument> {
  const file = { blob: randomUUID(), key: newFileKey() };
  let sizeBytes = 0;
  try {
    await reading(files, document, async (bytes) => {
      const written = async function* () {
        sizeBytes = yield* encryptChunks(file, strip(bytes), { offset: 0, sizeBytes: null }, () => {});
      };
      await files.append(file.blob, 0, written());
    });
    if (sizeBytes === 0) throw new StripFailed('nothing was left of a photograph');
  } catch (error) {
    await files.remove(file.blob);
    if (error instanceof StripFailed) return document;
    throw error;
  }
  await documents.replaceFile(document.id, { file, sizeBytes });
  await files.remove(document.file.blob);
  return { ...document, file, sizeBytes, strippedAt: new Date() };
}
