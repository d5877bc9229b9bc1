import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { confirmIdentity } from '../accounts/confirm-identity.ts';
import { signInWithPasskey } from '../accounts/sign-in-with-passkey.ts';
import { clinicName, newAsker, signedInBy, signUp } from '../testing/account-holder.ts';
import { type AccountHarness, passkeyOrigin } from '../testing/account-services.ts';
import { softwareAuthenticator } from '../testing/software-authenticator.ts';
import { addPasskey, askForPasskey, offerNewPasskey } from './passkeys.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

type Device = ReturnType<typeof softwareAuthenticator>;

/** An account holder whose device has a passkey. */
async function withPasskey(device: Device = softwareAuthenticator(passkeyOrigin)) {
  const holder = await signUp(harness);
  const { account, started } = holder;
  const sessionId = started.session.id;
  const response = device.create(await offerNewPasskey(harness.services, account, { sessionId, clinicName }));
  const add = () => addPasskey(harness.services, { accountId: account.id, sessionId, name: 'Telemóvel', response });
  return { ...holder, device, add, response };
}
const signIn = (response: ReturnType<Device['get']>) => signInWithPasskey(harness.services, newAsker(), { response, remembered: true });
const question = () => askForPasskey(harness.services, 'signIn', null);
const refused = { ok: false, error: { kind: 'passkeyRefused' } };

test('a passkey signs in without a password and without a second step, in any browser', async () => {
  const { account, device, add } = await withPasskey();
  expect(await add()).toBe(true);
  const done = signedInBy(await signIn(device.get(await question())));
  expect(done.account.id).toBe(account.id);
});

test('an answer counts once, also where two send it at once', async () => {
  const { device, add } = await withPasskey();
  expect(await add()).toBe(true);
  expect(await add(), 'nor is a passkey added twice').toBe(false);
  const answer = device.get(await question());
  const both = await Promise.all([signIn(answer), signIn(answer)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await signIn(answer)).toEqual(refused);
});

test('an answer is good for what was asked, and for the session that asked', async () => {
  const { account, signedIn, device, add, asker } = await withPasskey();
  await add();
  const sessionId = signedIn.session.id;
  const confirm = (response: ReturnType<Device['get']>) =>
    confirmIdentity(harness.services, signedIn, { asker, proof: { kind: 'passkey', response } });
  expect(await signIn(device.get(await askForPasskey(harness.services, `confirm ${sessionId}`, account)))).toEqual(refused);
  expect(await confirm(device.get(await question()))).toEqual(refused);
  expect(await confirm(device.get(await askForPasskey(harness.services, `confirm ${account.id}`, account)))).toEqual(refused);
  expect(await confirm(device.get(await askForPasskey(harness.services, `confirm ${sessionId}`, account)))).toMatchObject({ ok: true });
});

test('somebody else’s passkey confirms nobody', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()];
  await Promise.all([one.add(), other.add()]);
  const sessionId = one.signedIn.session.id;
  const response = other.device.get(await askForPasskey(harness.services, `confirm ${sessionId}`, null));
  const { asker } = one;
  expect(await confirmIdentity(harness.services, one.signedIn, { asker, proof: { kind: 'passkey', response } })).toEqual(refused);
});

test('a passkey of another site, one that asked for no finger, and an unknown one are refused', async () => {
  expect(await (await withPasskey(softwareAuthenticator('https://exemplo.com'))).add()).toBe(false);
  expect(await (await withPasskey(softwareAuthenticator(passkeyOrigin, { asksForFinger: false }))).add()).toBe(false);
  expect(await signIn(softwareAuthenticator(passkeyOrigin).get(await question()))).toEqual(refused);
});

test('a challenge that nobody of us made, or that is too old, is not answered', async () => {
  const { device, add } = await withPasskey();
  await add();
  const asked = await question();
  const [nonce, , signature] = Buffer.from(asked.challenge, 'base64url').toString().split('.');
  const longer = Buffer.from(`${nonce}.${Date.now() + 86_400_000}.${signature}`).toString('base64url');
  expect(await signIn(device.get({ ...asked, challenge: longer }))).toEqual(refused);
  expect(await signIn(device.get({ ...asked, challenge: Buffer.from('anything').toString('base64url') }))).toEqual(refused);
});
