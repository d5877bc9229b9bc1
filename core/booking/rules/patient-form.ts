import type { Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { answeredFields } from './answered-fields.ts';
import { type TypedDate, toBirthDate } from './birth-date.ts';
import type { BookingMessage } from './booking-message.ts';
import { toCitizenCard } from './citizen-card.ts';
import { toEmail } from './email.ts';
import { toNif } from './nif.ts';
import { toPhone } from './phone.ts';
import { toSnsNumber } from './sns-number.ts';
import { toTextPhone } from './text-phone.ts';

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
};

export const genders = ['masculino', 'feminino'] as const;

const required = <Value, Kind extends BookingMessage, Other>(
  typed: string,
  missing: Kind,
  read: (typed: string) => Result<Value, Other>,
) => (typed.trim() === '' ? err({ kind: missing }) : read(typed));

/** Nobody is turned away for a number he does not have at hand. */
const optional = <Other>(typed: string, read: (typed: string) => Result<string, Other>): Result<string, Other> =>
  typed.trim() === '' ? ok('') : read(typed);

const inOneLine = (typed: string) => typed.trim().replace(/\s+/g, ' ');

function toGender(typed: string): Result<(typeof genders)[number], { kind: 'genderInvalid' }> {
  const gender = genders.find((known) => known === typed.trim());
  return gender ? ok(gender) : err({ kind: 'genderInvalid' });
}

/** Step 3: who is coming. */
export const checkPatient = (typed: TypedPatient, today: Day, noEmail: { mobileNeeded: boolean } | null = null) =>
  answeredFields({
    name: required(typed.name, 'nameRequired', (name) => ok(inOneLine(name))),
    email: noEmail ? ok('') : required(typed.email, 'emailRequired', toEmail),
    phone: required(typed.phone, 'phoneRequired', noEmail?.mobileNeeded ? toTextPhone : toPhone),
    birthDate: toBirthDate(typed.birthDate, today),
    gender: required(typed.gender, 'genderRequired', toGender),
    vat: optional(typed.vat, toNif),
    nSNS: optional(typed.nSNS, toSnsNumber),
    nCC: optional(typed.nCC, toCitizenCard),
    profession: ok(inOneLine(typed.profession)),
  });
