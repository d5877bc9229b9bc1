import { err, ok, type Result } from '../kernel/result.ts';
import type { DocumentKind } from './document.ts';

/** Every refusal is the key of its text, shown at the file. */
export const documentRefusals = [
  ...(['documentKind', 'documentTooLarge', 'formTooLarge', 'tooManyDocuments', 'documentEmpty', 'documentCut', 'noRoom'] as const),
];
export type DocumentRefusal = (typeof documentRefusals)[number];

const megabyte = 1024 * 1024;
export const largestDocumentBytes = 50 * megabyte;
/** All files of a form together: an examination by magnetic resonance is hundreds of files. */
export const mostBytesPerForm = 2_048 * megabyte;
/** Of all forms together that nobody has sent yet: whoever opens forms without end fills no disk with them. */
export const mostUnsentBytes = 20_480 * megabyte;
/** Of these, from one network address: two whole forms, because neighbours may share it. */
export const mostUnsentBytesPerAddress = 2 * mostBytesPerForm;
export const mostDocuments = 1_000;
export const longestFileName = 200;

const imaging: readonly DocumentKind[] = ['dicom', 'zip'];

/** What the form holds already, whole or in part. */
export type HeldDocuments = { count: number; bytes: number };

/** Before anything has arrived: only the size that was announced is known. */
export function checkAnnounced(sizeBytes: number, held: HeldDocuments): Result<null, DocumentRefusal> {
  if (held.count >= mostDocuments) return err('tooManyDocuments');
  if (sizeBytes <= 0) return err('documentEmpty');
  return held.bytes + sizeBytes > mostBytesPerForm ? err('formTooLarge') : ok(null);
}

/** Once its first bytes have told what it is: how long it may be, and what is said of a longer one. */
export function allowanceOf(kind: DocumentKind, held: HeldDocuments): { bytes: number; refusal: DocumentRefusal } {
  const left = Math.max(0, mostBytesPerForm - held.bytes);
  if (imaging.includes(kind)) return { bytes: left, refusal: 'formTooLarge' };
  return left < largestDocumentBytes
    ? { bytes: left, refusal: 'formTooLarge' }
    : { bytes: largestDocumentBytes, refusal: 'documentTooLarge' };
}
