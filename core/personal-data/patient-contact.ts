import { err, ok, type Result } from '../kernel/result.ts';
import { parseEmail } from './email.ts';
import { parseNif } from './nif.ts';

/** How somebody says which patient of the clinic he is. */
export type PatientContact = { kind: 'email' | 'vat'; value: string };

/** One field for both: only an e-mail has an @. In small letters, so that one address has one limit however it is typed. */
export function parsePatientContact(typed: string): Result<PatientContact, { kind: 'contactInvalid' }> {
  const kind = typed.includes('@') ? 'email' : 'vat';
  const read = kind === 'email' ? parseEmail(typed) : parseNif(typed);
  return read.ok ? ok({ kind, value: read.value.toLowerCase() }) : err({ kind: 'contactInvalid' });
}
