import { parseEmail } from '../../personal-data/email.ts';
import { type Weakness, weaknessOf } from '../passwords/weak-password.ts';

/** What is wrong with one field; the kind is also the message key. */
export type AccountProblem = {
  field: 'name' | 'email' | 'password' | 'repeat' | 'consent';
  kind: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'repeatDiffers' | 'consentRequired' | Weakness;
};

export const longestName = 120;

/** In lower case, as accounts have it. Null for an empty or impossible address. */
export function accountEmail(written: string): string | null {
  const email = parseEmail(written);
  return email.ok ? email.value.toLowerCase() : null;
}

export const nameProblems = (name: string): AccountProblem[] => (name.trim() === '' ? [{ field: 'name', kind: 'nameRequired' }] : []);

export function emailProblems(email: string): AccountProblem[] {
  if (email.trim() === '') return [{ field: 'email', kind: 'emailRequired' }];
  return accountEmail(email) === null ? [{ field: 'email', kind: 'emailInvalid' }] : [];
}

type NewPassword = { password: string; repeat: string; personal: readonly string[] };

/** `personal`: words that everybody around the account holder can guess, with the clinic's name. */
export function passwordProblems({ password, repeat, personal }: NewPassword): AccountProblem[] {
  if (password === '') return [{ field: 'password', kind: 'passwordRequired' }];
  const weakness = weaknessOf(password, personal);
  if (weakness) return [{ field: 'password', kind: weakness }];
  return password === repeat ? [] : [{ field: 'repeat', kind: 'repeatDiffers' }];
}
