import type { Locale } from '../../kernel/locale.ts';
import type { PatientContact } from '../rules/patient-contact.ts';

/** Somebody asked for a code. The row is the same whether or not the clinic knows them: only the worker finds that out. */
export type Proof = {
  id: string;
  locale: Locale;
  contact: PatientContact;
  /** Null until the worker has asked the clinic; empty where nobody is known there by this contact. */
  patientIds: number[] | null;
  /** When the right code was typed. */
  provenAt: Date | null;
};

export type ProofStore = {
  /** Ends what this draft asked for before and starts the worker, or does neither. */
  request(draftKey: string, asked: Pick<Proof, 'contact' | 'locale'>): Promise<void>;
  /** The newest of this draft that was not ended, nor left alone after its right code. Its code may be too old. */
  latest(draftKey: string): Promise<Proof | null>;
  /** For the worker: null once it was ended, proven, or is too old to be answered. */
  open(id: string): Promise<Proof | null>;
  /** From here on the code counts, for as long as codes live. */
  recordFound(id: string, patientIds: number[]): Promise<void>;
  /** One more try, counted before anybody looks at it: so many at once are still no more than allowed. Null when there is none left. */
  takeTry(draftKey: string): Promise<Proof | null>;
  recordProven(id: string): Promise<void>;
  /** Nothing that this draft asked for leads anywhere any more. */
  end(draftKey: string): Promise<void>;
};
