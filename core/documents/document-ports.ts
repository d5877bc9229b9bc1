import type { Document, DocumentKind, UnscannableReason } from './document.ts';
import type { HeldDocuments } from './document-rules.ts';
import type { EncryptedFile } from './encrypted-chunks.ts';

/** A document with what opens its file. */
export type StoredDocument = Document & { file: EncryptedFile };

export type OpenFile = { read(at: number, length: number): Promise<Buffer>; close(): Promise<void> };

/** Where the encrypted files lie: they are written piece by piece, read from any place, and known by a name that tells nothing. */
export type DocumentFiles = {
  encryptedBytes(blob: string): Promise<number>;
  /** What lies behind `at` is cut off first: it is the rest of an interruption. */
  append(blob: string, at: number, chunks: AsyncIterable<Buffer>): Promise<void>;
  open(blob: string): Promise<OpenFile>;
  remove(blob: string): Promise<void>;
  /** Names of files that nobody has written to since. */
  olderThan(moment: Date): Promise<string[]>;
  /** False when the disk is so full that others would suffer. */
  hasRoomFor(bytes: number): Promise<boolean>;
};

/** Only the browser that opened the form knows `formId`. */
export type DocumentStore = {
  begin(formId: string, started: { name: string; sizeBytes: number; kind: DocumentKind | null }): Promise<StoredDocument>;
  /** Null where it is not this form's: whoever guesses an id gets nothing. */
  ofForm(formId: string, id: string): Promise<StoredDocument | null>;
  listOfForm(formId: string): Promise<Document[]>;
  /** Announced or arrived, whichever is more. `except`: the document that is arriving. */
  heldBy(formId: string, except: string | null): Promise<HeldDocuments>;
  /** How much of the disk it may take from now on. `address`: of the network that sends it, if that is known. */
  reserve(id: string, bytes: number, address: string | null): Promise<void>;
  /** What is reserved for all files that no request has, and of that for this address. A stretch that has not come within an hour counts no more. */
  unsentBytes(address: string | null): Promise<{ all: number; ofAddress: number }>;
  setKind(id: string, kind: DocumentKind): Promise<void>;
  /** It becomes the request's at once where its form was sent while it arrived. */
  markReceived(id: string, sizeBytes: number): Promise<void>;
  /**
   * One writer at a time, of all processes of the site. False while another holds it, who learns of it at the next `keepLock`. A holder
   * that is not heard of any more has lost it.
   */
  takeLock(id: string, holder: string): Promise<boolean>;
  /** False once another wants it or has it: then stop writing and release it. */
  keepLock(id: string, holder: string): Promise<boolean>;
  releaseLock(id: string, holder: string): Promise<void>;
  /** False once its form was sent. */
  drop(formId: string, id: string): Promise<boolean>;
};

/** What the worker finds out. */
export type CheckedDocuments = {
  /** Of one request, or of all. `place` is the document's among those of its request. */
  notYetChecked(requestId: string | null): Promise<{ id: string; place: number }[]>;
  read(id: string): Promise<StoredDocument | null>;
  markClean(id: string): Promise<void>;
  markThreat(id: string): Promise<void>;
  /** The scanner went down over it; tells how often by now. */
  countScanBreak(id: string): Promise<number>;
  markUnscannable(id: string, reason: UnscannableReason): Promise<void>;
  /** Another file in place of the first; the old one is to be removed. */
  replaceFile(id: string, replaced: { file: EncryptedFile; sizeBytes: number }): Promise<void>;
};
