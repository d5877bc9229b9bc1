import type { PatientDetails, PatientRecord } from '../../clinic/clinic-service.ts';
import { toContact } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { parseCitizenCard } from '../../personal-data/citizen-card.ts';
import { type Gender, genders } from '../../personal-data/gender.ts';
import { parseNif } from '../../personal-data/nif.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import { parsePhone } from '../../personal-data/phone.ts';
import { parseSnsNumber } from '../../personal-data/sns-number.ts';

/** What a patient may change on the clinic's record. The birth date is the key to it: only a person changes that. */
export const profileFieldNames = ['name', 'phone', 'gender', 'vat', 'nSNS', 'nCC', 'profession'] as const;
export type ProfileFieldName = (typeof profileFieldNames)[number];
/** `email` is not typed here: it is the account's own, once that was proven. */
export type ChangedField = ProfileFieldName | 'email';

export type ProfileFieldTrouble = {
  kind: 'nameRequired' | 'phoneRequired' | 'phoneInvalid' | 'genderRequired' | 'vatNotValid' | 'snsNumberInvalid' | 'citizenCardInvalid';
};

/** By the same rules as the form of a booking. An empty text for what is optional means: as it was. */
export function parseProfileField(field: ProfileFieldName, typed: string): Result<string, ProfileFieldTrouble> {
  const isEmpty = typed.trim() === '';
  switch (field) {
    case 'name':
      return isEmpty ? err({ kind: 'nameRequired' }) : ok(inOneLine(typed));
    case 'phone':
      return isEmpty ? err({ kind: 'phoneRequired' }) : parsePhone(typed);
    case 'gender':
      return genders.some((known) => known === typed.trim()) ? ok(typed.trim()) : err({ kind: 'genderRequired' });
    case 'vat':
      return isEmpty ? ok('') : parseNif(typed);
    case 'nSNS':
      return isEmpty ? ok('') : parseSnsNumber(typed);
    case 'nCC':
      return isEmpty ? ok('') : parseCitizenCard(typed);
    case 'profession':
      return ok(inOneLine(typed));
    default:
      return field satisfies never;
  }
}

export const phoneOf = ({ contacts }: Pick<PatientRecord, 'contacts'>): string | null =>
  contacts.find((written) => toContact(written)?.kind === 'phone') ?? null;

const isWritten = (written: string, value: string) => toContact(written)?.value === toContact(value)?.value;

/** Whether the record says so already. */
export function holds(record: PatientRecord, field: ChangedField, value: string): boolean {
  if (field === 'email' || field === 'phone') return record.contacts.some((written) => isWritten(written, value));
  return record[field] === value;
}

/**
 * The whole record, as the clinic's service wants it. Its list of contacts is replaced as a whole, so it is sent only if one of them
 * changes: the new phone takes the place of the one that was shown, a new e-mail stands beside the others.
 */
export function changedDetails(record: PatientRecord, field: ChangedField, value: string): PatientDetails | null {
  const gender = field === 'gender' ? genders.find((known) => known === value) : record.gender;
  // A gender in words that we do not know: writing the record back would change it.
  if (!gender) return null;
  const { name, birthDay, vat, nSNS, nCC, profession } = record;
  const details = { name, birthDay, vat, nSNS, nCC, profession, gender: gender satisfies Gender, contacts: [] as string[] };
  if (field === 'email') return { ...details, contacts: [value, ...record.contacts] };
  if (field !== 'phone') return { ...details, [field]: value };
  const shown = phoneOf(record);
  return { ...details, contacts: [...record.contacts.filter((written) => written !== shown), value] };
}
