import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, anEmail, ownOrigin as origin, startApi } from './testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const later = (seconds: number) =>
  api.admin.query('update core.account_refresh_tokens set replaced_at = replaced_at - make_interval(secs => $1)', [seconds]);
const idle = (accountId: string) =>
  api.admin.query("update core.account_sessions set seen_at = now() - interval '31 minutes' where account_id = $1", [accountId]);

async function aBrowserSession(remember = false) {
  const { email, device, proof } = await api.anAppAccount();
  const cookie = `__Host-sign_in=${device}; __Host-device=${proof}`;
  return api.send('/login', { email, password: firstPassword, remember }, { origin, cookie });
}

test('without a refresh token it says so, in both languages', async () => {
  expect(await api.send('/refresh-token')).toMatchObject({ status: 401, code: 'noRefreshToken', message: 'No refresh token available' });
  expect(await api.send('/refresh-token', {}, { origin, language: 'pt-PT,pt;q=0.9' })).toMatchObject({
    message: 'Não há nenhum token de renovação disponível',
  });
});

test('a refresh token counts once; replayed at once it gives the same successor, later it ends the session', async () => {
  const { refresh } = await api.anAppAccount();
  const first = await api.send('/refresh-token', { refresh_token: refresh });
  const again = await api.send('/refresh-token', { refresh_token: refresh });
  const given = first.data['tokens'] as { access_token: string; refresh_token: string };
  expect(again.data['tokens']).toMatchObject({ refresh_token: given.refresh_token, expires_in: 600 });
  await later(11);
  const reused = await api.send('/refresh-token', { refresh_token: refresh });
  expect(reused).toMatchObject({ status: 401, code: 'tokenReused', message: 'Token refresh failed' });
  expect(await api.send('/refresh-token', { refresh_token: given.refresh_token })).toMatchObject({ status: 401, code: 'sessionEnded' });
  expect(await api.send('/me', {}, { bearer: given.access_token })).toMatchObject({ status: 401 });
});

test('a browser refreshes by its cookie alone, and loses its cookies with its session', async () => {
  const { cookies } = await aBrowserSession(true);
  const refreshed = await api.send('/refresh-token', { refresh_token: 'ignored' }, { origin, cookie: cookies });
  expect(refreshed).toMatchObject({ status: 200, data: { tokens: { expires_in: 600 } } });
  expect(await api.send('/me', {}, { origin, cookie: refreshed.cookies })).toMatchObject({ status: 200 });
  const refused = await api.send('/refresh-token', {}, { origin, cookie: '__Host-refresh_token=unknown' });
  expect(refused).toMatchObject({ status: 401, code: 'sessionEnded', cookies: '' });
  expect(refused.headers.getSetCookie()).toHaveLength(4);
});

test('twenty tabs that refresh at once all go on with the same successor', async () => {
  const { refresh } = await api.anAppAccount();
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.send('/refresh-token', { refresh_token: refresh })));
  const successors = new Set(answers.map(({ data }) => (data['tokens'] as { refresh_token: string }).refresh_token));
  expect([answers.every(({ status }) => status === 200), successors.size]).toEqual([true, 1]);
});

test('signing out ends the access token at once, also where it has expired and the refresh token is left', async () => {
  const { access, refresh } = await api.anAppAccount();
  expect(await api.send('/logout', {}, { bearer: access })).toMatchObject({ status: 200, data: {} });
  expect(await api.send('/me', {}, { bearer: access })).toMatchObject({ status: 401 });
  expect(await api.send('/refresh-token', { refresh_token: refresh })).toMatchObject({ status: 401, code: 'sessionEnded' });
  const other = await api.anAppAccount();
  await api.send('/logout', { refresh_token: other.refresh });
  expect(await api.send('/me', {}, { bearer: other.access })).toMatchObject({ status: 401 });
  const { cookies } = await aBrowserSession();
  const out = await api.send('/logout', {}, { origin, cookie: cookies });
  expect(out.headers.getSetCookie().every((cookie) => cookie.endsWith('; Max-Age=0'))).toBe(true);
  expect(await api.send('/me', {}, { origin, cookie: cookies })).toMatchObject({ status: 401 });
  expect(await api.send('/logout')).toMatchObject({ status: 200 });
});

test('an idle session greets by name and opens nothing', async () => {
  const { access: bearer, user } = await api.anAppAccount();
  await idle(user.id);
  expect((await api.send('/me', {}, { bearer })).data).toEqual({ first_name: 'Ana', idle: true, user: null });
  expect(await api.send('/update-user', { ...user, name: 'Outra' }, { bearer })).toMatchObject({ status: 401, code: 'idle' });
  expect(await api.send('/update-user/code', { code: '1' }, { bearer })).toMatchObject({ status: 401, code: 'idle' });
  expect(await api.send('/passkey/options', { use: 'add' }, { bearer })).toMatchObject({ status: 401, code: 'idle' });
  expect(await api.send('/passkey/options', { use: 'stepUp' }, { bearer })).toMatchObject({ status: 200 });
});

test('what a passkey is to sign is fresh each time, and a new one needs a recent sign-in', async () => {
  const { access: bearer, user } = await api.anAppAccount();
  const first = await api.send('/passkey/options', { use: 'signIn' });
  expect(first).toMatchObject({ status: 200, data: { rpId: 'clinica.exemplo.pt', userVerification: 'required', allowCredentials: [] } });
  expect((await api.send('/passkey/options', { use: 'signIn' })).data['challenge']).not.toBe(first.data['challenge']);
  for (const use of ['add', 'stepUp']) expect(await api.send('/passkey/options', { use })).toMatchObject({ status: 401 });
  const added = await api.send('/passkey/options', { use: 'add' }, { bearer });
  expect(added).toMatchObject({ status: 200, data: { user: { name: user.email }, rp: { id: 'clinica.exemplo.pt' } } });
  await api.admin.query("update core.account_sessions set confirmed_at = now() - interval '6 minutes' where account_id = $1", [user.id]);
  expect(await api.send('/passkey/options', { use: 'add' }, { bearer })).toMatchObject({ status: 403, code: 'notConfirmed' });
});

test('only whoever has proven an e-mail is told that it has an account', async () => {
  const { email, device, proof, access } = await api.anAppAccount();
  const exists = async (body: object, bearer?: string) =>
    (await api.send('/user-exists', { email, ...body }, { ...(bearer && { bearer }) })).data['exists'];
  expect(await exists({})).toBe(false);
  expect(await exists({}, access)).toBe(true);
  expect(await exists({ device, device_proof: proof })).toBe(true);
  expect(await exists({ email: email.toUpperCase(), device_proof: proof })).toBe(true);
  const other = await api.anAppAccount();
  expect(await exists({ device_proof: other.proof }, other.access)).toBe(false);
  expect(await exists({ email: anEmail(), device_proof: proof }, access)).toBe(false);
});
