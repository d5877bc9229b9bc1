import type { Day } from '../../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { parseBirthDate, type TypedDate } from '../../../personal-data/birth-date.ts';
import { parseCitizenCard } from '../../../personal-data/citizen-card.ts';
import { parseEmail } from '../../../personal-data/email.ts';
import { type Gender, genders } from '../../../personal-data/gender.ts';
import { parseNif } from '../../../personal-data/nif.ts';
import { inOneLine } from '../../../personal-data/person-name.ts';
import { parsePhone } from '../../../personal-data/phone.ts';
import { parseSnsNumber } from '../../../personal-data/sns-number.ts';
import { parseTextPhone } from '../../../personal-data/text-phone.ts';
import type { BookingMessage } from './booking-message.ts';
import { collectFieldResults } from './collect-field-results.ts';

export type TypedPatient = {
  name: string;
  email: string;
  phone: string;
  birthDate: TypedDate;
  gender: string;
  vat: string;
  nSNS: string;
  nCC: string;
  profession: string;
  note: string;
};

const required = <Value, Kind extends BookingMessage, Other>(
  typed: string,
  missing: Kind,
  read: (typed: string) => Result<Value, Other>,
) => (typed.trim() === '' ? err({ kind: missing }) : read(typed));

/** Optional: a patient without the number at hand can still book. */
const optional = <Other>(typed: string, read: (typed: string) => Result<string, Other>): Result<string, Other> =>
  typed.trim() === '' ? ok('') : read(typed);

function toGender(typed: string): Result<Gender, { kind: 'genderInvalid' }> {
  const gender = genders.find((known) => known === typed.trim());
  return gender ? ok(gender) : err({ kind: 'genderInvalid' });
}

export const checkPatient = (typed: TypedPatient, today: Day, noEmail: { mobileNeeded: boolean } | null = null) =>
  collectFieldResults({
    name: required(typed.name, 'nameRequired', (name) => ok(inOneLine(name))),
    email: noEmail ? ok('') : required(typed.email, 'emailRequired', parseEmail),
    phone: required(typed.phone, 'phoneRequired', noEmail?.mobileNeeded ? parseTextPhone : parsePhone),
    birthDate: parseBirthDate(typed.birthDate, today),
    gender: required(typed.gender, 'genderRequired', toGender),
    vat: optional(typed.vat, parseNif),
    nSNS: optional(typed.nSNS, parseSnsNumber),
    nCC: optional(typed.nCC, parseCitizenCard),
    profession: ok(inOneLine(typed.profession)),
    note: ok(typed.note.trim()),
  });
