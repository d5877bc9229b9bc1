import type { DocumentFiles } from '../../documents/document-ports.ts';
import { isUuid } from '../../kernel/uuid.ts';
import { readAhead } from './read-ahead.ts';
import type { Bucket } from './s3-bucket.ts';

/** What one document that arrives keeps in memory. */
const mostPieceBytes = 8 * 1024 * 1024;
const removedAtOnce = 10;

type Piece = { name: string; at: number; bytes: number };

/** As many figures for every place, so that the storage lists pieces in their order. */
const nameOf = (blob: string, at: number) => `${blob}/${String(at).padStart(12, '0')}`;
const pieceName = /^([^/]+)\/(\d{12})$/;

/**
 * A bucket that site, worker and back office share. Nothing can be appended to an object, so a document is a row of objects, each named by where
 * it begins: an object is there as a whole or not at all, and an interrupted document ends with its last whole one.
 */
export function s3Files(bucket: Bucket, pieceBytes = mostPieceBytes): DocumentFiles {
  const piecesOf = async (blob: string): Promise<Piece[]> => {
    if (!isUuid(blob)) throw new TypeError('a document is stored under an id alone');
    const pieces: Piece[] = [];
    for await (const { name, bytes } of bucket.list(`${blob}/`)) {
      const at = pieceName.exec(name)?.[2];
      if (at) pieces.push({ name, at: Number(at), bytes });
    }
    return pieces;
  };
  const removeAll = async (pieces: readonly Piece[]) => {
    for (let first = 0; first < pieces.length; first += removedAtOnce)
      await Promise.all(pieces.slice(first, first + removedAtOnce).map(({ name }) => bucket.remove(name)));
  };

  /** Also what lies behind a gap: new pieces would grow up to it, and it would belong to the document again. */
  const cutOff = async (blob: string, at: number) => {
    const pieces = await piecesOf(blob);
    await removeAll(pieces.filter((piece) => piece.at >= at));
    const spanning = pieces.find((piece) => piece.at < at && piece.at + piece.bytes > at);
    if (spanning) await bucket.write(spanning.name, await bucket.read(spanning.name, 0, at - spanning.at));
  };

  return {
    encryptedBytes: async (blob) => endOf(rowOf(await piecesOf(blob))),
    append: async (blob, at, chunks) => {
      await cutOff(blob, at);
      // The same memory serves for all pieces; of what is not filled nothing is taken.
      const piece = Buffer.allocUnsafeSlow(pieceBytes);
      let [place, filled] = [at, 0];
      const writePiece = async () => {
        if (filled === 0) return;
        const [name, bytes] = [nameOf(blob, place), piece.subarray(0, filled)];
        [place, filled] = [place + filled, 0];
        await bucket.write(name, bytes);
      };
      try {
        for await (const chunk of chunks) {
          for (let taken = 0; taken < chunk.length; ) {
            const copied = chunk.copy(piece, filled, taken);
            [filled, taken] = [filled + copied, taken + copied];
            if (filled === pieceBytes) await writePiece();
          }
        }
      } catch (error) {
        // What came before the connection broke is kept, or a weak one would never get further.
        await writePiece().catch(() => {});
        throw error;
      }
      await writePiece();
    },
    open: async (blob) => {
      const row = rowOf(await piecesOf(blob));
      if (row.length === 0) throw new Error('there is no such document in the storage');
      const read = async (from: number, length: number) => {
        const parts = row.map(({ name, at, bytes }) => ({ name, at, from: Math.max(from, at), to: Math.min(from + length, at + bytes) }));
        const wanted = parts.filter((part) => part.from < part.to);
        return Buffer.concat(await Promise.all(wanted.map((part) => bucket.read(part.name, part.from - part.at, part.to - part.from))));
      };
      return { read: readAhead(read, endOf(row)), close: async () => {} };
    },
    remove: async (blob) => removeAll(await piecesOf(blob)),
    olderThan: async (moment) => {
      const changed = new Map<string, Date>();
      for await (const { name, changedAt } of bucket.list('')) {
        const blob = pieceName.exec(name)?.[1];
        const known = blob && changed.get(blob);
        if (blob && isUuid(blob) && !(known && known > changedAt)) changed.set(blob, changedAt);
      }
      return [...changed].filter(([, changedAt]) => changedAt < moment).map(([blob]) => blob);
    },
    // A storage that is sold by use never says how much is left. All unsent files together have their limit (`mostUnsentBytes`) here, too.
    hasRoomFor: async () => true,
  };
}

/** The pieces up to the first gap. */
function rowOf(pieces: readonly Piece[]): Piece[] {
  const row: Piece[] = [];
  for (const piece of pieces.toSorted((one, other) => one.at - other.at)) {
    if (piece.at !== endOf(row)) break;
    row.push(piece);
  }
  return row;
}

function endOf(row: readonly Piece[]): number {
  const last = row.at(-1);
  return last ? last.at + last.bytes : 0;
}
