import { emailProblem } from '../../personal-data/email.ts';
import { type Weakness, weaknessOf } from '../passwords/weak-password.ts';

/** What is wrong with one field; the kind is also the message key. */
export type AccountProblem = {
  field: 'name' | 'email' | 'password' | 'repeat' | 'consent';
  kind: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'repeatDiffers' | 'consentRequired' | Weakness;
};

export const nameProblems = (name: string): AccountProblem[] => (name.trim() === '' ? [{ field: 'name', kind: 'nameRequired' }] : []);

export function emailProblems(email: string): AccountProblem[] {
  const kind = emailProblem(email);
  return kind ? [{ field: 'email', kind }] : [];
}

type NewPassword = { password: string; repeat: string; personal: readonly string[] };

/** `personal`: words that everybody around the account holder can guess, with the clinic's name. */
export function passwordProblems({ password, repeat, personal }: NewPassword): AccountProblem[] {
  if (password === '') return [{ field: 'password', kind: 'passwordRequired' }];
  const weakness = weaknessOf(password, personal);
  if (weakness) return [{ field: 'password', kind: weakness }];
  return password === repeat ? [] : [{ field: 'repeat', kind: 'repeatDiffers' }];
}
