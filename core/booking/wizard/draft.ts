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
  /** Set where a visit is being moved: its booking. */
  movedFrom: string | null;
};

export type DraftStore = {
  /** Null where there is none or its day is over. */
  read(key: string): Promise<Draft | null>;
  create(draft: Pick<Draft, 'movedFrom' | 'fields' | 'provenPatientId'>): Promise<{ key: string; draft: Draft }>;
  /** Only these fields change; two tabs do not undo each other. */
  save(key: string, fields: DraftFields): Promise<void>;
  prove(key: string, patientId: number): Promise<void>;
  markSubmitted(key: string): Promise<void>;
};

export const draftHours = 24;
const longest = 200;

/** What a screen sent, by its own fields only; a field that was left out (an unticked box) is empty, not what it was. */
export function sentFields(step: Question, form: { get(name: string): unknown }): DraftFields {
  const sent: [FieldName, string][] = fieldsOf[step].map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.slice(0, longest) : ''];
  });
  return Object.fromEntries(sent);
}
