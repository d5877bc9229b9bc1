import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { inRequestTransaction } from '../../mail/mail-in-request.ts';
import { tellOwner } from '../accounts/notices.ts';
import { accountById, isSuspended } from '../accounts/staff-account.ts';
import { inSession, jsonResponse, refuse, withValidBody } from '../answers.ts';
import { guess } from '../confirm-owner.ts';
import { findSession, finishSecondStep, startStaffSession, unlockSession } from '../sessions/session-store.ts';
import { letIn } from '../sign-in.ts';
import { signInErrors } from '../sign-in-words.ts';
import { acceptStaffPasskey, askForStaffPasskey } from './passkeys.ts';
import { acceptRecoveryCode, countRecoveryCodes } from './recovery-codes.ts';
import { verifyTotp } from './totp.ts';

const code = z.object({ code: z.string().max(40) });

const byTotp: Endpoint = {
  method: 'post',
  path: '/second-step/totp',
  handler: inSession(['needsSecondStep'], code, async (req, found, asked) => {
    const refusal = await guess(req, found, { purpose: 'secondStep', wrong: signInErrors.wrongCode }, () =>
      verifyTotp(req, found.account.id, asked.code),
    );
    return refusal ?? letIn(req, found.account.id, await finishSecondStep(req, found.session.id));
  }),
};

const byRecoveryCode: Endpoint = {
  method: 'post',
  path: '/second-step/recovery-code',
  handler: inSession(['needsSecondStep'], code, async (req, found, asked) => {
    const { account, session } = found;
    const refusal = await guess(req, found, { purpose: 'secondStep', wrong: signInErrors.wrongCode }, () =>
      inRequestTransaction(req, async () => {
        const isRight = await acceptRecoveryCode(req, account.id, asked.code);
        if (isRight) await tellOwner(req, account, 'recoveryCodeUsed');
        return isRight;
      }),
    );
    if (refusal) return refusal;
    const recoveryCodesLeft = await countRecoveryCodes(req, account.id);
    return letIn(req, account.id, await finishSecondStep(req, session.id), { recoveryCodesLeft });
  }),
};

const passkeyOptions: Endpoint = {
  method: 'post',
  path: '/passkey/options',
  handler: withValidBody(z.object({}), async (req) => {
    const found = await findSession(req.payload, req.headers);
    return jsonResponse(await askForStaffPasskey(req, found?.account.id ?? null));
  }),
};

const shownPasskey = z.object({
  response: z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key'), response: z.looseObject({}) }),
});

/** Never counted by account: there is nothing to guess. It is the whole sign-in, the second step of one, or the key to a locked session. */
const byPasskey: Endpoint = {
  method: 'post',
  path: '/passkey',
  handler: withValidBody(shownPasskey, async (req, asked) => {
    const accountId = await acceptStaffPasskey(req, asked.response as unknown as AuthenticationResponseJSON);
    const account = accountId === null ? null : await accountById(req, accountId);
    if (!account || (await isSuspended(req, account.id))) return refuse(req, 401, signInErrors.wrongPasskey);
    const found = await findSession(req.payload, req.headers);
    if (!found) return letIn(req, account.id, await startStaffSession(req, { accountId: account.id, isSecondStepDone: true }));
    if (found.account.id !== account.id) return refuse(req, 401, signInErrors.wrongPasskey);
    const token = found.standing === 'locked' ? await unlockSession(req, found.session.id) : await finishSecondStep(req, found.session.id);
    return letIn(req, account.id, token);
  }),
};

export const secondStepEndpoints: Endpoint[] = [byTotp, byRecoveryCode, passkeyOptions, byPasskey];
