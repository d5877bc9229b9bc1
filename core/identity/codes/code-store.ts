import type { Locale } from '../../kernel/locale.ts';
import type { Contact } from '../contact.ts';

/** What a right code is good for. */
export type CodePurpose =
  /** To be recognised as a patient of the clinic: sent to a contact on file, if there is one. */
  | 'knownPatient'
  /** To book: sent to the contact that was typed. */
  | 'booking'
  /** To open a visit whose link opens nothing any more: sent to the contact behind its booking. */
  | 'visit';

/** A NIF names a patient; the code then goes to the contact that the clinic has. */
export type CodeAddress = Contact | { kind: 'vat'; value: string };

export type CodeRequest = {
  purpose: CodePurpose;
  contact: CodeAddress;
  locale: Locale;
  /** Typed with the contact: which of a family somebody is. */
  birthDate: string | null;
};

/** Somebody asked for a code. For a known patient the row is the same whether or not the clinic knows them: only the worker finds out. */
export type IdentityCode = CodeRequest & {
  id: string;
  requestedAt: Date;
  expiresAt: Date;
  /** Null until the worker has asked the clinic; empty where nobody is known there by this contact. */
  patientIds: number[] | null;
  /** When a gateway took the message, and for which contact. */
  sentAt: Date | null;
  sentToDigest: string | null;
  /** When the gateway refused it for good: the address does not exist. */
  refusedAt: Date | null;
  /** When the right code was typed. */
  provenAt: Date | null;
};

/** `browserKey` is known to the browser that asked and to nobody else: a code works there and nowhere else. */
export type CodeStore = {
  /** Ends what this browser asked for before and starts the worker, or does neither. */
  request(browserKey: string, asked: CodeRequest): Promise<void>;
  /** The newest of this browser that was not ended, nor left alone after its right code. Its time may be over. */
  latest(browserKey: string, purpose: CodePurpose): Promise<IdentityCode | null>;
  /** For the worker: null once it was ended, proven, or is too old to be answered. */
  open(id: string): Promise<IdentityCode | null>;
  /** From here on the code counts, for as long as codes live. */
  recordFound(id: string, patientIds: number[]): Promise<void>;
  recordSent(id: string, sentToDigest: string): Promise<void>;
  recordRefused(id: string): Promise<void>;
  /** One more try, counted before anybody looks at it: so many at once are still no more than allowed. Null when there is none left. */
  takeTry(browserKey: string, purpose: CodePurpose): Promise<IdentityCode | null>;
  recordProven(id: string): Promise<void>;
  /** Nothing that this browser asked for leads anywhere any more. */
  end(browserKey: string): Promise<void>;
};
