import { createPool } from '@clinic/core/adapters/database/database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../testing/staff-browser.ts';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { type Role, roles } from './role.ts';

let backoffice: TestBackoffice;
/** The test looks as the superuser: the back office itself may not read letters. */
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

const accountOf = async (role: Role) => {
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf(role) } } });
  return docs[0]?.id ?? 0;
};
const newcomer = (name: string) => ({ email: `${name}@exemplo.pt`, password, nome: name, papel: 'balcao', idioma: 'pt' });

test('accounts are for administrators and managers; others see only their own, and a stranger none', async () => {
  const seen = async (as: Role | null) => (await backoffice.call('GET', '/utilizadores', { as })).json.docs?.length ?? 0;
  const counts = [];
  for (const who of ['admin', 'gestor', 'editor', 'balcao', 'medico', null] as const) counts.push(await seen(who));
  expect(counts).toEqual([5, 5, 1, 1, 1, 0]);
  for (const role of ['editor', 'balcao', 'medico'] as const)
    expect((await backoffice.call('POST', '/utilizadores', { as: role, body: newcomer(role) })).status).toBe(403);
  expect((await backoffice.call('POST', '/utilizadores', { body: newcomer('estranho') })).status).toBe(403);
  expect((await backoffice.call('POST', '/utilizadores', { as: 'admin', body: newcomer('novo') })).status).toBe(201);
});

test('nobody gives themselves another role', async () => {
  for (const role of roles) {
    const id = await accountOf(role);
    await backoffice.call('PATCH', `/utilizadores/${id}`, { as: role, body: { papel: role === 'admin' ? 'editor' : 'admin' } });
    expect(await backoffice.payload.findByID({ collection: 'utilizadores', id })).toMatchObject({ papel: role });
  }
});

test('a manager looks after everybody but administrators, and makes none', async () => {
  const [admin, desk] = [await accountOf('admin'), await accountOf('balcao')];
  const asManager = (method: string, path: string, body: object = {}) =>
    backoffice.call(method, `/utilizadores${path}`, { as: 'gestor', body });
  expect((await asManager('POST', '', newcomer('nova-no-balcao'))).status).toBe(201);
  expect((await asManager('POST', '', { ...newcomer('mais-um-admin'), papel: 'admin' })).status).toBe(400);
  expect((await asManager('PATCH', `/${desk}`, { papel: 'admin' })).status).toBe(400);
  expect((await asManager('PATCH', `/${desk}`, { nome: 'Balcão da manhã' })).status).toBe(200);
  await asManager('PATCH', `/${desk}`, { nome: 'balcao' });
  for (const body of [{ nome: 'Outra' }, { email: 'tomada@exemplo.pt' }, { papel: 'editor' }])
    expect((await asManager('PATCH', `/${admin}`, body)).status).toBe(403);
  expect((await asManager('DELETE', `/${admin}`)).status).toBe(403);
  const all = await asManager('PATCH', '?where[id][exists]=true', { idioma: 'en' });
  expect(all.json.docs.map(({ papel }: { papel: string }) => papel)).not.toContain('admin');
  await backoffice.payload.update({ collection: 'utilizadores', where: { id: { exists: true } }, data: { idioma: 'pt' } });
  for (const act of ['suspend', 'reinstate', 'remove-factors', 'invite'])
    expect((await asManager('POST', `/${admin}/${act}`)).status, act).toBe(403);
  expect((await asManager('POST', `/${await accountOf('gestor')}/suspend`)).status).toBe(403);
});

test('a manager does not take over an account that signs medical texts: its e-mail is an administrator’s to change', async () => {
  const id = await accountOf('medico');
  const moveTo = async (as: Role, email: string) => {
    await backoffice.call('PATCH', `/utilizadores/${id}`, { as, body: { email } });
    return (await backoffice.payload.findByID({ collection: 'utilizadores', id })).email;
  };
  expect(await moveTo('gestor', 'de-antes@exemplo.pt')).toBe('de-antes@exemplo.pt');
  await backoffice.payload.update({ collection: 'utilizadores', id, data: { pessoa: backoffice.review.revisor ?? null } });
  expect(await moveTo('gestor', 'tomada@exemplo.pt')).toBe('de-antes@exemplo.pt');
  await backoffice.call('PATCH', `/utilizadores?where[id][equals]=${id}`, {
    as: 'gestor',
    body: { email: 'tomada@exemplo.pt', pessoa: null },
  });
  expect((await backoffice.call('PATCH', `/utilizadores/${id}`, { as: 'gestor', body: { papel: 'editor', pessoa: null } })).status).toBe(
    200,
  );
  expect(await moveTo('gestor', 'tomada@exemplo.pt')).toBe('de-antes@exemplo.pt');
  expect((await backoffice.call('PATCH', `/utilizadores/${id}`, { as: 'admin', body: { papel: 'medico' } })).status).toBe(200);
  expect(await moveTo('admin', emailOf('medico'))).toBe(emailOf('medico'));
});

test('an administrator cannot delete the account in use', async () => {
  expect((await backoffice.call('DELETE', `/utilizadores/${await accountOf('admin')}`, { as: 'admin' })).status).toBe(403);
});

test('a short password is refused in the language of the reader', async () => {
  const body = { ...newcomer('curta'), password: 'curta' };
  const refusal = async (language: 'pt' | 'en') =>
    JSON.stringify((await backoffice.call('POST', '/utilizadores', { as: 'admin', body, language })).json);
  expect(await refusal('pt')).toContain('A palavra-passe precisa de pelo menos 12 caracteres.');
  expect(await refusal('en')).toContain('The password needs at least 12 characters.');
});

const mailsTo = async (email: string) => {
  const { rows } = await pool.query('select subject, text from core.mails where recipient = $1 order by created_at', [email]);
  return rows as { subject: string; text: string }[];
};
const auditOf = async (accountId: number) => {
  const { rows } = await pool.query("select actor, action from core.audit_log where (detail ->> 'accountId')::int = $1 order by id", [
    accountId,
  ]);
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};
const other = 'quatro azulejos partidos';

/** An administrator makes the account, without a password; the person chooses one by the link in the mail. */
async function invited(name: string) {
  const { password: _, ...body } = newcomer(name);
  const { json } = await backoffice.call('POST', '/utilizadores', { as: 'admin', body });
  const [mail] = await mailsTo(body.email);
  const token = /\/admin\/convite\/([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { id: json.doc.id as number, email: body.email, token };
}

test('an invitation leads to a password of one’s own, once, for three days', async () => {
  const { id, email, token } = await invited('convidada');
  const browser = openBrowser(backoffice);
  expect((await browser.signIn(email, '')).status).toBe(401);
  expect((await browser.post('/reset-password', { token, password: '123456789012' })).status).toBe(400);
  expect((await browser.post('/reset-password', { token, password: other })).status).toBe(200);
  expect(await browser.isSomebody()).toBe(false);
  expect((await browser.signIn(email, other)).json).toEqual({ next: 'in' });
  expect((await browser.post('/reset-password', { token, password: `${other} outra vez` })).status).toBe(403);
  const { rows } = await pool.query('select token_hash::text from core.staff_links where account_id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);

  const late = await invited('atrasado');
  await pool.query("update core.staff_links set ends_at = ends_at - interval '72 hours' where account_id = $1", [late.id]);
  const refused = await browser.post('/reset-password', { token: late.token, password: other });
  expect([refused.status, refused.json.errors[0].message]).toEqual([403, 'Esta ligação já não serve. Peça outra.']);
  await backoffice.call('POST', `/utilizadores/${late.id}/invite`, { as: 'admin', body: {} });
  expect(await mailsTo(late.email)).toHaveLength(2);
});

test.each([
  { token: {}, password: other },
  { token: ['a'], password: other },
  { token: { $ne: null }, password: [] },
  { password: other },
  [],
  'x',
  null,
])('a reset with %j is not understood', async (body) => {
  for (const path of ['/reset-password', '/forgot-password', '/login'])
    expect((await backoffice.call('POST', `/utilizadores${path}`, { body })).status).toBe(400);
});

test('one’s own password and e-mail change with the present password alone, and the old address is told', async () => {
  const { id, email, token } = await invited('mudanca');
  const [browser, elsewhere] = [openBrowser(backoffice), openBrowser(backoffice)];
  await browser.post('/reset-password', { token, password: other });
  for (const each of [browser, elsewhere]) await each.signIn(email, other);
  const next = 'outra frase bem comprida';
  await browser.send('PATCH', `/utilizadores/${id}`, { email: 'tomada@exemplo.pt' });
  expect((await browser.send('PATCH', `/utilizadores/${id}`, { password: next })).status).toBe(400);
  expect((await browser.post('/own-email', { proof: { password: next }, email: 'tomada@exemplo.pt' })).status).toBe(400);
  expect((await browser.post('/own-password', { proof: { password: next }, password: next })).status).toBe(400);
  expect((await browser.post('/own-password', { password: next })).status).toBe(400);
  expect((await backoffice.payload.findByID({ collection: 'utilizadores', id })).email).toBe(email);

  expect((await browser.post('/own-password', { proof: { password: other }, password: next })).status).toBe(200);
  expect([await browser.isSomebody(), await elsewhere.isSomebody()]).toEqual([true, false]);
  expect((await browser.post('/own-email', { proof: { password: next }, email: 'Nova.Morada@exemplo.pt' })).status).toBe(200);
  expect((await openBrowser(backoffice).signIn('nova.morada@exemplo.pt', next)).status).toBe(200);
  const texts = (await mailsTo(email)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('A palavra-passe foi alterada.'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('O e-mail da conta foi alterado.'))).toHaveLength(1);
});

test('what an administrator changes on another account is recorded, and the person is told', async () => {
  const { id, email } = await invited('alterada');
  await backoffice.call('PATCH', `/utilizadores/${id}`, { as: 'admin', body: { papel: 'editor' } });
  await backoffice.call('POST', `/utilizadores/${id}/remove-factors`, { as: 'admin', body: {} });
  expect(await auditOf(id)).toEqual(['admin account:invited', 'admin account:details', 'admin account:factorsRemoved']);
  expect((await mailsTo(email)).slice(1).map(({ text }) => text)).toEqual([
    expect.stringContaining('Alterado por admin.'),
    expect.stringContaining('O segundo passo foi retirado.'),
  ]);
});

test('whoever takes a colleague’s name leaves it in the audit log, with both names', async () => {
  const id = await accountOf('balcao');
  const change = (body: object) => backoffice.call('PATCH', `/utilizadores/${id}`, { as: 'balcao', body });
  for (const body of [{ nome: 'gestor' }, { nome: 'balcao' }, { idioma: 'en' }, { idioma: 'pt' }]) await change(body);
  const { rows } = await pool.query(
    "select actor, detail from core.audit_log where actor_id = $1 and action = 'account:renamed' order by id",
    [id],
  );
  expect(rows).toEqual([
    { actor: 'balcao', detail: { accountId: id, from: 'balcao', to: 'gestor' } },
    { actor: 'gestor', detail: { accountId: id, from: 'gestor', to: 'balcao' } },
  ]);
});

test('a suspended account is signed out everywhere at once and cannot come back, by any way, until it is lifted', async () => {
  const { id, email, token } = await invited('suspensa');
  const browser = openBrowser(backoffice);
  await browser.post('/reset-password', { token, password: other });
  await browser.signIn(email, other);
  expect(await browser.isSomebody()).toBe(true);
  expect((await backoffice.call('POST', `/utilizadores/${id}/suspend`, { as: 'admin', body: {} })).status).toBe(200);
  expect(await browser.isSomebody()).toBe(false);
  const [refused, wrong] = [await browser.signIn(email, other), await browser.signIn(email, 'errada-errada-errada')];
  expect([refused.status, refused.json]).toEqual([401, wrong.json]);
  const mailsBefore = (await mailsTo(email)).length;
  await browser.post('/forgot-password', { email });
  expect(await mailsTo(email)).toHaveLength(mailsBefore);
  await backoffice.call('POST', `/utilizadores/${id}/reinstate`, { as: 'admin', body: {} });
  expect((await browser.signIn(email, other)).status).toBe(200);
});

test.each(['suspend', 'reinstate', 'remove-factors', 'invite'])('%s is for administrators and managers, on others', async (act) => {
  const id = await accountOf('balcao');
  for (const as of ['editor', 'balcao', 'medico', null] as const)
    expect((await backoffice.call('POST', `/utilizadores/${id}/${act}`, { as, body: {} })).status).toBeGreaterThanOrEqual(401);
  expect((await backoffice.call('POST', `/utilizadores/${await accountOf('admin')}/${act}`, { as: 'admin', body: {} })).status).toBe(403);
});

test('the first account of an empty back office is an administrator’s, whatever it asks for', async () => {
  await backoffice.payload.delete({ collection: 'utilizadores', where: { id: { exists: true } } });
  expect((await backoffice.call('POST', '/utilizadores/first-register', { body: newcomer('primeira') })).status).toBe(200);
  const { docs } = await backoffice.payload.find({ collection: 'utilizadores' });
  expect(docs).toMatchObject([{ nome: 'primeira', papel: 'admin' }]);
  expect((await backoffice.call('POST', '/utilizadores/first-register', { body: newcomer('segunda') })).status).toBe(403);
});
