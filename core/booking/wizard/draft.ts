import { plainText } from '../../http/plain-text.ts';
import { agrees, type Person } from '../../identity/agrees.ts';
import type { DraftFields, FieldName, Question } from './steps.ts';
import { fieldsOf } from './steps.ts';

/** Kept by the server for a day; the browser holds nothing but the key to it. */
export type Draft = {
  fields: DraftFields;
  /** The id under which it will be booked: sent twice it is one booking. */
  bookingId: string;
  submittedAt: Date | null;
  /** The clinic's patient whom this visitor has proven to be. */
  provenPatientId: number | null;
  provenAt: Date | null;
  /** Names the contact that this browser has proven to read for this booking. */
  contactDigest: string | null;
  contactProvenAt: Date | null;
  /** What the proof told, whether or not it was needed. */
  known: DraftFields;
  /** Set where a visit is being moved: its booking. */
  movedFrom: string | null;
};

export type NewDraft = Pick<Draft, 'movedFrom' | 'fields' | 'provenPatientId' | 'provenAt' | 'known' | 'contactDigest' | 'contactProvenAt'>;

export type DraftStore = {
  /** Null where there is none or its day is over. A proof that nobody made use of for too long is forgotten by then. */
  read(key: string): Promise<Draft | null>;
  create(draft: NewDraft): Promise<{ key: string; draft: Draft }>;
  /** Only these fields change; two tabs do not undo each other. */
  save(key: string, fields: DraftFields): Promise<void>;
  /** Fills in what is known where the visitor has not answered yet. */
  prove(key: string, patientId: number, known: DraftFields): Promise<void>;
  /** From here on the contact stands behind the booking, for as long as a proof holds. */
  proveContact(key: string, contactDigest: string): Promise<void>;
  /** It is not who we thought: all that is personal goes, also what was corrected since, and what else the proof has filled in. */
  forgetProof(key: string): Promise<void>;
  /** The details are now another's: the proof goes, and of the fields only these, where they still are as it filled them in. */
  dropProof(key: string, fields: readonly FieldName[]): Promise<void>;
  markSubmitted(key: string): Promise<void>;
};

/** What tells who somebody is, by whomever it was typed. */
export const personalFields: readonly FieldName[] = [...fieldsOf.details, 'mbwayPhone'];
/** What belongs to one person and goes when the details turn out to be another's; a couple may share the e-mail. */
export const ownNumbers: readonly FieldName[] = ['vat', 'nSNS', 'nCC', 'profession'];

const personIn = ({ name = '', gender, ...rest }: DraftFields): Person => {
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map((part) => rest[`birthDate-${part}`]?.trim());
  return {
    name,
    birthDate: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    gender: gender === 'masculino' || gender === 'feminino' ? gender : null,
  };
};

/** The proof is of the patient: it holds while the details are still those of whom it proved. */
export const holdsFor = (known: DraftFields, fields: DraftFields): boolean => agrees(personIn(known), personIn(fields));

export const draftHours = 24;
const longest = 200;

/** What a screen sent, by its own fields only; a field that was left out (an unticked box) is empty, not what it was. */
export function sentFields(step: Question, form: { get(name: string): unknown }): DraftFields {
  const sent: [FieldName, string][] = fieldsOf[step].map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? plainText(value.slice(0, longest)) : ''];
  });
  return Object.fromEntries(sent);
}
