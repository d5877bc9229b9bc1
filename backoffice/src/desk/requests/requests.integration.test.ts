import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { openVisitorRequest } from '@clinic/core/desk/requests/answer-request';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { PayloadRequest } from 'payload';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { clientOf } from '../../publishing/enqueue-work.ts';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { doneAboutRequest } from './answer-with-words.ts';
import { RequestFileView } from './request-file.tsx';
import { requestReaderOf } from './request-reader.ts';

const own = 'http://127.0.0.1:3001';
const allowed: (Role | null)[] = ['admin', 'gestor', 'balcao'];
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

async function sent(): Promise<string> {
  const form = randomUUID();
  const requests = requestStore(pool, await clientOf(backoffice.payload), keys);
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const answers = { name: 'Joaquim Canário', email: contact.value, message: 'Gleason' };
  await requests.save(form, { kind: 'contact', locale: 'pt', answers, contact }, { answerBy: new Date(), isProven: true });
  return (await requests.byForm(form))?.id ?? '';
}
async function answer(
  request: string,
  as: Role | null,
  { origin = own, pedido = randomUUID(), nota = randomUUID(), texto = 'Expliquei por e-mail.' } = {},
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido, nota, texto });
  return backoffice.handle(new Request(`${own}/api/pedidos/${request}/answered`, { method: 'POST', headers, body }));
}
const answeredAt = async (request: string) =>
  (await pool.query('select answered_at from core.requests where id = $1', [request])).rows[0]?.answered_at ?? null;
const userOf = async (role: Role): Promise<PayloadRequest['user']> => {
  const found = await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf(role) } } });
  return { ...found.docs[0], collection: 'utilizadores' } as PayloadRequest['user'];
};

test.each([...roles, null])('%s: only the front desk and administrators say that a request was answered', async (who) => {
  const request = await sent();
  const may = allowed.includes(who);
  expect((await answer(request, who)).status).toBe(may ? 303 : 403);
  expect((await answeredAt(request)) !== null).toBe(may);
});

test.each(roles)('%s: the front desk reads every request, a doctor only those given to him, others none', async (role) => {
  const request = await sent();
  const staff = requestReaderOf(await userOf(role));
  expect(staff !== null).toBe(allowed.includes(role) || role === 'medico');
  if (!staff) return;
  const file = await openVisitorRequest({ store: await deskOf(backoffice.payload), staff, visitorRequestId: request });
  expect(file !== null).toBe(allowed.includes(role));
});

test('pressed twice it is answered once, its task is closed, and another site cannot press', async () => {
  const request = await sent();
  expect((await answer(request, 'balcao', { origin: 'https://elsewhere.example' })).status).toBe(403);
  const [pedido, nota] = [randomUUID(), randomUUID()];
  for (let time = 0; time < 2; time++)
    expect((await answer(request, 'balcao', { pedido, nota })).headers.get('location')).toContain('feito=settled');
  expect((await answer(request, 'balcao')).headers.get('location')).toContain('erro=nothingToDo');
  const { rows } = await pool.query('select closed_at from core.work_items where subject_id = $1', [request]);
  expect(rows).toEqual([{ closed_at: expect.any(Date) }]);
});

test('what was answered stands on the time line, also once the request is closed; without words it is not answered', async () => {
  const request = await sent();
  expect((await answer(request, 'balcao', { texto: '  ' })).headers.get('location')).toContain('erro=noAnswerText');
  expect(await answeredAt(request)).toBeNull();
  await answer(request, 'balcao', { texto: 'Enviei o preço <por e-mail>.' });
  const [store, now] = [await deskOf(backoffice.payload), new Date()];
  const staff = { id: 1_000, name: 'Rita', role: 'balcao' as const };
  const file = await openVisitorRequest({ store, staff, visitorRequestId: request });
  if (!file) throw new Error('the request is there');
  const done = await doneAboutRequest(backoffice.payload, store, request);
  const page = renderToStaticMarkup(RequestFileView({ file, staff, doctors: [], done, now, language: 'pt', told: null }));
  expect(page.split('id="cronologia"')[1]).toContain('Enviei o preço &lt;por e-mail&gt;.');
  const { rows } = await pool.query("select detail::text from core.audit_log where detail ->> 'visitorRequest' = $1", [request]);
  expect(JSON.stringify(rows), 'the words are in the note alone').not.toContain('preço');
});

test('what a colleague holds takes no words: they stay with whoever typed them', async () => {
  const request = await sent();
  const { rows } = await pool.query('select id from core.work_items where subject_id = $1', [request]);
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin: own });
  headers.set('cookie', backoffice.signedIn('admin').cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), de: 'file' });
  await backoffice.handle(new Request(`${own}/api/por-fazer/${rows[0].id}/claimed`, { method: 'POST', headers, body }));
  expect((await answer(request, 'balcao')).headers.get('location')).toContain('erro=held');
  expect((await pool.query("select from core.work_events where kind = 'noted' and item_id = $1", [rows[0].id])).rowCount).toBe(0);
});
