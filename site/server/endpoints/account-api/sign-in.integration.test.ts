import { firstPassword } from '@clinic/core/identity/testing/account-holder';
import { appOf } from '@clinic/core/identity/testing/authenticator-app';
import { limits } from '@clinic/core/limits/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, anEmail, ownOrigin as origin, startApi } from './testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const form = (email: string) => ({ name: 'Ana Maria Teste', email, password: firstPassword, consent: true });
const keyIn = (cookies: string) => /__Host-sign_in=([\w-]{32})/.exec(cookies)?.[1] ?? '';

test('an app registers, proves its e-mail and holds its tokens itself', async () => {
  const email = anEmail();
  const begun = await api.send('/register', form(email.toUpperCase()));
  expect(begun).toMatchObject({ status: 200, data: { email, device: expect.stringMatching(/^[\w-]{32}$/) }, cookies: '' });
  const device = begun.data['device'] as string;
  expect(await api.send('/verify', { device, code: '000-000' })).toMatchObject({ status: 401, code: 'codeWrong' });
  const code = await api.codeFor(device, 'register');
  const done = await api.send('/verify', { device, code });
  expect(done).toMatchObject({
    status: 200,
    cookies: '',
    data: { user: { imed_id: null, name: 'Ana Maria Teste', email }, tokens: { expires_in: 600 }, device },
  });
  const { access_token: bearer } = done.data['tokens'] as { access_token: string };
  expect(await api.send('/me', {}, { bearer })).toMatchObject({ status: 200, data: { first_name: 'Ana', idle: false, user: { email } } });
  expect(await api.send('/verify', { device, code })).toMatchObject({ status: 410, code: 'codeEnded' });
});

test('a browser gets its tokens as cookies, and none in the body', async () => {
  const begun = await api.send('/register', form(anEmail()), { origin });
  expect(begun.data).toEqual({ email: expect.any(String) });
  const code = await api.codeFor(keyIn(begun.cookies), 'register');
  const done = await api.send('/verify', { code }, { origin, cookie: begun.cookies });
  expect(done.data).toEqual({ user: expect.any(Object), tokens: { expires_in: 600 } });
  expect(done.cookies).toMatch(/__Host-access_token=.+__Host-refresh_token=.+__Host-token_expiry=\d+; __Host-user_data=1/);
  expect(await api.send('/me', {}, { origin, cookie: done.cookies })).toMatchObject({ status: 200 });
});

test('without an Origin cookies open nothing, and with one a bearer token does not', async () => {
  const begun = await api.send('/register', form(anEmail()), { origin });
  const code = await api.codeFor(keyIn(begun.cookies), 'register');
  const { cookies } = await api.send('/verify', { code }, { origin, cookie: begun.cookies });
  expect(await api.send('/me', {}, { cookie: cookies })).toMatchObject({ status: 401, code: 'notSignedIn' });
  const access = /access_token=([^;]+)/.exec(cookies)?.[1] ?? '';
  expect(await api.send('/me', {}, { bearer: access })).toMatchObject({ status: 401 });
  const app = await api.anAppAccount();
  expect(await api.send('/me', {}, { origin, bearer: app.access })).toMatchObject({ status: 401 });
  expect(await api.send('/me', {}, { origin, cookie: `__Host-access_token=${app.access}` })).toMatchObject({ status: 401 });
});

test('a code is good on the device that asked for it, and on no other', async () => {
  const begun = await api.send('/register', form(anEmail()));
  const code = await api.codeFor(begun.data['device'] as string, 'register');
  expect(await api.send('/verify', { code })).toMatchObject({ status: 410 });
  expect(await api.send('/verify', { code, device: 'a'.repeat(32) })).toMatchObject({ status: 410 });
});

test('a registration with a weak password, no name, no consent or no address names each field', async () => {
  const answer = await api.send('/register', { name: ' ', email: 'ana', password: 'curta', consent: false });
  expect(answer).toMatchObject({ status: 400, code: 'invalid', message: 'Registration failed' });
  expect(answer.fields).toEqual([
    { name: 'name', problem: 'nameRequired' },
    { name: 'email', problem: 'emailInvalid' },
    { name: 'password', problem: 'tooShort' },
    { name: 'consent', problem: 'consentRequired' },
  ]);
});

test('registering an address that has an account lets its owner in, and changes neither name nor password', async () => {
  const { email, user } = await api.anAppAccount();
  const begun = await api.send('/register', { ...form(email), name: 'Outra Pessoa', password: 'quatro azulejos partidos' });
  const device = begun.data['device'] as string;
  const done = await api.send('/verify', { device, code: await api.codeFor(device, 'register') });
  expect(done.data['user']).toEqual(user);
  expect(await api.send('/login', { email, password: 'quatro azulejos partidos' })).toMatchObject({ status: 401 });
});

test('on a new device the password is followed by a code; where the e-mail was proven it is enough', async () => {
  const { email, device, proof, user } = await api.anAppAccount();
  const begun = await api.send('/login', { email, password: firstPassword });
  expect(begun).toMatchObject({ status: 202, data: { second_step: 'code' } });
  expect(begun.data).not.toHaveProperty('tokens');
  const newDevice = begun.data['device'] as string;
  expect(await api.send('/login/code', { device: newDevice, code: '1' })).toMatchObject({ status: 401, code: 'codeWrong' });
  const code = await api.codeFor(newDevice, 'newDevice');
  expect(await api.send('/login/code', { device: newDevice, code })).toMatchObject({ status: 200, data: { user } });
  expect(await api.send('/login/code', { device: newDevice, code })).toMatchObject({ status: 410 });
  expect(await api.send('/login', { email, password: firstPassword, device, device_proof: proof })).toMatchObject({ status: 200 });
  expect(await api.send('/login', { email, password: firstPassword, device, device_proof: `${proof}x` })).toMatchObject({ status: 202 });
});

test('where an authenticator app was set up, its code is the second step', async () => {
  const { email, user } = await api.anAppAccount();
  const { nextCode } = await appOf(api.services, user);
  const begun = await api.send('/login', { email, password: firstPassword });
  expect(begun).toMatchObject({ status: 202, data: { second_step: 'totp' } });
  const step = { device: begun.data['device'], code: nextCode() };
  expect(await api.send('/login/code', step)).toMatchObject({ status: 200, data: { user } });
  expect(await api.send('/login/code', step)).toMatchObject({ status: 410 });
});

test('on a device that is known the authenticator app’s code is asked for, and nobody is told of a new device', async () => {
  const { email, user, device, proof } = await api.anAppAccount();
  const { nextCode } = await appOf(api.services, user);
  const known = { device, device_proof: proof };
  expect(await api.send('/login', { email, password: firstPassword, ...known })).toMatchObject({ status: 202 });
  expect(await api.send('/login/code', { ...known, code: nextCode() })).toMatchObject({ status: 200 });
  const { rows } = await api.admin.query('select kind from core.account_letters where recipient = $1', [email]);
  expect(rows).toEqual([]);
});

test('every verb that takes a code counts the tries of one address', async () => {
  const client = 'whoever guesses codes';
  const [registering, app] = [await api.send('/register', form(anEmail())), await api.anAppAccount()];
  const signingIn = await api.send('/login', { email: app.email, password: firstPassword });
  const withApp = await api.anAppAccount();
  await appOf(api.services, withApp.user);
  const byApp = await api.send('/login', { email: withApp.email, password: firstPassword });
  await api.send('/update-user', { ...app.user, email: anEmail(), device: app.device }, { bearer: app.access });
  for (let time = 0; time < limits.triesPerAddress.uses; time++) await api.services.withinLimit('triesPerAddress', client);
  const refused = { status: 429, code: 'tooMany' };
  const code = '000000';
  expect(await api.send('/verify', { device: registering.data['device'], code }, { client })).toMatchObject(refused);
  expect(await api.send('/login/code', { device: signingIn.data['device'], code }, { client })).toMatchObject(refused);
  expect(await api.send('/login/code', { device: byApp.data['device'], code }, { client })).toMatchObject(refused);
  expect(await api.send('/update-user/code', { device: app.device, code }, { client, bearer: app.access })).toMatchObject(refused);
});

test('a wrong password and an unknown address are answered alike, in the caller’s language', async () => {
  const { email } = await api.anAppAccount();
  for (const address of [email, anEmail(), 'no address']) {
    const answer = await api.send('/login', { email: address, password: 'a wrong one' });
    expect([answer.status, answer.json]).toEqual([401, { status: 'error', message: 'Login failed', code: 'wrongCredentials' }]);
  }
  const answer = await api.send('/login', { email, password: 'errada', locale: 'pt' });
  expect(answer.message).toBe('O início de sessão falhou');
});

test('guessing from one address ends with 429, and the owner’s device still gets in', async () => {
  const { email, device, proof } = await api.anAppAccount();
  const guess = () => api.send('/login', { email, password: 'a wrong one' }, { client: 'the guesser' });
  for (let time = 0; time < 10; time++) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([429, 'tooMany', '3600']);
  const owner = { email, password: firstPassword, device, device_proof: proof };
  expect(await api.send('/login', owner, { client: 'the guesser' })).toMatchObject({ status: 200 });
});

test('of two hundred sign-ins at once those beyond the queue are told to come back, and nothing else fails', {
  timeout: 60_000,
}, async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => api.send('/login', { email: anEmail(), password: 'a wrong one' })));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(answers.filter(({ status }) => status === 401).length).toBe(200 - busy.length);
  expect(api.reported).toEqual([]);
});
