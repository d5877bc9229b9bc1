import { randomUUID } from 'node:crypto';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { readWorkList } from '@clinic/core/desk/read-work';
import { openVisitorRequest } from '@clinic/core/desk/requests/answer-request';
import { openListedWork } from '@clinic/core/desk/work/open-listed-work';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { WorkEventKind } from '@clinic/core/work-items/work-event';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { clientOf } from '../../publishing/enqueue-work.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { RequestFileView } from '../requests/request-file.tsx';
import { heldOutcome } from './claim-forms.tsx';
import { localInput } from './local-input.ts';
import { withWayBack } from './reopen-form.tsx';
import { WorkListView } from './work-list.tsx';
import { readWorkQuestion, workAddress } from './work-path.ts';

const own = 'http://127.0.0.1:3001';
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(() => pool.query('truncate core.requests, core.work_items, core.audit_log cascade'));

type Press = { as?: Role | null; origin?: string; form?: Record<string, string> };
async function send(address: string, { as = 'balcao', origin = own, form = {} }: Press): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), de: 'list', ...form });
  return backoffice.handle(new Request(`${own}/api${address}`, { method: 'POST', headers, body }));
}
const press = (item: string, act: WorkEventKind | 'settled', how: Press = {}) => send(`/por-fazer/${item}/${act}`, how);
const answer = (request: string) => send(`/pedidos/${request}/answered`, { form: { nota: randomUUID(), texto: 'Ficou combinado.' } });
const toldAt = async (answer: Promise<Response>) => (await answer).headers.get('location');

async function asked(): Promise<{ request: string; item: string }> {
  const form = randomUUID();
  const requests = requestStore(pool, await clientOf(backoffice.payload), keys);
  const answers = { name: 'Ilda Canário', phone: '+351910000031', when: 'afternoon' };
  const answerBy = new Date(Date.now() + 8 * 86_400_000);
  const contact = { kind: 'phone', value: answers.phone } as const;
  await requests.save(form, { kind: 'callBack', locale: 'pt', answers, contact }, { answerBy, isProven: true });
  const request = (await requests.byForm(form))?.id ?? '';
  const { rows } = await pool.query('select id from core.work_items where subject_id = $1', [request]);
  return { request, item: rows[0].id };
}

const staff = { id: 1_000, name: 'Rita', role: 'balcao' as const };
async function page(itemId?: string, view: 'all' | 'parked' = 'all', told: PressOutcome = null): Promise<string> {
  const store = await deskOf(backoffice.payload);
  const question = { view, kind: null };
  const now = new Date();
  const work = await readWorkList(store, staff, question, now);
  const line = work.lines.find(({ id }) => id === itemId);
  const opened = line ? { line, contact: await openListedWork(store, staff, line) } : null;
  return renderToStaticMarkup(WorkListView({ work, question, opened, now, language: 'pt', told }));
}

test.each([...roles, null])('%s: only the front desk and administrators act on what waits', async (who) => {
  const { item } = await asked();
  const may = who === 'admin' || who === 'gestor' || who === 'balcao';
  expect((await press(item, 'claimed', { as: who })).status).toBe(may ? 303 : 403);
  expect((await pool.query('select from core.work_events')).rowCount).toBe(may ? 1 : 0);
});

test('a press from elsewhere, an unknown act and a visit by another method change nothing', async () => {
  const { item } = await asked();
  expect((await press(item, 'claimed', { origin: 'https://exemplo.pt' })).status).toBe(403);
  expect((await send(`/por-fazer/${item}/deleted`, {})).status).toBe(400);
  expect((await backoffice.call('GET', `/por-fazer/${item}/claimed`)).status).toBe(404);
  expect((await pool.query('select from core.work_events')).rowCount).toBe(0);
});

test('what a colleague holds is refused with who and since when, and taken over on purpose', async () => {
  const { request, item } = await asked();
  expect(await toldAt(press(item, 'claimed', { as: 'admin' }))).toBe(`/admin/por-fazer?item=${item}&feito=claimed#painel`);
  expect(await toldAt(answer(request))).toBe(`/admin/pedidos/${request}?erro=held`);
  const store = await deskOf(backoffice.payload);
  const file = await openVisitorRequest({ store, staff, visitorRequestId: request });
  if (!file) throw new Error('the request is there');
  const now = new Date();
  const told = heldOutcome(file.items, now);
  const shown = renderToStaticMarkup(RequestFileView({ file, staff, doctors: [], now, language: 'pt', told }));
  expect(shown).toMatch(/Nada mudou: isto está com admin, desde hoje às \d\d:\d\d/);
  expect(shown).toContain('Ficar eu com isto');
  expect(await toldAt(press(item, 'takenOver', { form: { de: 'file' } }))).toBe(
    `/admin/pedidos/${request}?feito=takenOver&em=por-fazer#por-fazer`,
  );
  expect(await toldAt(answer(request))).toContain('feito=settled');
});

test('a call is recorded two clicks from the row: the row, and how it went', async () => {
  const { item } = await asked();
  const list = await page();
  expect(list).toContain(`href="/admin/por-fazer?item=${item}#painel"`);
  expect(list, 'the list names a form by its number').not.toContain('910000031');
  const panel = await page(item);
  for (const words of [
    'Ilda Canário',
    'tel:+351910000031',
    'Número por confirmar: escreveu-o quem enviou o formulário',
    'Liguei:',
    'Atendeu',
    'Não atendeu',
    'Ligar às…',
  ])
    expect(panel).toContain(words);
  const { rows } = await pool.query("select detail ->> 'itemId' as item from core.audit_log where action = 'look'");
  expect(rows, 'whose telephone was shown is written down').toEqual([{ item }]);
  expect(await toldAt(press(item, 'called', { form: { resultado: 'noAnswer' } }))).toContain('feito=called');
  expect(await page(item)).toContain('Ligou: não atendeu');
  expect(await toldAt(press(item, 'called'))).toContain('erro=notChosen');
});

test('notes, reminders and a clock that waits stand in the history with their author', async () => {
  const { item } = await asked();
  await press(item, 'noted', { form: { texto: 'Prefere a filha.\r\nDepois das 14 h.' } });
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await toldAt(press(item, 'snoozed', { form: { quando: localInput(tomorrow) } }))).toContain('feito=snoozed');
  expect(await toldAt(press(item, 'snoozed', { form: { quando: 'amanhã' } }))).toContain('erro=notInFuture');
  const empty = await page();
  for (const words of ['Ninguém está à espera.', 'O que vem a seguir', 'Pediu que lhe liguemos']) expect(empty).toContain(words);
  expect(await toldAt(press(item, 'woken'))).toContain('feito=woken');
  expect(await toldAt(press(item, 'paused', { form: { dias: '3' } }))).toContain('feito=paused');
  const parked = await page(item, 'parked');
  for (const words of ['À espera do paciente', 'Prefere a filha.', 'balcao, ', 'Adiou: lembrar amanhã', 'O paciente respondeu'])
    expect(parked).toContain(words);
  expect(await toldAt(press(item, 'replied'))).toContain('feito=replied');
  expect((await pool.query("select from core.audit_log where action in ('noted', 'snoozed', 'woken', 'paused', 'replied')")).rowCount).toBe(
    5,
  );
});

test('what came of a press is read where the page opens: in the panel, on the file in the card of the work, and once', async () => {
  const { request, item } = await asked();
  const told = { words: { pt: 'Fica consigo.', en: 'It is yours.' }, isTrouble: false };
  const opened = await page(item, 'all', told);
  expect(opened.split('Fica consigo.')).toHaveLength(2);
  expect(opened.slice(opened.indexOf('id="painel"'))).toContain('role="status">Fica consigo.');
  expect(await page(undefined, 'all', told), 'nothing is open').toContain('role="status">Fica consigo.');
  const file = await openVisitorRequest({ store: await deskOf(backoffice.payload), staff, visitorRequestId: request });
  if (!file) throw new Error('the request is there');
  const shown = (isToldAtWork: boolean) =>
    renderToStaticMarkup(RequestFileView({ file, staff, doctors: [], now: new Date(), language: 'pt', told, isToldAtWork }));
  for (const isToldAtWork of [true, false]) {
    const [above = '', below = ''] = shown(isToldAtWork).split('id="por-fazer"');
    expect([above.includes('Fica consigo.'), below.includes('Fica consigo.')]).toEqual([!isToldAtWork, isToldAtWork]);
  }
});

test('what a press settled can be taken back from the note that says so, in the list as it was chosen', async () => {
  await openWorkItem(createDatabase(pool), { kind: 'unusualRate', subject: { kind: 'alarm', id: 'codes' } });
  const { rows } = await pool.query("select id from core.work_items where kind = 'unusualRate'");
  const [item] = rows;
  const chosen = { ver: 'sem-dono', tipo: 'unusualRate' };
  const address = await toldAt(press(item.id, 'settled', { form: chosen }));
  expect(address).toBe(`/admin/por-fazer?ver=sem-dono&tipo=unusualRate&feito=settled&tarefa=${item.id}`);
  const searchParams = Object.fromEntries(new URL(address ?? '', own).searchParams);
  const { itemId: _, ...question } = readWorkQuestion(searchParams);
  const words = { words: { pt: 'Ficou registado como feito.', en: 'Done.' }, isTrouble: false };
  const note = await page(undefined, 'all', withWayBack(words, { searchParams, on: question, language: 'pt' }));
  expect(note).toMatch(/role="status"><p>Ficou registado como feito\.<\/p><form/);
  expect(note).toContain(`action="/api/por-fazer/${item.id}/reopened"`);
  expect(note).toContain('>Reabrir</button>');
  expect(await toldAt(send(`/por-fazer/${item.id}/reopened`, { form: chosen }))).toBe(
    `/admin/por-fazer?ver=sem-dono&tipo=unusualRate&item=${item.id}&feito=reopened#painel`,
  );
  expect(await toldAt(send(`/por-fazer/${item.id}/reopened`, { form: chosen }))).toContain('erro=openedAnew');
  expect(withWayBack(words, { searchParams: { feito: 'noted', tarefa: '12' }, on: 'list', language: 'pt' })).toBe(words);
});

test('a press in a list that was chosen answers with the same list, and nonsense in its fields with the whole one', async () => {
  const { item } = await asked();
  const chosen = { ver: 'meus', tipo: 'callBackRequest', pagina: '2' };
  expect(await page(item, 'parked'), 'nothing is parked').not.toContain('name="ver"');
  const at = `/admin/por-fazer?ver=meus&tipo=callBackRequest&pagina=2&item=${item}`;
  expect(await toldAt(press(item, 'claimed', { form: chosen }))).toBe(`${at}&feito=claimed#painel`);
  expect(await toldAt(press(item, 'called', { form: chosen }))).toBe(`${at}&erro=notChosen#painel`);
  const nonsense = { ver: 'toString', tipo: '1; drop', pagina: '-1' };
  expect(await toldAt(press(item, 'noted', { form: { ...nonsense, texto: 'x' } }))).toBe(
    `/admin/por-fazer?item=${item}&feito=noted#painel`,
  );
  await press(item, 'paused', { form: { dias: '3' } });
  expect(await page(item, 'parked')).toContain('<input type="hidden" name="ver" value="parados"/>');
});

test('near its deadline an item warns in words; past it, it is marked for the manager', async () => {
  const open = (id: string, dueAt: Date) =>
    openWorkItem(createDatabase(pool), { kind: 'unusualRate', subject: { kind: 'alarm', id }, dueAt });
  await open('codes', new Date(Date.now() + 20 * 60_000));
  expect(await page()).toContain('<em>Vence em breve</em>');
  expect(await page()).not.toContain('Para a gestão');
  await open('bookings', new Date(Date.now() - 20 * 60_000));
  for (const words of ['há 20 min', '<em>Fora do prazo</em>', 'Para a gestão']) expect(await page()).toContain(words);
});

test('the chosen view stands in the address; nonsense there is the whole list', () => {
  const query = (address: string) => Object.fromEntries(new URL(address, own).searchParams);
  const chosen = { view: 'overdue' as const, kind: 'complaint' as const, page: 3, itemId: '12' };
  expect(readWorkQuestion(query(workAddress(chosen)))).toEqual(chosen);
  expect(readWorkQuestion({ ver: 'toString', tipo: 'x', pagina: '-1', item: '1; drop' })).toEqual({
    ...{ view: 'all', kind: null, page: 1, itemId: undefined },
  });
});
