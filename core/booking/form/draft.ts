import { withoutControls } from '../../http/plain-text.ts';
import { agrees, type Person } from '../../identity/agrees.ts';
import { genders } from '../../personal-data/gender.ts';
import { noteLength } from '../model/constants.ts';
import type { DraftFields, FieldName, InputStep } from './steps.ts';
import { stepFields } from './steps.ts';

/** Stored on the server for a day; the browser holds only its key. */
export type Draft = {
  fields: DraftFields;
  /** The id of the future booking: a draft that is submitted twice gives one booking. */
  bookingId: string;
  submittedAt: Date | null;
  /** The id of the clinic's record that this visitor has proven to own. */
  provenPatientId: number | null;
  provenAt: Date | null;
  /** Digest of the contact that this browser has proven by a code for this booking. */
  contactDigest: string | null;
  contactProvenAt: Date | null;
  /** All fields that the proof supplied, used or not. */
  known: DraftFields;
  /** The booking to be moved, if the draft moves a visit. */
  movedFrom: string | null;
};

export type NewDraft = Pick<Draft, 'movedFrom' | 'fields' | 'provenPatientId' | 'provenAt' | 'known' | 'contactDigest' | 'contactProvenAt'>;

export type DraftStore = {
  /** Null if there is none or it has expired. A proof that was not used for too long is discarded by then. */
  read(key: string): Promise<Draft | null>;
  create(draft: NewDraft): Promise<{ key: string; draft: Draft }>;
  /** Changes only these fields, so that two tabs do not overwrite each other. */
  save(key: string, fields: DraftFields): Promise<void>;
  /** Keeps what is known, and fills it in, or only `filled` of it, where the visitor has not answered yet. */
  prove(key: string, patientId: number, known: DraftFields, filled?: DraftFields): Promise<void>;
  /** From here on the contact is the proven contact of the booking, for as long as a proof is valid. */
  proveContact(key: string, contactDigest: string): Promise<void>;
  /** The proof was of another person: removes all personal fields, also corrected ones, and everything else that the proof filled in. */
  forgetProof(key: string): Promise<void>;
  /** The details are now of another person: removes the proof, and these fields if they still have the value that it filled in. */
  dropProof(key: string, fields: readonly FieldName[]): Promise<void>;
  markSubmitted(key: string): Promise<void>;
};

/** Fields that identify somebody, whoever typed them. */
export const personalFields: readonly FieldName[] = [...stepFields.details, 'mbwayPhone'];
/** Fields of one person, removed when the details become another person's; a couple may share the e-mail. */
export const ownNumbers: readonly FieldName[] = ['vat', 'nSNS', 'nCC', 'profession'];

const personIn = ({ name = '', gender, ...rest }: DraftFields): Person => {
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map((part) => rest[`birthDate-${part}`]?.trim());
  return {
    name,
    birthDate: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    gender: genders.find((known) => known === gender) ?? null,
  };
};

/** Whether the details are still those of the proven patient: the proof is valid for that person only. */
export const isSamePerson = (known: DraftFields, fields: DraftFields): boolean => agrees(personIn(known), personIn(fields));

export const draftHours = 24;
const longest = 200;
const longestOf = (name: FieldName) => (name === 'note' ? noteLength : longest);

/** The fields of a screen from its form; a field that is not sent (an unticked box) becomes empty instead of keeping its value. */
export function sentFields(step: InputStep, form: { get(name: string): unknown }): DraftFields {
  const sent: [FieldName, string][] = stepFields[step].map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? withoutControls(value.slice(0, longestOf(name))) : ''];
  });
  return Object.fromEntries(sent);
}
