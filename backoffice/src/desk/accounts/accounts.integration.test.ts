import { randomUUID } from 'node:crypto';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import type { PatientRecord } from '@clinic/core/clinic/clinic-service';
import { scriptedClinic } from '@clinic/core/clinic/testing/scripted-clinic';
import { readRecords } from '@clinic/core/desk/accounts/find-records';
import { openAccountFile } from '@clinic/core/desk/accounts/open-account-file';
import { readAccounts } from '@clinic/core/desk/accounts/read-accounts';
import { readWorkList } from '@clinic/core/desk/read-work';
import { deviceNameOf } from '@clinic/core/identity/sessions/device-name';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { WorkListView } from '../work/work-list.tsx';
import { accountDeskOf, recordPortsOf } from './account-desk-of.ts';
import { AccountFileView } from './account-file.tsx';
import { AccountListView } from './account-list.tsx';
import { readFoundAccounts, readFoundRecords } from './account-query.ts';
import { RegistrationFileView } from './registration-file.tsx';

const own = 'http://127.0.0.1:3001';
const allowed: (Role | null)[] = ['admin', 'gestor', 'balcao'];
const everybody: (Role | null)[] = [...roles, null];
const rita = { id: 1, name: 'Rita' };
const records: PatientRecord[] = [];
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  backoffice.payload.config.custom['clinic'] = {
    ...scriptedClinic(),
    readPatient: async (id: number) => ok(records.find((record) => record.id === id) ?? null),
    findPatients: async ({ vat }: { vat?: string }) => ok(records.filter((record) => record.vat === vat)),
  };
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

let made = 0;
async function makeAccount(patientId: number | null = null, name = 'Albano Pereira'): Promise<{ id: string; email: string }> {
  made += 1;
  const email = `albano${made}@exemplo.pt`;
  const { rows } = await pool.query(
    `insert into core.accounts (email, name, locale, password_hash, patient_id, linked_at, linked_by)
     values ($1, $2, 'pt', 'a hash', $3, case when $3::int is not null then now() end, case when $3::int is not null then 'patient' end)
     returning id`,
    [email, name, patientId],
  );
  return { id: rows[0].id, email };
}
const signIn = (accountId: string, device = 'Safari no iPhone') =>
  pool.query(
    `insert into core.account_sessions (account_id, caller, device_name, remembered, ends_at)
     values ($1, 'browser', $2, true, now() + interval '1 day')`,
    [accountId, device],
  );
function makeRecord(more: Partial<PatientRecord> = {}): PatientRecord {
  const id = 9000 + records.length;
  const named = { id, patientNumber: `P${id}`, name: 'Albano Exemplo Pereira', birthDay: '1958-02-14', gender: 'masculino' as const };
  const record = { ...named, vat: '', nSNS: '', nCC: '', profession: '', contacts: [], ...more };
  records.push(record);
  return record;
}

type Press = { as?: Role | null; origin?: string | null; form?: Record<string, string> };
async function press(path: string, { as = 'balcao', origin = own, form = {} }: Press = {}): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  if (origin !== null) headers.set('origin', origin);
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}/api/contas/${path}`, { method: 'POST', headers, body }));
}
const pressed = async (path: string, form: Record<string, string> = {}) => (await press(path, { form })).headers.get('location') ?? '';
const queryOf = (location: string) => Object.fromEntries(new URL(location, own).searchParams);
const audit = async (accountId: string) =>
  (await pool.query('select actor, action from core.audit_log where account_id = $1 order by id', [accountId])).rows;
const open = async (id: string) =>
  openAccountFile(await accountDeskOf(backoffice.payload), rita, id, { now: new Date(), keys: testDataKeys });
async function pageOf(id: string, found: number[] = [], language = 'pt'): Promise<string> {
  const file = await open(id);
  if (!file || file.level === 'waiting') throw new Error('the account is there');
  const shown = { staff: rita, accountId: id, patientIds: found };
  const read = await readRecords(await accountDeskOf(backoffice.payload), recordPortsOf(backoffice.payload), shown);
  return renderToStaticMarkup(AccountFileView({ file, records: read.ok ? read.value : [], now: new Date(), language, told: null }));
}

test.each(everybody)('%s: accounts are found and changed by the front desk and administrators, by nobody else', async (who) => {
  const { id, email } = await makeAccount();
  await signIn(id);
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject: { kind: 'account', id } });
  const answers = [
    await press('procurar', { as: who, form: { procura: email } }),
    await press(`${id}/fichas`, { as: who, form: { procura: '1' } }),
    await press(`${id}/endSessions`, { as: who }),
    await press(`${id}/erase`, { as: who, form: { confirmado: 'sim' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(allowed.includes(who) ? 303 : 403));
  const done = ['endSessions', 'erase'].map((action) => ({ actor: who, action }));
  expect(await audit(id)).toEqual(allowed.includes(who) ? done : []);
});

test.each([null, 'null', 'https://exemplo.pt', `${own}.exemplo.pt`])(
  'pressed from %s: nothing is found, nothing is done',
  async (origin) => {
    const { id, email } = await makeAccount();
    await signIn(id);
    for (const path of ['procurar', `${id}/fichas`, `${id}/endSessions`])
      expect((await press(path, { origin, form: { procura: email } })).status).toBe(403);
    expect(await audit(id)).toEqual([]);
  },
);

test('what is typed stands in no address: one account is opened at once, a list by ids, and nonsense in their place is nobody', async () => {
  const { id, email } = await makeAccount(null, 'Belmira Única');
  for (const typed of [email, 'belmira uni']) expect(await pressed('procurar', { procura: typed })).toBe(`/admin/contas/${id}`);
  const { id: namesake } = await makeAccount(null, 'Belmira Única');
  const location = await pressed('procurar', { procura: 'belmira uni' });
  expect(readFoundAccounts(queryOf(location))).toEqual({ ids: expect.arrayContaining([id, namesake]), isMore: false });
  expect(await pressed('procurar', { procura: 'ninguem@exemplo.pt' })).toBe('/admin/contas?erro=nobody');
  expect(await pressed('procurar', { procura: '%' })).toBe('/admin/contas?erro=notUnderstood');
  expect(readFoundAccounts({ contas: "x'; drop table.1" })).toBeNull();
  expect(readFoundRecords({ fichas: '1.x.-2.3' })).toEqual([1, 3]);
});

test('whichever way the page of an account was opened, it begins with what a caller is not told', async () => {
  const { id } = await makeAccount();
  for (const [language, words] of [
    ['pt', 'Não diga a quem liga se há uma conta'],
    ['en', 'Do not tell a caller whether there is an account'],
  ] as const) {
    const page = await pageOf(id, [], language);
    expect(page).toContain(words);
    expect(page.indexOf(words)).toBeLessThan(page.indexOf('desk-caller'));
  }
});

test('an unknown action, a request without a number or an id that is none is not understood; GET does nothing', async () => {
  const { id } = await makeAccount();
  await signIn(id);
  expect((await press(`${id}/delete`)).status).toBe(400);
  expect((await press(`${id}/endSessions`, { form: { pedido: 'x' } })).status).toBe(400);
  expect((await press('1/endSessions')).status).toBe(400);
  expect(await pressed(`${randomUUID()}/endSessions`)).toContain('erro=notFound');
  expect((await backoffice.call('GET', `/contas/${id}/endSessions`, { as: 'balcao', headers: { origin: own } })).status).toBe(404);
  expect(await audit(id)).toEqual([]);
});

test('the same form sent twice acts once', async () => {
  const { id } = await makeAccount();
  await signIn(id);
  const form = { pedido: randomUUID() };
  const both = [await pressed(`${id}/endSessions`, form), await pressed(`${id}/endSessions`, form)];
  expect(both).toEqual(Array(2).fill(`/admin/contas/${id}?feito=endSessions`));
  expect(await audit(id)).toHaveLength(1);
});

test('a caller who never got the letter: found, seen as waiting, and the confirmation goes again', async () => {
  const { rows } = await pool.query(
    `insert into core.account_registrations (browser_digest, email, name, password_hash, locale)
     values ('\\x00', 'novo@exemplo.pt', 'Norberto Novo', 'a hash', 'pt') returning id`,
  );
  const id: string = rows[0].id;
  expect(await pressed('procurar', { procura: 'novo@exemplo.pt' })).toContain(id);
  const page = async () => {
    const file = await open(id);
    if (file?.level !== 'waiting') throw new Error('it waits');
    return renderToStaticMarkup(RegistrationFileView({ file, language: 'pt', told: null }));
  };
  expect(await page()).toContain('Reenviar a confirmação');
  expect(await page()).toContain('Não diga a quem liga se há uma conta');
  expect(await pressed(`${id}/resendVerification`)).toBe(`/admin/contas/${id}?feito=resendVerification`);
  expect(await pressed(`${id}/resendVerification`)).toContain('erro=justSent');
  expect(await page()).not.toContain('Reenviar a confirmação');
  const letters = await pool.query('select kind, link_id from core.account_letters where recipient = $1', ['novo@exemplo.pt']);
  expect(letters.rows).toEqual([{ kind: 'verify', link_id: expect.any(String) }]);
});

test('a record is linked with a document, moved after a merge, and unlinked; each asks for what it needs first', async () => {
  const { id, email } = await makeAccount();
  const record = makeRecord({ vat: '299999998' });
  const found = await pressed(`${id}/fichas`, { procura: '299999998' });
  expect(found, 'the tax number is not in the address').toBe(`/admin/contas/${id}?fichas=${record.id}#ficha`);
  const choosing = await pageOf(id, readFoundRecords(queryOf(found)));
  for (const words of ['Ligar esta conta à ficha', 'Documento visto na clínica', 'Nunca só por telefone', 'Albano Exemplo Pereira'])
    expect(choosing).toContain(words);
  expect(choosing).not.toMatch(/1958|299999998/);

  const ficha = String(record.id);
  const document = { ficha, como: 'documentInPerson', nascimento: '1958-02-14' };
  expect(await pressed(`${id}/linkRecord`, { ficha, nascimento: '1958-02-14' })).toContain('erro=notChosen');
  expect(await pressed(`${id}/linkRecord`, { ...document, nascimento: '14/02/1958' })).toContain('erro=notChosen');
  const refused = await pressed(`${id}/linkRecord`, { ...document, nascimento: '1959-02-14' });
  expect(refused, 'with the record, to try again').toBe(`/admin/contas/${id}?fichas=${ficha}&erro=birthDateDiffers#ficha`);
  expect(await pressed(`${id}/linkRecord`, document)).toBe(`/admin/contas/${id}?feito=linkRecord`);
  const linked = await pageOf(id);
  for (const words of [
    `Ficha n.º ${ficha}, ligada a `,
    'por balcao',
    'Identidade verificada a ',
    'Passar para outra ficha',
    'Desligar da ficha',
  ])
    expect(linked).toContain(words);

  const kept = makeRecord();
  const merged = { de: ficha, ficha: String(kept.id) };
  expect(await pressed(`${id}/moveLink`, merged)).toContain('erro=notConfirmed');
  expect(await pressed(`${id}/moveLink`, { ...merged, confirmado: 'sim' })).toContain('feito=moveLink');

  await signIn(id);
  const unlinking = { de: String(kept.id), porque: 'wrongRecord' };
  expect(await pressed(`${id}/unlinkRecord`, unlinking)).toContain('erro=notConfirmed');
  expect(await pressed(`${id}/unlinkRecord`, { ...unlinking, confirmado: 'sim' })).toContain('feito=unlinkRecord');
  const file = await open(id);
  expect(file).toMatchObject({ level: 'account', sessions: [] });
  const letters = await pool.query('select kind from core.account_letters where recipient = $1 order by queued_at', [email]);
  expect(letters.rows.map(({ kind }) => kind)).toEqual(['recordLinked', 'recordUnlinked']);
  expect((await audit(id)).filter(({ actor }) => actor === 'balcao').map(({ action }) => action)).toEqual([
    'linkRecord',
    'moveLink',
    'unlinkRecord',
  ]);
});

test('an identity is checked only with a way in which the document was seen', async () => {
  const { id } = await makeAccount(7);
  expect(await pressed(`${id}/identityChecked`, { de: '7' })).toContain('erro=notChosen');
  expect((await press(`${id}/identityChecked`, { form: { de: '7', como: 'byPhone' } })).status).toBe(400);
  expect(await pressed(`${id}/identityChecked`, { de: '7', como: 'documentByVideo' })).toContain('feito=identityChecked');
});

test('the list shows the level, since when and the sessions; the page shows devices and second steps, in both languages', async () => {
  const { id, email } = await makeAccount(12);
  await signIn(id);
  const lines = await readAccounts(await accountDeskOf(backoffice.payload), rita, [id]);
  const list = renderToStaticMarkup(AccountListView({ lines, isMore: true, language: 'pt', told: null }));
  for (const words of ['Albano Pereira', email, 'Ligada à ficha', `/admin/contas/${id}`, 'Há mais']) expect(list).toContain(words);
  const page = await pageOf(id);
  for (const words of ['Safari no iPhone', 'Terminar todas as sessões', 'Chave de acesso', 'pela própria pessoa, no site'])
    expect(page).toContain(words);
  expect(page).not.toContain('a hash');
  for (const place of ['entrar', 'emails', 'sessoes', 'ficha'])
    expect(page, 'what a caller says leads to its card').toMatch(new RegExp(`href="#${place}".*id="${place}"`));
  expect(await pageOf(id, [], 'en')).toContain('End all sessions');
});

test('a browser that did not say what it is stands as an unknown device, in words', async () => {
  const { id } = await makeAccount(12);
  await signIn(id, deviceNameOf(new Headers()));
  expect(await pageOf(id)).toContain('<strong>Dispositivo desconhecido</strong>');
  expect(await pageOf(id, [], 'en')).toContain('<strong>Unknown device</strong>');
});

test('a request for erasure waits in the list with its own deadline, and leads to the account', async () => {
  await pool.query('truncate core.work_items cascade');
  const { id } = await makeAccount(null, 'Eduarda Exemplo');
  const now = new Date();
  const dueAt = new Date(now.getTime() + 30 * 86_400_000);
  const question = { view: 'all' as const, kind: null };
  const subject = { kind: 'account' as const, id };
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject, dueAt });
  await openWorkItem(createDatabase(pool), { kind: 'accessQuestioned', subject });
  const work = await readWorkList(await deskOf(backoffice.payload), rita, question, now);
  const html = renderToStaticMarkup(WorkListView({ work, question, now, language: 'pt', told: null }));
  for (const words of ['Pedido de apagamento dos dados', 'Eduarda Exemplo', `/admin/contas/${id}#por-fazer`, 'Conta de paciente'])
    expect(html).toContain(words);
  expect(work.lines.at(-1)).toMatchObject({ kind: 'erasureRequested', dueAt });
  expect(await pageOf(id)).toContain('Já respondi');

  const { rows } = await pool.query("select id from core.work_items where kind = 'accessQuestioned'");
  const headers = { origin: own, cookie: backoffice.signedIn('balcao').cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ pedido: randomUUID(), de: 'file' });
  const settled = await backoffice.handle(new Request(`${own}/api/por-fazer/${rows[0].id}/settled`, { method: 'POST', headers, body }));
  expect(settled.headers.get('location')).toBe(`/admin/contas/${id}?feito=settled&tarefa=${rows[0].id}`);
  expect(await audit(id)).toContainEqual({ actor: 'balcao', action: 'settled' });
});

test('an erasure is offered only where one was asked for, says what stays, asks for a tick, and begins once', async () => {
  const { id } = await makeAccount();
  const begun = async () =>
    (await pool.query('select name from dbos.workflow_status where workflow_uuid = $1', [`erase-account-${id}`])).rows;
  expect(await pageOf(id)).not.toContain('Apagar os dados desta conta');
  expect(await pressed(`${id}/erase`, { confirmado: 'sim' })).toBe(`/admin/contas/${id}?erro=nothingToDo`);
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject: { kind: 'account', id } });
  await openWorkItem(createDatabase(pool), { kind: 'accessQuestioned', subject: { kind: 'account', id } });
  for (const words of [
    'Apagar os dados desta conta',
    'o processo clínico',
    'as faturas',
    'quem viu os dados',
    'Fica fechado, sem resposta',
  ])
    expect(await pageOf(id)).toContain(words);
  expect(await pageOf(id, [], 'en')).toContain('the clinical record');
  expect(await pressed(`${id}/erase`)).toBe(`/admin/contas/${id}?erro=notConfirmed`);
  expect(await begun()).toEqual([]);
  expect(await pressed(`${id}/erase`, { confirmado: 'sim' }), 'not to a page that is about to go').toBe('/admin/contas?feito=erase');
  expect(await begun()).toEqual([{ name: 'eraseAccount' }]);
  expect(await pressed(`${id}/erase`, { confirmado: 'sim' })).toContain('erro=nothingToDo');
  expect(await pageOf(id)).not.toContain('Apagar os dados desta conta');
  expect((await audit(id)).filter(({ action }) => action === 'erase')).toEqual([{ actor: 'balcao', action: 'erase' }]);
});

test('a request for erasure that the person takes back is closed with a tick, and nothing is erased', async () => {
  const { id } = await makeAccount();
  await pool.query("insert into core.data_requests (account_id, kind, due_at) values ($1, 'erasure', now() + interval '1 month')", [id]);
  await openWorkItem(createDatabase(pool), { kind: 'erasureRequested', subject: { kind: 'account', id } });
  expect(await pressed(`${id}/dropErasure`)).toContain('erro=notConfirmed');
  expect(await pressed(`${id}/dropErasure`, { confirmado: 'sim' })).toBe(`/admin/contas/${id}?feito=dropErasure`);
  expect(await open(id)).toMatchObject({ items: [] });
});

test('somebody was in the account: with a tick the password goes, too; a lost second step goes only with a document seen', async () => {
  const { id, email } = await makeAccount();
  await pool.query('update core.accounts set password_set_at = now() where id = $1', [id]);
  expect(await pressed(`${id}/endSessions`, { palavra: 'sim' })).toContain('feito=endSessions');
  expect(await open(id)).toMatchObject({ account: { passwordSetAt: null }, messages: [{ by: 'letter', kind: 'reset' }] });
  expect(await pageOf(id)).toContain('Ligação para uma nova palavra-passe');

  expect(await pageOf(id)).not.toContain('Retirar o segundo passo');
  await pool.query("insert into core.account_totp (account_id, secret, confirmed_at) values ($1, 'a secret', now())", [id]);
  expect(await pageOf(id)).toContain('Retirar o segundo passo');
  expect(await pressed(`${id}/removeSecondStep`, { como: 'documentInPerson' })).toContain('erro=notConfirmed');
  expect(await pressed(`${id}/removeSecondStep`, { confirmado: 'sim' })).toContain('erro=notChosen');
  expect(await pressed(`${id}/removeSecondStep`, { confirmado: 'sim', como: 'documentInPerson' })).toContain('feito=removeSecondStep');
  const letters = await pool.query('select kind from core.account_letters where recipient = $1 order by queued_at', [email]);
  expect(letters.rows.map(({ kind }) => kind)).toEqual(['reset', 'factorsChanged']);
});
