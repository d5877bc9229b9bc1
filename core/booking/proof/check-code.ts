import { err, ok, type Result } from '../../kernel/result.ts';
import { isCodeOf } from './proof-code.ts';
import type { ProofStore } from './proof-store.ts';

/** `codeEnded`: too old, tried too often, or never asked for. Neither says whether the clinic knows the contact. */
export type CodeTrouble = { kind: 'codeWrong' } | { kind: 'codeEnded' };

type Typed = { draftKey: string; code: string; secret: string };

/** Whose code it was: the patients known by that contact, one or a family. */
export async function checkCode(proofs: ProofStore, { draftKey, code, secret }: Typed): Promise<Result<number[], CodeTrouble>> {
  const proof = await proofs.takeTry(draftKey);
  if (!proof) return err({ kind: 'codeEnded' });
  const isRight = isCodeOf(secret, proof.id, code);
  const { patientIds } = proof;
  // A guess that hits the code of somebody unknown proves nothing.
  if (!isRight || !patientIds || patientIds.length === 0) return err({ kind: 'codeWrong' });
  await proofs.recordProven(proof.id);
  return ok(patientIds);
}
