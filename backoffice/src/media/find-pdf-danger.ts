import { constants, inflateSync } from 'node:zlib';

/** What a PDF can do on the reader's machine besides being read, and what keeps us from looking for it. */
export type PdfDanger = 'active' | 'encrypted' | 'unreadable';

/** Actions that run by themselves or reach out of the page, and files inside the file. A link to a web address is none of them. */
const active = /\/(?:OpenAction|JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition)(?=[\s()<>[\]{}/%]|$)/;
const encrypted = /\/Encrypt(?=[\s()<>[\]{}/%]|$)/;
/** Ways of writing a stream that no program for leaflets needs, and that would hide its words from us. */
const unusual = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)(?=[\s()<>[\]{}/%]|$)/;

const mostBytes = 256 * 1024 * 1024;
const mostBytesOfOne = 64 * 1024 * 1024;

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const plainNames = (text: string) => text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function dangerIn(text: string): PdfDanger | undefined {
  const plain = plainNames(text);
  if (encrypted.test(plain)) return 'encrypted';
  if (active.test(plain)) return 'active';
  return unusual.test(plain) ? 'unreadable' : undefined;
}

/**
 * Looks at every byte as it stands, and at every compressed stream as it reads: objects may lie in one. The file's own table of
 * contents is not believed, because a file that hides something would lie there.
 */
export function findPdfDanger(bytes: Buffer): PdfDanger | undefined {
  const text = bytes.toString('latin1');
  const found = dangerIn(text);
  if (found) return found;
  let total = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g)) {
    const dictionary = plainNames(text.slice(Math.max(text.lastIndexOf('endobj', index), 0), index));
    const holdsObjects = /\/(?:ObjStm|First)\b/.test(dictionary);
    const inside = inflate(bytes.subarray(index + keyword.length));
    if (inside === 'tooLong') return 'unreadable';
    if (holdsObjects && (/\/Predictor\b/.test(dictionary) || (!inside && /\/Filter\b/.test(dictionary)))) return 'unreadable';
    total += inside?.length ?? 0;
    if (total > mostBytes) return 'unreadable';
    const hidden = inside && dangerIn(inside.toString('latin1'));
    // Words in a page's text may be anything; only an action counts there.
    if (hidden && (hidden !== 'unreadable' || holdsObjects)) return hidden;
  }
  return undefined;
}

/** Reads on to the stream's own end, wherever the file says that it ends; undefined for what is not compressed in this way. */
function inflate(bytes: Buffer): Buffer | 'tooLong' | undefined {
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: mostBytesOfOne });
  } catch (error) {
    return error instanceof RangeError ? 'tooLong' : undefined;
  }
}
