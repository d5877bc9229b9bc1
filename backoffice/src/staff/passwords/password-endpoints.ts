import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { inRequestTransaction, mailInRequest } from '../../mail/mail-in-request.ts';
import { resetMail } from '../../mail/password-mail.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { accountOfLink, closeLinks, makeLink, useLink } from '../accounts/links.ts';
import { record, tellOwner } from '../accounts/notices.ts';
import { accountByEmail, isSuspended, setOnAccount } from '../accounts/staff-account.ts';
import { inSession, jsonResponse, refuse, withValidBody } from '../answers.ts';
import { ownerProof, refuseUnlessOwner } from '../confirm-owner.ts';
import { rememberStaffDevice } from '../known-devices.ts';
import { attemptOf, mayTry } from '../login-attempts.ts';
import { endSessions } from '../sessions/session-store.ts';
import { signInErrors } from '../sign-in-words.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { checkPassword } from './check-password.ts';
import { hashPassword } from './password-hash.ts';
import { weaknessWords } from './weakness-words.ts';

const answerAfterMs = 1_000;

async function sendReset(req: PayloadRequest, account: Utilizadore | null): Promise<void> {
  if (!account || (await isSuspended(req, account.id))) return;
  await inRequestTransaction(req, async () => {
    const token = await makeLink(req, account.id, 'reset');
    await mailInRequest(req, resetMail(account, staffSettingsOf(req.payload).origins[0], token));
  });
}

/** Writing the mail takes time and having nobody to write to takes none, so the answer waits until both are long over. */
const forgot: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: withValidBody(z.object({ email: z.string().max(320) }), async (req, { email }) => {
    const account = await accountByEmail(req, email);
    if (!(await mayTry(req, await attemptOf(req, 'forgot', email, account?.id ?? null)))) return refuse(req, 429, signInErrors.tooMany);
    const [outcome] = await Promise.allSettled([sendReset(req, account), sleep(answerAfterMs)]);
    if (outcome.status === 'rejected') throw outcome.reason;
    return jsonResponse({ message: req.t('general:success') });
  }),
};

async function refuseWeak(req: PayloadRequest, password: string, account: Utilizadore): Promise<Response | null> {
  const weakness = await checkPassword(req.payload, password, account);
  return weakness && refuse(req, 400, weaknessWords[weakness], 'password');
}

async function changePassword(req: PayloadRequest, account: Utilizadore, password: string, keepSession: string | null): Promise<void> {
  await setOnAccount(req, account.id, await hashPassword(password));
  await endSessions(req, account.id, keepSession);
  await closeLinks(req, account.id);
  await record(req, account, 'password', account.id);
  await tellOwner(req, account, 'password');
}

/** By the link of an invitation or of a forgotten password. It opens no session: the sign-in, with its second step, comes after. */
const byLink: Endpoint = {
  method: 'post',
  path: '/reset-password',
  handler: withValidBody(z.object({ token: z.string().max(200), password: z.string().max(1000) }), async (req, { token, password }) => {
    const account = await accountOfLink(req, token);
    if (!account) return refuse(req, 403, signInErrors.linkOver);
    const refusal = await refuseWeak(req, password, account);
    if (refusal) return refusal;
    const isDone = await inRequestTransaction(req, async () => {
      if (!(await useLink(req, token))) return false;
      await changePassword(req, account, password, null);
      return true;
    });
    if (!isDone) return refuse(req, 403, signInErrors.linkOver);
    return jsonResponse({ message: req.t('authentication:passwordResetSuccessfully') }, await rememberStaffDevice(req, account.id));
  }),
};

const own: Endpoint = {
  method: 'post',
  path: '/own-password',
  handler: inSession(['open'], z.object({ proof: ownerProof, password: z.string().max(1000) }), async (req, found, { proof, password }) => {
    const refusal = (await refuseUnlessOwner(req, found, proof)) ?? (await refuseWeak(req, password, found.account));
    if (refusal) return refusal;
    await inRequestTransaction(req, () => changePassword(req, found.account, password, found.session.id));
    return jsonResponse({ done: true });
  }),
};

export const passwordEndpoints: Endpoint[] = [forgot, byLink, own];
