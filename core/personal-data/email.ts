import { err, ok, type Result } from '../kernel/result.ts';
import { longestEmail } from './field-lengths.ts';

/** What a browser's own e-mail field takes, with a dot in the domain besides: nobody's address ends at a bare word. */
const name = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^${name}@${label}(?:\\.${label})+$`, 'i');

export function parseEmail(typed: string): Result<string, { kind: 'emailInvalid' }> {
  const trimmed = typed.trim();
  return trimmed.length <= longestEmail && address.test(trimmed) ? ok(trimmed) : err({ kind: 'emailInvalid' });
}

/** In lower case: one person is one account and one subscription, however the address was typed. Null for an empty or impossible one. */
export function comparableEmail(typed: string): string | null {
  const email = parseEmail(typed);
  return email.ok ? email.value.toLowerCase() : null;
}

/** The kind is also the message key. */
export function emailProblem(typed: string): 'emailRequired' | 'emailInvalid' | null {
  if (typed.trim() === '') return 'emailRequired';
  return parseEmail(typed).ok ? null : 'emailInvalid';
}

/** Enough for its owner to know which address is meant, and too little for others: a letter that is passed on takes its links along. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`;
}
