import { err, ok, type Result } from '../kernel/result.ts';

/** What a browser's own e-mail field takes, with a dot in the domain besides: nobody's address ends at a bare word. */
const name = "[a-z0-9.!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^${name}@${label}(?:\\.${label})+$`, 'i');
const longest = 254;

export function parseEmail(typed: string): Result<string, { kind: 'emailInvalid' }> {
  const trimmed = typed.trim();
  return trimmed.length <= longest && address.test(trimmed) ? ok(trimmed) : err({ kind: 'emailInvalid' });
}
