import { qrCode, qrPath } from '@clinic/core/identity/factors/qr-code';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { roleOf } from '../../access/role.ts';
import { inRequestTransaction } from '../../mail/mail-in-request.ts';
import { type AccountChange, record, tellOwner } from '../accounts/notices.ts';
import { inSession, jsonResponse, refuse } from '../answers.ts';
import { guess, ownerProof, refuseUnlessOwner } from '../confirm-owner.ts';
import { mustHaveFactor } from '../sessions/session-standing.ts';
import { type FoundSession, finishSecondStep } from '../sessions/session-store.ts';
import { letIn } from '../sign-in.ts';
import { signInErrors } from '../sign-in-words.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { countFactors, factorsOf } from './factors.ts';
import { addStaffPasskey, offerStaffPasskey, removePasskey } from './passkeys.ts';
import { makeStaffRecoveryCodes } from './recovery-codes.ts';
import { confirmStaffTotp, enrolStaffTotp, removeStaffTotp } from './totp.ts';

/** Whoever is led to setting up the first factor has typed the password just now; everybody else types it again. */
const toAdd = ownerProof.or(z.null());
const settingUp = ['open', 'needsSetUp'] as const;

async function refuseToAdd(req: PayloadRequest, found: FoundSession, proof: z.output<typeof toAdd>): Promise<Response | null> {
  return found.standing === 'needsSetUp' ? null : refuseUnlessOwner(req, found, proof ?? { password: '' });
}

type NotifiedChange = Extract<AccountChange, 'totpAdded' | 'totpRemoved' | 'passkeyAdded' | 'passkeyRemoved' | 'newRecoveryCodes'>;
async function note(req: PayloadRequest, { account }: FoundSession, change: NotifiedChange): Promise<void> {
  await record(req, account, change, account.id);
  await tellOwner(req, account, change);
}

/** The first factor brings the recovery codes along, and the session that set it up has done its second step. */
async function factorAdded(req: PayloadRequest, found: FoundSession, change: NotifiedChange): Promise<Response> {
  const { account, session } = found;
  const recoveryCodes = await inRequestTransaction(req, async () => {
    await note(req, found, change);
    return (await factorsOf(req, account.id)).recoveryCodes > 0 ? [] : makeStaffRecoveryCodes(req, account.id);
  });
  return letIn(req, account.id, await finishSecondStep(req, session.id), { recoveryCodes });
}

const startApp: Endpoint = {
  method: 'post',
  path: '/totp/start',
  handler: inSession(settingUp, z.object({ proof: toAdd }), async (req, found, { proof }) => {
    const refusal = await refuseToAdd(req, found, proof);
    if (refusal) return refusal;
    const started = await enrolStaffTotp(req, found.account);
    if (!started) return refuse(req, 409, signInErrors.alreadySetUp);
    const picture = qrCode(started.uri);
    return jsonResponse({ ...started, picture: picture && qrPath(picture) });
  }),
};

const confirmApp: Endpoint = {
  method: 'post',
  path: '/totp/confirm',
  handler: inSession(settingUp, z.object({ code: z.string().max(20) }), async (req, found, { code }) => {
    const refusal = await guess(req, found, { purpose: 'confirm', wrong: signInErrors.wrongCode, status: 400, field: 'code' }, () =>
      confirmStaffTotp(req, found.account.id, code),
    );
    return refusal ?? factorAdded(req, found, 'totpAdded');
  }),
};

const offerPasskey: Endpoint = {
  method: 'post',
  path: '/passkeys/options',
  handler: inSession(settingUp, z.object({ proof: toAdd }), async (req, found, { proof }) => {
    const refusal = await refuseToAdd(req, found, proof);
    return refusal ?? jsonResponse(await offerStaffPasskey(req, found.account, found.session.id));
  }),
};

const newPasskey = z.object({
  name: z.string().trim().min(1).max(60),
  response: z.looseObject({ id: z.string(), rawId: z.string(), type: z.literal('public-key'), response: z.looseObject({}) }),
});

const keepPasskey: Endpoint = {
  method: 'post',
  path: '/passkeys/add',
  handler: inSession(settingUp, newPasskey, async (req, found, { name, response }) => {
    const offered = { accountId: found.account.id, sessionId: found.session.id, name };
    const isAdded = await addStaffPasskey(req, { ...offered, response: response as unknown as RegistrationResponseJSON });
    return isAdded ? factorAdded(req, found, 'passkeyAdded') : refuse(req, 400, signInErrors.wrongPasskey);
  }),
};

async function isLastNeeded(req: PayloadRequest, { account }: FoundSession): Promise<boolean> {
  return mustHaveFactor(roleOf(account), staffSettingsOf(req.payload).deployment) && countFactors(await factorsOf(req, account.id)) <= 1;
}

const remove = z.intersection(ownerProof, z.object({ passkey: z.string().optional() }));

const removeFactor: Endpoint = {
  method: 'post',
  path: '/factors/remove',
  handler: inSession(['open'], remove, async (req, found, asked) => {
    const refusal = await refuseUnlessOwner(req, found, asked);
    if (refusal) return refusal;
    if (await isLastNeeded(req, found)) return refuse(req, 409, signInErrors.lastFactor);
    await inRequestTransaction(req, async () => {
      if (asked.passkey === undefined) await removeStaffTotp(req, found.account.id);
      else await removePasskey(req, found.account.id, asked.passkey);
      await note(req, found, asked.passkey === undefined ? 'totpRemoved' : 'passkeyRemoved');
    });
    return jsonResponse({ done: true });
  }),
};

const newRecoveryCodes: Endpoint = {
  method: 'post',
  path: '/recovery-codes',
  handler: inSession(['open'], ownerProof, async (req, found, proof) => {
    const refusal = await refuseUnlessOwner(req, found, proof);
    if (refusal) return refusal;
    const recoveryCodes = await inRequestTransaction(req, async () => {
      await note(req, found, 'newRecoveryCodes');
      return makeStaffRecoveryCodes(req, found.account.id);
    });
    return jsonResponse({ recoveryCodes });
  }),
};

export const factorEndpoints: Endpoint[] = [startApp, confirmApp, offerPasskey, keepPasskey, removeFactor, newRecoveryCodes];
