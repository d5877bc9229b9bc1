import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../testing/staff-browser.ts';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { standingOf } from './session-standing.ts';

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
beforeEach(() => client.query('delete from core.login_attempts'));

const email = emailOf('editor');
const wrong = 'errada-errada-errada';
const signedIn = async () => {
  const browser = openBrowser(backoffice);
  expect((await browser.signIn(email, password)).json).toEqual({ next: 'in' });
  return browser;
};
const move = (column: 'started_at' | 'seen_at', back: string) =>
  client.query(
    `update core.staff_sessions set ${column} = now() - $1::interval
     where ended_at is null and account_id = (select id from cms.utilizadores where email = $2)`,
    [back, email],
  );

test('a session ends after half an hour without a sign of life', async () => {
  const browser = await signedIn();
  await move('seen_at', '29 minutes');
  expect(await browser.isSomebody()).toBe(true);
  // That was a sign of life.
  await move('started_at', '40 minutes');
  expect(await browser.isSomebody()).toBe(true);
  await move('seen_at', '30 minutes');
  expect(await browser.isSomebody()).toBe(false);
  expect((await browser.post('/refresh-token')).status).toBe(401);
});

test('a session ends after twelve hours, however busy', async () => {
  const browser = await signedIn();
  await move('started_at', '11 hours 59 minutes');
  expect(await browser.isSomebody()).toBe(true);
  expect((await browser.post('/refresh-token')).status).toBe(200);
  await move('started_at', '12 hours');
  expect(await browser.isSomebody()).toBe(false);
});

const now = new Date('2026-11-15T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const fresh = { startedAt: ago(1), seenAt: ago(0), secondStepAt: null, lockedAt: null, endedAt: null };
const plain = { role: 'balcao' as const, hasFactor: false, isSuspended: false };

test.each([
  ['production', {}, {}, 'needsSetUp'],
  ['rehearsal', {}, {}, 'needsSetUp'],
  ['local', {}, {}, 'open'],
  ['local', {}, { hasFactor: true }, 'needsSecondStep'],
  ['production', {}, { hasFactor: true }, 'needsSecondStep'],
  ['production', {}, { role: 'admin' as const }, 'needsSetUp'],
  ['production', {}, { role: 'editor' as const }, 'open'],
  ['production', {}, { role: null }, 'ended'],
  ['production', { secondStepAt: ago(1) }, { hasFactor: true }, 'open'],
  ['production', { secondStepAt: ago(1), lockedAt: ago(0) }, { hasFactor: true }, 'locked'],
  ['local', { lockedAt: ago(0) }, {}, 'locked'],
  ['local', {}, { isSuspended: true }, 'ended'],
  ['local', { endedAt: ago(0) }, {}, 'ended'],
  ['local', { startedAt: ago(721) }, {}, 'ended'],
] as const)('%s, %j, %j: %s', (deployment, session, account, standing) => {
  expect(standingOf({ ...fresh, ...session }, { ...plain, ...account }, deployment, now)).toBe(standing);
});

test('cookies are bound to this host, hidden from scripts and sent from here alone', async () => {
  const { cookies } = await openBrowser(backoffice).signIn(email, password);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies)
    expect(cookie).toMatch(/^__Host-staff-(session|device)=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
});

test('no answer holds a token, and no header but the cookie opens a session', async () => {
  const browser = await signedIn();
  const token = browser.jar.get('__Host-staff-session') ?? '?';
  const answers = [
    await browser.send('GET', '/utilizadores/me'),
    await browser.post('/refresh-token'),
    await browser.signIn(email, password),
  ];
  for (const { json } of answers) {
    expect(JSON.stringify(json)).not.toMatch(/token/i);
    expect(JSON.stringify(json)).not.toContain(token);
  }
  expect(answers[0]?.json).toMatchObject({ user: { email }, exp: expect.any(Number) });
  for (const authorization of [`JWT ${token}`, `Bearer ${token}`, `utilizadores API-Key ${token}`]) {
    const headers = { authorization, origin: backoffice.origin };
    expect((await backoffice.call('GET', '/utilizadores/me', { as: null, headers })).json.user).toBeNull();
  }
});

test.each([
  ['another origin', { origin: 'https://exemplo.pt' }],
  ['no origin and no word of the browser', { origin: '' }],
  ['a page elsewhere', { origin: '', 'sec-fetch-site': 'cross-site' }],
])('the cookie with %s is worth nothing', async (_, headers) => {
  const browser = await signedIn();
  expect((await browser.send('GET', '/utilizadores/me', undefined, headers)).json.user).toBeNull();
  expect((await browser.send('POST', '/problemas', { titulo: 'X' }, headers)).status).toBe(403);
  expect(await browser.isSomebody()).toBe(true);
});

test('a person sees their sessions, ends one or all others, and nobody else’s', async () => {
  const [here, there, elsewhere] = [await signedIn(), await signedIn(), await signedIn()];
  const { rows } = await client.query('select id, device_name from core.staff_sessions where ended_at is null order by started_at desc');
  expect(rows[0].device_name).toBe('Chrome · Windows');
  expect((await here.post('/sessions/end', { id: rows[1].id })).status).toBe(200);
  expect([await here.isSomebody(), await there.isSomebody(), await elsewhere.isSomebody()]).toEqual([true, false, true]);
  const { rows: foreign } = await client.query(
    'select s.id from core.staff_sessions s join cms.utilizadores u on u.id = s.account_id where u.email = $1 and ended_at is null',
    [emailOf('admin')],
  );
  await here.post('/sessions/end', { id: foreign[0].id });
  expect((await backoffice.call('GET', '/utilizadores/me', { headers: backoffice.signedIn('admin') })).json.user).not.toBeNull();
  await here.post('/sessions/end', { others: true });
  expect([await here.isSomebody(), await elsewhere.isSomebody()]).toEqual([true, false]);
});

test('a locked session is nobody’s until the password is typed; who guesses there ends it', async () => {
  const browser = await signedIn();
  expect((await browser.post('/lock')).status).toBe(200);
  expect(await browser.isSomebody()).toBe(false);
  expect((await browser.send('GET', '/problemas/versions')).status).toBe(403);
  expect((await browser.post('/unlock', { password: wrong })).json.errors[0].message).toBe('A palavra-passe atual não está certa.');
  const before = browser.jar.get('__Host-staff-session');
  expect((await browser.post('/unlock', { password })).status).toBe(200);
  expect(browser.jar.get('__Host-staff-session')).not.toBe(before);
  expect(await browser.isSomebody()).toBe(true);
  await browser.post('/lock');
  for (let time = 0; time < 5; time++) await browser.post('/unlock', { password: wrong });
  expect((await browser.post('/unlock', { password })).status).toBe(401);
});

test('the lock works before the page’s script runs: the form alone locks and leads to the locked page; a form from elsewhere does not', async () => {
  const browser = await signedIn();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await browser.send('POST', '/utilizadores/lock', undefined, { ...form, origin: 'https://outro.exemplo.pt' })).status).toBe(403);
  expect(await browser.isSomebody()).toBe(true);
  const answer = await browser.send('POST', '/utilizadores/lock', undefined, form);
  expect([answer.status, answer.location]).toEqual([303, '/admin/login']);
  expect(await browser.isSomebody()).toBe(false);
});

test('signing out by the form alone ends the session, forgets the cookie and leads to the sign-in', async () => {
  const browser = await signedIn();
  const answer = await browser.send('POST', '/utilizadores/logout', undefined, { 'content-type': 'application/x-www-form-urlencoded' });
  expect([answer.status, answer.location]).toEqual([303, '/admin/login']);
  expect(browser.jar.has('__Host-staff-session')).toBe(false);
});

test('signing out ends the session on the server, too', async () => {
  const browser = await signedIn();
  const cookie = `__Host-staff-session=${browser.jar.get('__Host-staff-session')}`;
  expect((await browser.post('/logout')).status).toBe(200);
  expect(browser.jar.has('__Host-staff-session')).toBe(false);
  const headers = { cookie, origin: backoffice.origin };
  expect((await backoffice.call('GET', '/utilizadores/me', { as: null, headers })).json.user).toBeNull();
});

test('outside a developer’s machine nobody types somebody else’s password, and the demo’s is refused', async () => {
  const data = { email: 'nova@exemplo.pt', nome: 'Nova', papel: 'editor', idioma: 'pt', password: 'quatro azulejos partidos' };
  const typed = await backoffice.call('POST', '/utilizadores', { as: 'admin', body: data });
  expect([typed.status, JSON.stringify(typed.json)]).toEqual([400, expect.stringContaining('recebe um convite por e-mail')]);
  const browser = await signedIn();
  for (const weak of ['demonstracao-2026', '123456789012', email, '            ', 'editor@exemplo1']) {
    const refused = await browser.post('/own-password', { proof: { password }, password: weak });
    expect([weak, refused.status]).toEqual([weak, 400]);
  }
});
