import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Label } from '../language/label.ts';
import { accountById } from './accounts/staff-account.ts';
import { refuse } from './answers.ts';
import { attemptOf, forgive, mayTry } from './login-attempts.ts';
import { isPasswordOf } from './passwords/password-hash.ts';
import { verifyTotp } from './second-factor/totp.ts';
import { type FoundSession, noteWrongCode } from './sessions/session-store.ts';
import { signInErrors } from './sign-in-words.ts';

/** Whoever finds a computer left open must not be able to make the account their own. */
export const ownerProof = z.union([z.object({ password: z.string().max(1000) }), z.object({ code: z.string().max(20) })]);
type OwnerProof = z.output<typeof ownerProof>;

type Guess = { purpose: 'secondStep' | 'confirm'; wrong: Label; status?: 400 | 401; field?: string };

/** A guess at something secret, counted; null where it was right. The session that keeps guessing ends. */
export async function guess(
  req: PayloadRequest,
  { session, account }: FoundSession,
  { purpose, wrong, status = 401, field }: Guess,
  isRight: () => Promise<boolean>,
): Promise<Response | null> {
  const attempt = await attemptOf(req, purpose, String(account.id), account.id);
  if (!(await mayTry(req, attempt))) return refuse(req, 429, signInErrors.tooMany);
  if (!(await isRight())) {
    await noteWrongCode(req, session.id);
    return refuse(req, status, wrong, field);
  }
  await forgive(req, attempt);
  return null;
}

/** Refuses, or answers null where the owner has been shown. */
export const refuseUnlessOwner = (req: PayloadRequest, found: FoundSession, proof: OwnerProof): Promise<Response | null> =>
  'password' in proof
    ? guess(req, found, { purpose: 'confirm', wrong: signInErrors.wrongCurrent, status: 400, field: 'current' }, async () =>
        isPasswordOf(await accountById(req, found.account.id), proof.password),
      )
    : guess(req, found, { purpose: 'confirm', wrong: signInErrors.wrongCode, status: 400, field: 'code' }, () =>
        verifyTotp(req, found.account.id, proof.code),
      );
