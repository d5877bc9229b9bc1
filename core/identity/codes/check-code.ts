import { err, ok, type Result } from '../../kernel/result.ts';
import type { CodePurpose, CodeStore, IdentityCode } from './code-store.ts';
import { isCodeOf } from './one-time-code.ts';

/** `codeEnded`: too old, tried too often, or never asked for. Neither says whether the clinic knows the contact. */
export type CodeTrouble = { kind: 'codeWrong' } | { kind: 'codeEnded' };

type Typed = { browserKey: string; purpose: CodePurpose; code: string; secret: string };

/** The request whose code was typed. */
export async function checkCode(codes: CodeStore, typed: Typed): Promise<Result<IdentityCode, CodeTrouble>> {
  const { browserKey, purpose, code, secret } = typed;
  const asked = await codes.takeTry(browserKey, purpose);
  if (!asked) return err({ kind: 'codeEnded' });
  // A guess that hits the code of somebody unknown, to whom nothing was sent, proves nothing.
  const isAnybodys = purpose !== 'knownPatient' || (asked.patientIds?.length ?? 0) > 0;
  if (!isCodeOf(secret, asked.id, code) || !isAnybodys) return err({ kind: 'codeWrong' });
  await codes.recordProven(asked.id);
  return ok(asked);
}
