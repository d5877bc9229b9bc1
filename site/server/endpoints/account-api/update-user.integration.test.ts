import { accountLink } from '@clinic/core/identity/accounts/account-link';
import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, anEmail, startApi } from './testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const newPassword = 'quatro azulejos partidos';
const sixMinutesAgo = (accountId: string) =>
  api.admin.query("update core.account_sessions set confirmed_at = now() - interval '6 minutes' where account_id = $1", [accountId]);

test('a name is changed, and an empty password is no password', async () => {
  const { user, email, access: bearer, device, proof } = await api.anAppAccount();
  const changed = await api.send('/update-user', { ...user, name: ' Ana Nova ', password: '' }, { bearer });
  expect(changed).toMatchObject({ status: 200, data: { ...user, name: 'Ana Nova' } });
  const kept = { email, password: firstPassword, device, device_proof: proof };
  expect(await api.send('/login', kept)).toMatchObject({ status: 200, data: { user: { name: 'Ana Nova' } } });
});

test('nobody changes somebody else, nor the number at the clinic', async () => {
  const [one, other] = [await api.anAppAccount(), await api.anAppAccount()];
  const change = { ...other.user, name: 'Mudado' };
  expect(await api.send('/update-user', change, { bearer: one.access })).toMatchObject({
    status: 403,
    code: 'notYours',
    message: 'Update failed',
  });
  expect(await api.send('/update-user', change)).toMatchObject({ status: 401, code: 'notSignedIn' });
  expect((await api.send('/me', {}, { bearer: other.access })).data['user']).toEqual(other.user);
  const claimed = await api.send('/update-user', { ...one.user, imed_id: 7 }, { bearer: one.access });
  expect(claimed).toMatchObject({ status: 400, fields: [{ name: 'imed_id', problem: 'fixed' }] });
});

test('a new e-mail or password needs a recent sign-in; a name does not', async () => {
  const { user, access: bearer } = await api.anAppAccount();
  await sixMinutesAgo(user.id);
  const refused = { status: 403, code: 'notConfirmed' };
  expect(await api.send('/update-user', { ...user, password: newPassword }, { bearer })).toMatchObject(refused);
  expect(await api.send('/update-user', { ...user, email: anEmail() }, { bearer })).toMatchObject(refused);
  expect(await api.send('/update-user', { ...user, name: 'Ana Nova' }, { bearer })).toMatchObject({ status: 200 });
});

test('a new password ends all other sessions; a weak one changes nothing', async () => {
  const { user, email, access: bearer, device, proof } = await api.anAppAccount();
  const known = { email, device, device_proof: proof };
  const other = (await api.send('/login', { ...known, password: firstPassword })).data['tokens'] as { access_token: string };
  const weak = await api.send('/update-user', { ...user, name: 'Mudado', password: 'curta' }, { bearer });
  expect(weak).toMatchObject({ status: 400, fields: [{ name: 'password', problem: 'tooShort' }] });
  expect(await api.send('/update-user', { ...user, password: newPassword }, { bearer })).toMatchObject({ status: 200, data: user });
  expect(await api.send('/me', {}, { bearer })).toMatchObject({ status: 200 });
  expect(await api.send('/me', {}, { bearer: other.access_token })).toMatchObject({ status: 401 });
  expect(await api.send('/login', { ...known, password: firstPassword })).toMatchObject({ status: 401 });
  expect(await api.send('/login', { ...known, password: newPassword })).toMatchObject({ status: 200 });
});

test('a new e-mail counts once its code was typed, and not before', async () => {
  const { user, access: bearer, device } = await api.anAppAccount();
  const email = anEmail();
  const asked = await api.send('/update-user', { ...user, email, device }, { bearer });
  expect(asked).toMatchObject({ status: 202, data: { ...user, pending_email: email, device } });
  expect(await api.send('/login', { email, password: firstPassword })).toMatchObject({ status: 401 });
  expect(await api.send('/update-user/code', { code: '1', device }, { bearer })).toMatchObject({ status: 401, code: 'codeWrong' });
  const code = await api.codeFor(device, 'newEmail');
  expect(await api.send('/update-user/code', { code, device })).toMatchObject({ status: 401, code: 'notSignedIn' });
  expect(await api.send('/update-user/code', { code, device }, { bearer })).toMatchObject({ status: 200, data: { ...user, email } });
  expect(await api.send('/update-user/code', { code, device }, { bearer })).toMatchObject({ status: 410, code: 'codeEnded' });
});

test('a new name and a new e-mail reach the clinic’s record, as they do from the screens', async () => {
  const { user, access: bearer, device } = await api.anAppAccount();
  await api.services.accounts.inTransaction((open) => open.linkPatient(user.id, { patientId: 71, by: 'patient' }));
  const email = anEmail();
  const asked = await api.send('/update-user', { ...user, imed_id: 71, name: 'Ana  Nova', email, device }, { bearer });
  expect(asked).toMatchObject({ status: 202 });
  const code = await api.codeFor(device, 'newEmail');
  expect(await api.send('/update-user/code', { code, device }, { bearer })).toMatchObject({ status: 200 });
  const changes = (await api.area.profile.latest(user.id)).map(({ patientId, field, value }) => [patientId, field, value]);
  expect(changes).toEqual([
    [71, 'name', 'Ana Nova'],
    [71, 'email', email],
  ]);
});

test('an e-mail of another account is refused, but only to whoever reads its mail', async () => {
  const [one, other] = [await api.anAppAccount(), await api.anAppAccount()];
  const sent = { ...one.user, email: other.email, device: one.device };
  expect(await api.send('/update-user', sent, { bearer: one.access })).toMatchObject({ status: 202 });
  const typed = { code: await api.codeFor(one.device, 'newEmail'), device: one.device };
  expect(await api.send('/update-user/code', typed, { bearer: one.access })).toMatchObject({ status: 409, code: 'emailTaken' });
});

test('a forgotten password is answered alike for everybody, until too many were asked for', async () => {
  const { email } = await api.anAppAccount();
  for (const address of [email, anEmail()]) {
    const ask = () => api.send('/forgot-password', { email: address }, { client: 'one of many' });
    for (let time = 0; time < 6; time++) expect((await ask()).json).toEqual({ status: 'success', data: {} });
    expect(await ask()).toMatchObject({ status: 429, code: 'tooMany' });
  }
  const wrong = await api.send('/forgot-password', { email: 'ana' });
  expect(wrong).toMatchObject({
    status: 400,
    message: 'Password reset request failed',
    fields: [{ name: 'email', problem: 'emailInvalid' }],
  });
});

test('a new password is set once with a link that we made, and ends all sessions', async () => {
  const { user, access: bearer, email, device, proof } = await api.anAppAccount();
  const link = () => api.services.accounts.inTransaction((open) => open.addLink({ purpose: 'reset', accountId: user.id, minutes: 60 }));
  const token = accountLink.writeToken(api.services.keys, await link());
  expect(await api.send('/reset-password', { token, password: 'curta' })).toMatchObject({ status: 400, message: 'Password reset failed' });
  expect(await api.send('/reset-password', { token, password: newPassword })).toMatchObject({ status: 200, data: {} });
  expect(await api.send('/me', {}, { bearer })).toMatchObject({ status: 401 });
  const known = { email, device, device_proof: proof };
  expect(await api.send('/login', { ...known, password: newPassword })).toMatchObject({ status: 200 });
  for (const ended of [token, `${token}x`, '', accountLink.writeToken(api.services.keys, crypto.randomUUID())])
    expect(await api.send('/reset-password', { token: ended, password: newPassword })).toMatchObject({ status: 410, code: 'linkEnded' });
});
