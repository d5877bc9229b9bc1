import { err, ok, type Result } from '../kernel/result.ts';

/** The number of a user of the national health service: nine digits, without a published check. */
export function parseSnsNumber(typed: string): Result<string, { kind: 'snsNumberInvalid' }> {
  const digits = typed.replace(/\s/g, '');
  return /^\d{9}$/.test(digits) ? ok(digits) : err({ kind: 'snsNumberInvalid' });
}
