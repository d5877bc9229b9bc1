import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { roleOf } from '../access/role.ts';
import type { Utilizadore } from '../payload-types.ts';
import { accountByEmail, isSuspended } from './accounts/staff-account.ts';
import { jsonResponse, refuse, withValidBody } from './answers.ts';
import { rememberStaffDevice } from './known-devices.ts';
import { attemptOf, forgive, mayTry } from './login-attempts.ts';
import { isPasswordOf } from './passwords/password-hash.ts';
import { countFactors, factorsOf } from './second-factor/factors.ts';
import { mustHaveFactor } from './sessions/session-standing.ts';
import { noteEntry, startStaffSession } from './sessions/session-store.ts';
import { sessionCookie } from './sessions/staff-cookies.ts';
import { signInErrors } from './sign-in-words.ts';
import { staffSettingsOf } from './staff-settings.ts';

const credentials = z.object({ email: z.string().max(320), password: z.string().max(1000) });

/** The session is open: this browser is known from now on. */
export async function letIn(req: PayloadRequest, accountId: number, token: string, more: object = {}): Promise<Response> {
  await noteEntry(req, token);
  return jsonResponse({ next: 'in', ...more }, sessionCookie(req.payload, token), await rememberStaffDevice(req, accountId));
}

/** The password was right; what is still asked for depends on the account. */
export async function enter(req: PayloadRequest, account: Utilizadore): Promise<Response> {
  const hasFactor = countFactors(await factorsOf(req, account.id)) > 0;
  const token = await startStaffSession(req, { accountId: account.id, isSecondStepDone: false });
  if (hasFactor) return jsonResponse({ next: 'secondStep' }, sessionCookie(req.payload, token));
  const mustSetUp = mustHaveFactor(roleOf(account), staffSettingsOf(req.payload).deployment);
  return mustSetUp ? jsonResponse({ next: 'setUp' }, sessionCookie(req.payload, token)) : letIn(req, account.id, token);
}

/** In place of Payload's own. Whether there is such an account, it is suspended or the password is wrong: same work, same answer. */
export const signInEndpoint: Endpoint = {
  method: 'post',
  path: '/login',
  handler: withValidBody(credentials, async (req, { email, password }) => {
    const account = await accountByEmail(req, email);
    const attempt = await attemptOf(req, 'login', email, account?.id ?? null);
    if (!(await mayTry(req, attempt))) return refuse(req, 429, signInErrors.tooMany);
    const isRight = await isPasswordOf(account, password);
    const isOut = await isSuspended(req, account?.id ?? 0);
    if (!account || !isRight || isOut) return refuse(req, 401, signInErrors.wrongPassword);
    await forgive(req, attempt);
    return enter(req, account);
  }),
};
