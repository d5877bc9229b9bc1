import { err, ok, type Result } from '../kernel/result.ts';
import type { FileKind } from './document.ts';

/** Every refusal is the key of its text, shown at the file. */
export const documentRefusals = [
  ...(['documentKind', 'documentTooLarge', 'imagingTooLarge', 'tooManyDocuments', 'documentEmpty', 'documentCut', 'noRoom'] as const),
];
export type DocumentRefusal = (typeof documentRefusals)[number];

const megabyte = 1024 * 1024;
export const largestDocumentBytes = 50 * megabyte;
/** All files of a form together: an examination by magnetic resonance is hundreds of files. */
export const largestImagingBytes = 2_048 * megabyte;
export const mostDocuments = 1_000;

const imaging: readonly FileKind[] = ['dicom', 'zip'];

/** What the form holds already, whole or in part. */
export type HeldDocuments = { count: number; bytes: number };

/** Before anything has arrived: only the size that was announced is known. */
export function checkAnnounced(sizeBytes: number, held: HeldDocuments): Result<null, DocumentRefusal> {
  if (held.count >= mostDocuments) return err('tooManyDocuments');
  if (sizeBytes <= 0) return err('documentEmpty');
  return held.bytes + sizeBytes > largestImagingBytes ? err('imagingTooLarge') : ok(null);
}

/** Once its first bytes have told what it is: how long it may be, and what is said of a longer one. */
export function allowanceOf(kind: FileKind, held: HeldDocuments): { bytes: number; refusal: DocumentRefusal } {
  const left = Math.max(0, largestImagingBytes - held.bytes);
  if (imaging.includes(kind)) return { bytes: left, refusal: 'imagingTooLarge' };
  return left < largestDocumentBytes
    ? { bytes: left, refusal: 'imagingTooLarge' }
    : { bytes: largestDocumentBytes, refusal: 'documentTooLarge' };
}
