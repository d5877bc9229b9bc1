import type { ErrorCode } from '../error-code.ts';
import { isTaxNumber } from './tax-number.ts';

export type Checked = { name: string; birthDay: string; gender: string; vat?: string | null; contacts?: string[] | null };

/** The first thing the service objects to in a patient's details, or nothing. */
export function patientProblem({ name, birthDay, gender, vat, contacts }: Checked, today: string): ErrorCode | undefined {
  if (vat && !isTaxNumber(vat)) return 'VAT_NOT_VALID';
  if (contacts?.some((contact) => !contact.includes('@') && !hasNineDigits(contact))) return 'VALIDATOR_DIGITS_PHONE';
  const isPlausible = name.trim() !== '' && birthDay >= '1900-01-01' && birthDay <= today && /^(?:masculino|feminino)$/.test(gender);
  return isPlausible ? undefined : 'ERROR_CREATING_PATIENT';
}

const hasNineDigits = (phone: string) => /^(?:(?:\+|00)351)?\d{9}$/.test(phone.replace(/[\s.-]/g, ''));
