import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../access/role.ts';
import { codeApp, openBrowser, type StaffBrowser } from '../../testing/staff-browser.ts';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';

let backoffice: TestBackoffice;
let client: pg.Client;
beforeAll(async () => {
  backoffice = await startTestBackoffice({ deployment: 'production', origin: 'https://gestao.exemplo.pt' });
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await backoffice.stop();
});
beforeEach(async () => {
  await client.query('delete from core.login_attempts');
  for (const table of ['totp', 'recovery_codes', 'devices']) await client.query(`delete from core.staff_${table}`);
});

const enter = async (role: Role, browser = openBrowser(backoffice)) => {
  const { json } = await browser.signIn(emailOf(role), password);
  return { browser, next: json.next };
};

/** Sets up the code app right after the password. The confirmation uses the previous time step, so the current code is still unused. */
async function setUp(role: Role): Promise<{ browser: StaffBrowser; app: ReturnType<typeof codeApp>; recoveryCodes: string[] }> {
  const { browser } = await enter(role);
  const proof = role === 'editor' ? { password } : null;
  const started = await browser.post('/totp/start', { proof });
  const app = codeApp(started.json.uri);
  const { json } = await browser.post('/totp/confirm', { code: app.code(-1) });
  return { browser, app, recoveryCodes: json.recoveryCodes };
}

const everywhere = [
  ['GET', '/utilizadores'],
  ['GET', '/payload-preferences'],
  ['GET', '/problemas/versions'],
  ['GET', '/redirects?where[note][exists]=true'],
  ['POST', '/problemas'],
  ['POST', '/globals/marcacoes'],
  ['POST', '/globals/definicoes'],
  ['PATCH', '/utilizadores/1'],
  ['DELETE', '/utilizadores/2'],
  ['POST', '/utilizadores/2/suspend'],
  ['POST', '/utilizadores/own-password'],
  ['POST', '/utilizadores/factors/remove'],
  ['POST', '/utilizadores/sessions/end'],
  ['POST', '/utilizadores/refresh-token'],
  ['POST', '/marcacoes-online/3f0c1f4e-6d1c-4c7e-9d54-0d8f6f0c1f4e/retry'],
] as const;

async function expectNobody(browser: StaffBrowser): Promise<void> {
  expect(await browser.isSomebody()).toBe(false);
  expect((await browser.send('GET', '/access')).json.canAccessAdmin).toBeFalsy();
  for (const [method, path] of everywhere) {
    const { status } = await browser.send(method, path, method === 'GET' ? undefined : { proof: { password }, password, others: true });
    expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    expect(status, `${method} ${path}`).toBeLessThan(500);
  }
}

test.each(['admin', 'gestor', 'balcao'] as const)('%s without a factor is led to setting one up and can do nothing else', async (role) => {
  const { browser, next } = await enter(role);
  expect(next).toBe('setUp');
  await expectNobody(browser);
});

test('an editor, who sees no patients, may do without', async () => {
  const { browser, next } = await enter('editor');
  expect(next).toBe('in');
  expect(await browser.isSomebody()).toBe(true);
});

test('password and code: the code app is set up once, and asked for from then on', async () => {
  const { browser, app, recoveryCodes } = await setUp('balcao');
  expect(await browser.isSomebody()).toBe(true);
  expect(recoveryCodes).toHaveLength(10);

  const { browser: other, next } = await enter('balcao');
  expect(next).toBe('secondStep');
  await expectNobody(other);
  const before = other.jar.get('__Host-staff-session');
  expect((await other.post('/second-step/totp', { code: app.code() })).status).toBe(200);
  expect(await other.isSomebody()).toBe(true);
  expect(other.jar.get('__Host-staff-session')).not.toBe(before);
});

test('with a factor, an editor is asked for it, too', async () => {
  await setUp('editor');
  expect((await enter('editor')).next).toBe('secondStep');
});

test('a code works once, also within its half minute, and for two at the same instant', async () => {
  const { app } = await setUp('balcao');
  const [first, second] = [(await enter('balcao')).browser, (await enter('balcao')).browser];
  const code = app.code();
  const answers = await Promise.all([first.post('/second-step/totp', { code }), second.post('/second-step/totp', { code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await (await enter('balcao')).browser.post('/second-step/totp', { code })).status).toBe(401);
});

test('the secret, the codes and the tokens are stored only hashed or encrypted', async () => {
  const { browser, recoveryCodes } = await setUp('balcao');
  const { rows } = await client.query(
    `select s::text || coalesce(t::text, '') || coalesce(r::text, '') as row
     from core.staff_sessions s left join core.staff_totp t using (account_id) left join core.staff_recovery_codes r using (account_id)`,
  );
  const all = JSON.stringify(rows);
  for (const secret of [
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replace('-', '')),
    browser.jar.get('__Host-staff-session') ?? '?',
  ])
    expect(all).not.toContain(secret);
});

test('a recovery code works once, and the owner is notified', async () => {
  const { recoveryCodes } = await setUp('balcao');
  const [code = ''] = recoveryCodes;
  const { browser } = await enter('balcao');
  const used = await browser.post('/second-step/recovery-code', { code: code.toUpperCase().replace('-', ' ') });
  expect([used.status, used.json.recoveryCodesLeft]).toEqual([200, 9]);
  expect(await browser.isSomebody()).toBe(true);
  expect((await (await enter('balcao')).browser.post('/second-step/recovery-code', { code })).status).toBe(401);
  const { rows } = await client.query(
    "select text from core.mails where recipient = $1 and text like '%códigos de recuperação desta conta%'",
    [emailOf('balcao')],
  );
  expect(rows).toHaveLength(1);
});

test.each(['/second-step/totp', '/second-step/recovery-code'])(
  '%s: five wrong codes end the session, and more from there are refused',
  async (path) => {
    const { app } = await setUp('balcao');
    const { browser } = await enter('balcao');
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) statuses.push((await browser.post(path, { code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    // The session is over: even the right code is rejected, the password is required first, and this client is rate-limited.
    expect((await browser.post('/second-step/totp', { code: app.code() })).status).toBe(401);
    await browser.signIn(emailOf('balcao'), password);
    const refused = await browser.post('/second-step/totp', { code: app.code() });
    expect([refused.status, refused.json.errors[0].message]).toEqual([429, expect.stringContaining('Demasiadas tentativas')]);
  },
);

test('removing a factor asks for the password, counts guesses and keeps the last one that is needed', async () => {
  const { browser, app } = await setUp('balcao');
  const wrong = await browser.post('/factors/remove', { password: 'errada-errada-errada' });
  expect([wrong.status, wrong.json.errors[0].message]).toEqual([400, 'A palavra-passe atual não está certa.']);
  const last = await browser.post('/factors/remove', { code: app.code() });
  expect([last.status, last.json.errors[0].message]).toEqual([409, expect.stringContaining('precisa de um segundo passo')]);
  for (let time = 0; time < 5; time++) await browser.post('/factors/remove', { password: 'errada-errada-errada' });
  expect(await browser.isSomebody()).toBe(false);
});

test('an open session cannot add a factor without the password', async () => {
  const { browser } = await enter('editor');
  for (const path of ['/totp/start', '/passkeys/options'])
    for (const proof of [null, { code: '123456' }]) expect((await browser.post(path, { proof })).status).toBe(400);
  expect((await browser.post('/totp/start', {})).status).toBe(400);
  const { rowCount } = await client.query('select from core.staff_totp');
  expect(rowCount).toBe(0);
});

test('a second step that is not completed expires after ten minutes', async () => {
  const { app } = await setUp('balcao');
  const { browser } = await enter('balcao');
  await client.query("update core.staff_sessions set started_at = started_at - interval '11 minutes'");
  expect((await browser.post('/second-step/totp', { code: app.code() })).status).toBe(401);
});

test('a forged passkey response is rejected', async () => {
  const browser = openBrowser(backoffice);
  const { json: options } = await browser.post('/passkey/options');
  expect(options).toMatchObject({ rpId: 'gestao.exemplo.pt', userVerification: 'required', allowCredentials: [] });
  const clientDataJSON = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: options.challenge, origin: backoffice.origin }));
  const response = { clientDataJSON: clientDataJSON.toString('base64url'), authenticatorData: 'AAAA', signature: 'AAAA' };
  const forged = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {}, response };
  expect((await browser.post('/passkey', { response: forged })).status).toBe(401);
  for (const response of [null, 'x', [], { id: {} }]) expect((await browser.post('/passkey', { response })).status).toBe(400);
  expect(await browser.isSomebody()).toBe(false);
});
