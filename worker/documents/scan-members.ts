import { Readable } from 'node:stream';
import { ScannerUnavailable } from '@clinic/core/adapters/documents/clamd';
import { ScanBrokeOff, type ScanBytes, ScanTookTooLong, type Verdict } from '@clinic/core/documents/check-document';
import { type Entry, fromRandomAccessReader, RandomAccessReader, type ZipFile } from 'yauzl';

export type ArchiveLimits = { members: number; bytes: number };

/** An examination by magnetic resonance is some thousand pictures, and shrinks to a half at most. */
export const archiveLimits: ArchiveLimits = { members: 20_000, bytes: 8 * 1024 * 1024 * 1024 };

class TooLarge extends Error {}

/** `read` yields a stretch of the archive, which is never unpacked to a disk. */
type Archive = { sizeBytes: number; read: (from: number, to: number) => AsyncIterable<Buffer> };

/** The first bad member decides; one that cannot be examined decides unless another is bad. */
export async function scanMembers({ sizeBytes, read }: Archive, scan: ScanBytes, limits: ArchiveLimits): Promise<Verdict> {
  let [members, bytes] = [0, 0];
  let found: Verdict = 'clean';
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      // Counted as they come: what an archive says of itself may be a lie.
      if (bytes > limits.bytes) throw new TooLarge();
      yield chunk;
    }
  };
  try {
    const zip = await openZip(sizeBytes, read);
    for await (const entry of entriesOf(zip)) {
      if (++members > limits.members) return 'archiveTooLarge';
      if (entry.fileName.endsWith('/')) continue;
      if (entry.isEncrypted()) {
        found = 'archiveLocked';
        continue;
      }
      if (bytes + entry.uncompressedSize > limits.bytes) return 'archiveTooLarge';
      const verdict = await scan(counted(await contentOf(zip, entry)), entry.uncompressedSize);
      if (verdict === 'threat') return 'threat';
      if (verdict !== 'clean') found = verdict;
    }
    return found;
  } catch (error) {
    if (error instanceof ScannerUnavailable || error instanceof ScanBrokeOff) throw error;
    // Not once more: it was one of many members, and all of them would have to be looked at again.
    if (error instanceof ScanTookTooLong) return 'tookTooLong';
    return error instanceof TooLarge ? 'archiveTooLarge' : 'archiveBroken';
  }
}

function openZip(sizeBytes: number, read: Archive['read']): Promise<ZipFile> {
  class StoredArchive extends RandomAccessReader {
    override _readStreamForRange(from: number, to: number): Readable {
      return Readable.from(read(from, to));
    }
  }
  return new Promise((resolve, reject) =>
    fromRandomAccessReader(new StoredArchive(), sizeBytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry, void> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.removeAllListeners();
      zip
        .once('entry', resolve)
        .once('end', () => resolve(null))
        .once('error', reject);
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

const contentOf = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) => zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))));
