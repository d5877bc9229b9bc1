import { fileTypeFromBuffer } from 'file-type';
import type { DocumentKind } from './document.ts';

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/dicom': 'dicom',
  'application/zip': 'zip',
};

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * By the first bytes of a file, null where it is nothing that we take. The library tells what is built on zip (documents of offices, programs
 * of telephones) from a plain archive; it also finds a PDF behind other bytes, which readers of PDF open and others take for something else.
 */
export async function sniffDocument(first: Buffer): Promise<DocumentKind | null> {
  const found = await fileTypeFromBuffer(first).catch(() => undefined);
  const kind = found ? (kinds[found.mime] ?? null) : null;
  if (kind === 'pdf' && !startsWith(first, '%PDF-')) return null;
  if (kind === 'zip' && !startsWith(first, 'PK\u0003\u0004')) return null;
  return kind;
}
