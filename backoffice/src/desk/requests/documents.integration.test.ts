import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { createPool } from '@clinic/core/adapters/database/database';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { openVisitorRequest } from '@clinic/core/desk/requests/answer-request';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { pdfBytes } from '@clinic/core/documents/testing/sample-files';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { clientOf } from '../../publishing/enqueue-work.ts';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { MyRequestsView } from './my-requests.tsx';
import { RequestFileView } from './request-file.tsx';

const own = 'http://127.0.0.1:3001';
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

const bytes = pdfBytes(Buffer.alloc(200_000, 'Gleason'));
type State = 'clean_at' | 'threat_found_at' | 'unscannable_at' | null;

/** A second opinion with one document, as site and worker leave it. */
async function sent(state: State): Promise<{ request: string; document: string }> {
  const form = randomUUID();
  const files = folderFiles(path.join(backoffice.mediaDir, 'documents'));
  const dbos = await clientOf(backoffice.payload);
  const store = documentStore(pool, dbos, keys);
  await receiveWholeDocument({ store, files }, form, 'biópsia de Joaquim.exe', Readable.from([bytes]));
  const answers = { name: 'Joaquim Canário', email: 'joaquim@exemplo.pt' };
  const requests = requestStore(pool, dbos, keys);
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  await requests.save(form, { kind: 'secondOpinion', locale: 'pt', answers, contact }, { answerBy: new Date(), isProven: true });
  const [document] = await store.listOfForm(form);
  if (state) await pool.query(`update core.documents set ${state} = now() where id = $1`, [document?.id]);
  return { request: document?.requestId ?? '', document: document?.id ?? '' };
}
async function press(as: Role | null, path: string, form: Record<string, string> = {}, origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  return backoffice.handle(new Request(`${own}/api/pedidos/${path}`, { method: 'POST', headers, body: new URLSearchParams(form) }));
}
const doctorId = async () =>
  Number((await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf('medico') } } })).docs[0]?.id);
const assign = async (request: string, as: Role = 'balcao') =>
  press(as, `${request}/assign`, { pedido: randomUUID(), medico: String(await doctorId()) });
const openings = async (document: string) =>
  (
    await pool.query("select actor, detail from core.audit_log where action = 'openDocument' and detail ->> 'document' = $1 order by id", [
      document,
    ])
  ).rows;

test('the front desk opens a clean document: as it was sent, saved and never shown, and written down', async () => {
  const { request, document } = await sent('clean_at');
  const answer = await press('balcao', `${request}/documentos/${document}`);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="documento"; filename*=UTF-8''${encodeURIComponent('biópsia de Joaquim.exe.pdf')}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await openings(document)).toMatchObject([
    { actor: 'balcao', detail: { visitorRequest: request, role: 'balcao', state: 'clean' } },
  ]);
});

test.each([...roles, null])('who may open, and give a request to a doctor: %s', async (who) => {
  const { request, document } = await sent('clean_at');
  const may = who === 'admin' || who === 'gestor' || who === 'balcao';
  const opened = await press(who, `${request}/documentos/${document}`);
  expect([who, opened.status]).toEqual([who, may ? 200 : who === 'medico' ? 303 : 403]);
  expect((await openings(document)).length).toBe(may ? 1 : 0);
  const given = await press(who, `${request}/assign`, { pedido: randomUUID(), medico: String(await doctorId()) });
  expect([who, given.status]).toEqual([who, may ? 303 : 403]);
  expect((await press('balcao', `${request}/documentos/${document}`, {}, 'https://elsewhere.example')).status).toBe(403);
});

test('a doctor reads what was given to him and nothing else; a document opens under its own request alone', async () => {
  const [his, another] = [await sent('clean_at'), await sent('clean_at')];
  expect((await assign(his.request)).headers.get('location')).toContain('feito=assigned');
  expect((await press('medico', `${his.request}/documentos/${his.document}`)).status).toBe(200);
  const swapped = await press('medico', `${his.request}/documentos/${another.document}`);
  expect([swapped.status, swapped.headers.get('location')]).toEqual([303, expect.stringContaining('erro=notFound')]);
  expect((await press('medico', `${another.request}/documentos/${another.document}`)).headers.get('location')).toContain('erro=notFound');
  expect(await openings(another.document)).toEqual([]);
  const desk = await deskOf(backoffice.payload);
  const list = await desk.assignedRequests(await doctorId());
  expect(list.map(({ id }) => id)).toContain(his.request);
  const page = renderToStaticMarkup(MyRequestsView({ requests: list, now: new Date(), language: 'pt' }));
  expect(page).toContain(`/admin/pedidos/${his.request}`);
  expect(page).not.toContain('Joaquim');
});

test('what was not examined opens for the doctor alone, after the warning; what has a virus, for nobody', async () => {
  const [unchecked, unscannable, threat] = [await sent(null), await sent('unscannable_at'), await sent('threat_found_at')];
  for (const { request } of [unchecked, unscannable, threat]) await assign(request);
  for (const { request, document } of [unchecked, unscannable]) {
    const path = `${request}/documentos/${document}`;
    expect((await press('balcao', path, { confirmado: 'sim' })).headers.get('location')).toContain('erro=notFound');
    expect((await press('medico', path)).headers.get('location')).toContain('erro=notConfirmed');
    expect((await press('medico', path, { confirmado: 'sim' })).status).toBe(200);
    expect(await openings(document)).toHaveLength(1);
  }
  const path = `${threat.request}/documentos/${threat.document}`;
  for (const who of ['admin', 'balcao', 'medico'] as const) expect((await press(who, path, { confirmado: 'sim' })).status).toBe(303);
});

test('the page of a request shows its documents with their state, in both languages', async () => {
  const { request } = await sent('unscannable_at');
  const store = await deskOf(backoffice.payload);
  const file = await openVisitorRequest({ store, staff: { id: 1, name: 'Rita' }, visitorRequestId: request });
  if (!file) throw new Error('no such request');
  const shown = (language: string, role: 'balcao' | 'medico') =>
    renderToStaticMarkup(
      RequestFileView({
        file: { ...file, assignedTo: 7 },
        staff: { id: 7, name: 'x', role },
        doctors: [{ id: 7, name: 'Dra. Ana' }],
        now: new Date(),
        language,
        told: null,
      }),
    );
  expect(shown('pt', 'balcao')).toContain('Não foi possível verificar');
  expect(shown('pt', 'balcao')).toContain('Só o médico');
  expect(shown('pt', 'balcao')).toContain('Dra. Ana');
  expect(shown('en', 'medico')).toContain('it may have a virus');
  expect(shown('en', 'medico')).not.toContain('I have answered');
});
