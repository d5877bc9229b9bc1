import { randomUUID } from 'node:crypto';
import { arrivalStore } from '@clinic/core/adapters/database/arrived-letters';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import type { Booking } from '@clinic/core/booking/model/booking';
import { otherWaysToPay } from '@clinic/core/desk/change-payment';
import { openFile } from '@clinic/core/desk/open-file';
import { readQueue } from '@clinic/core/desk/read-queue';
import { countWork, readWorkList } from '@clinic/core/desk/read-work';
import { bookedVisit, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { contactDigest } from '@clinic/core/identity/contact';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { recordArrived } from '@clinic/core/mail/arrived/record-arrived';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type { WorkItemKind, WorkItemSubject } from '@clinic/core/work-items/work-item';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { listAddress, readListQuery } from './bookings/list-query.ts';
import { QueueView } from './bookings/queue.tsx';
import { paymentSwitchesOf } from './caller/caller-services.ts';
import { deskOf } from './desk-of.ts';
import { doneOutcome } from './done-outcome.ts';
import { enterDesk } from './enter-desk.ts';
import { BookingFileView } from './file/booking-file.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { entryInWords } from './timeline/entry-in-words.ts';
import { WorkListView } from './work/work-list.tsx';

const own = 'http://127.0.0.1:3001';
const allowed: (Role | null)[] = ['admin', 'gestor', 'balcao'];
const everybody: (Role | null)[] = [...roles, null];
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

async function keep(booking: Booking): Promise<string> {
  const { patient, bookedBy, ...more } = booking;
  const encrypted = JSON.stringify(encryptPatient(testDataKeys, booking.id, patient));
  const row = { ...more, patient: encrypted, bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  return booking.id;
}
const stuck = () => keep(sampleBooking({ needsReviewAt: new Date(), reviewReason: 'stuck' }));

type Press = { as: Role | null; origin?: string | null; form?: Record<string, string>; isInPlace?: boolean };
async function press(bookingId: string, action: string, { as, origin = own, form = {}, isInPlace = false }: Press): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  if (origin !== null) headers.set('origin', origin);
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  if (isInPlace) headers.set('accept', 'application/json');
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}/api/marcacoes-online/${bookingId}/${action}`, { method: 'POST', headers, body }));
}
const audit = async (bookingId: string) =>
  (await pool.query('select actor, action from core.audit_log where booking_id = $1 order by id', [bookingId])).rows;

test.each(everybody)('%s: the bookings open for the front desk and administrators, for nobody else', async (who) => {
  const user = who && { id: 1, collection: 'utilizadores' as const, papel: who, nome: 'Rita', email: emailOf(who) };
  const enter = () => enterDesk(user as Parameters<typeof enterDesk>[0]);
  if (allowed.includes(who)) expect(enter()).toEqual({ id: 1, name: 'Rita', role: who });
  else expect(enter).toThrow(who === null ? 'NEXT_REDIRECT' : 'NEXT_HTTP_ERROR_FALLBACK;404');
});

test.each(everybody)('%s: buttons work for the front desk and administrators, for nobody else', async (who) => {
  const id = await stuck();
  const { status, headers } = await press(id, 'reviewed', { as: who });
  expect(status).toBe(allowed.includes(who) ? 303 : 403);
  expect(await audit(id)).toEqual(allowed.includes(who) ? [{ actor: who, action: 'reviewed' }] : []);
  if (allowed.includes(who)) expect(headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=reviewed`);
});

test.each([null, 'null', 'https://exemplo.pt', 'http://127.0.0.1:3001.exemplo.pt'])(
  'a button pressed from %s does nothing',
  async (origin) => {
    const id = await stuck();
    expect((await press(id, 'reviewed', { as: 'balcao', origin })).status).toBe(403);
    expect(await audit(id)).toEqual([]);
  },
);

test.each([
  ['an unknown action', 'delete', {}],
  ['a request without a number', 'retry', { pedido: 'x' }],
])('%s is not understood', async (_, action, form) => {
  expect((await press(await stuck(), action, { as: 'balcao', form })).status).toBe(400);
});

test('an address without a booking, or a visit by another method, changes nothing', async () => {
  expect((await press('1', 'retry', { as: 'balcao' })).status).toBe(400);
  expect((await press(randomUUID(), 'retry', { as: 'balcao' })).headers.get('location')).toContain('erro=notFound');
  const id = await stuck();
  expect((await backoffice.call('GET', `/marcacoes-online/${id}/reviewed`, { as: 'balcao', headers: { origin: own } })).status).toBe(404);
  expect(await audit(id)).toEqual([]);
});

test('a standing visit is released only if the patient asked for it', async () => {
  const id = await keep(bookedVisit({ paidAt: new Date() }));
  expect((await press(id, 'release', { as: 'balcao' })).headers.get('location')).toContain('erro=notConfirmed');
  expect(await audit(id)).toEqual([]);
  expect((await press(id, 'release', { as: 'balcao', form: { confirmado: 'sim' } })).headers.get('location')).toContain('feito=release');
});

test('why a patient cancels is kept where it was said, in the log and on the time line, and nothing where it was not', async () => {
  const told = async (form: Record<string, string>) => {
    const id = await keep(bookedVisit());
    expect((await press(id, 'release', { as: 'balcao', form: { confirmado: 'sim', ...form } })).headers.get('location')).toContain(
      'feito=release',
    );
    const { rows } = await pool.query("select detail ->> 'why' as why from core.audit_log where booking_id = $1 and action = 'release'", [
      id,
    ]);
    const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
    const entry = file?.timeline.find(({ kind }) => kind === 'cancelledByDesk');
    return [rows[0].why, entry && entryInWords(entry, 'pt')];
  };
  expect(await told({ motivo: 'cost' })).toEqual(['cost', 'Desmarcada no balcão, a pedido do paciente: por causa do preço']);
  expect(await told({ motivo: '' })).toEqual([null, 'Desmarcada no balcão, a pedido do paciente']);
  expect((await press(await keep(bookedVisit()), 'release', { as: 'balcao', form: { motivo: 'x' } })).status).toBe(400);
});

test('the link of a visit is renewed for a patient who asks for it, and the desk does not see the new one', async () => {
  const id = await keep(bookedVisit());
  const answer = await press(id, 'renewLink', { as: 'balcao' });
  expect(answer.headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=renewLink`);
  expect(await audit(id)).toEqual([{ actor: 'balcao', action: 'renewLink' }]);
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  expect(file.booking.linkVersion).toBe(1);
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  expect(page).toContain('Renovar a ligação');
  expect(page).not.toContain('/resultado/');
});

test('a letter that still holds true is three clicks away: the booking, the list of letters, the letter', async () => {
  const id = await keep(bookedVisit({ paidAt: new Date() }));
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  for (const words of ['Reenviar…', 'Confirmação, já paga', 'Vai para albano@exemplo.pt', 'Mudar a hora']) expect(page).toContain(words);
  expect(page).not.toContain('Dados para pagar');
  const form = { carta: 'confirmed', sobre: '0' };
  expect((await press(id, 'resend', { as: 'balcao', form })).headers.get('location')).toContain('feito=resend');
  expect((await press(id, 'resend', { as: 'balcao', form: { carta: 'cancelled', sobre: 'visit' } })).headers.get('location')).toContain(
    'erro=nothingToDo',
  );
  expect((await press(id, 'resend', { as: 'balcao', form })).headers.get('location')).toContain('erro=justResent');
  expect((await audit(id)).filter(({ action }) => action === 'resend')).toEqual([{ actor: 'balcao', action: 'resend' }]);
});

test('a visit is not moved while the clinic does not answer', async () => {
  const id = await keep(bookedVisit({ paidAt: new Date() }));
  const answer = await press(id, 'move', { as: 'balcao', form: { hora: '2099-03-02T10:40/201' } });
  expect(answer.headers.get('location')).toBe(`/admin/marcacoes-online/${id}?erro=clinicUnavailable`);
});

test('the same form sent twice acts once', async () => {
  const id = await stuck();
  const form = { pedido: randomUUID() };
  const answers = [await press(id, 'retry', { as: 'balcao', form }), await press(id, 'retry', { as: 'balcao', form })];
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(2).fill(`/admin/marcacoes-online/${id}?feito=retry`));
  expect(await audit(id)).toHaveLength(1);
});

test('a letter leaves with the clinic’s contacts', async () => {
  const body = { nome: 'Clínica Exemplo', telefone: '+351 210 000 000', telefone_nota: 'rede fixa', email: 'geral@exemplo.pt' };
  await backoffice.call('POST', '/globals/definicoes?locale=pt', { as: 'admin', body });
  const id = await keep(bookedVisit());
  await press(id, 'write', { as: 'balcao', form: { texto: 'A consulta passa para a sala 2.' } });
  const { rows } = await pool.query('select recipient, text from core.mails');
  expect(rows).toEqual([{ recipient: 'albano@exemplo.pt', text: expect.stringContaining('+351 210 000 000') }]);
});

test('the list says what is needed; the booking’s page says what happened, and offers only what makes sense', async () => {
  const patient = { ...sampleBooking().patient, vat: '299999998' };
  const id = await keep(bookedVisit({ patient, cancelledAt: new Date(), needsReviewAt: new Date(), reviewReason: 'notReleased' }));
  const store = await deskOf(backoffice.payload);
  const staff = { id: 1, name: 'Rita' };
  const question = { day: null, doctorId: null, state: 'needsPerson' as const, page: 1 };
  const now = new Date();
  const list = renderToStaticMarkup(QueueView({ queue: await readQueue(store, staff, question, now), question, now, language: 'pt' }));
  expect(list).toContain('A consulta acabou, mas continua na agenda');
  expect(list).not.toContain('910000001');
  const file = await openFile(store, staff, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  expect(file.booking.patient.vat, 'opened with the keys of the back office').toBe('299999998');
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  for (const words of [
    'Consulta marcada na agenda da clínica',
    'Cancelada pelo paciente',
    'Marcar como resolvido',
    'Voltar a tentar',
    'Escrever ao paciente',
  ])
    expect(page).toContain(words);
  for (const words of ['Albano Exemplo</h1>', 'têm de ser 14/02/1958 e', 'nenhum número desta marcação está confirmado'])
    expect(page, words).toContain(words);
  expect(page).not.toContain('Já devolvi');
  expect(page).not.toMatch(/299999998|enc:/);
  expect(renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'en', told: null }))).toContain('Mark as settled');
});

test('the list says which day it shows, and tells what needs a person, what is to come and what is over apart', async () => {
  await keep(bookedVisit({ paidAt: new Date(), startsAt: fromLisbon('2026-03-02', '10:20') ?? new Date() }));
  await keep(bookedVisit({ paidAt: new Date() }));
  const list = async (day: string | null, language: string) => {
    const question = { day, doctorId: null, state: null, page: 1 };
    const queue = await readQueue(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, question, new Date());
    return renderToStaticMarkup(QueueView({ queue, question, now: new Date(), language }));
  };
  const [whole, past] = [await list(null, 'pt'), await list('2026-03-02', 'pt')];
  expect(whole).toContain('Marcações online</h1>');
  expect(whole).toContain('Consultas que aí vêm</h2>');
  expect(past).toContain('Marcações online: segunda-feira, 2 de março de 2026</h1>');
  expect(past).toContain('Já passadas</h2>');
  expect(past).not.toContain('Consultas que aí vêm');
  expect(await list('2026-03-02', 'en')).toContain('Online bookings: Monday, 2 March 2026</h1>');
});

test('the list of those who have not paid is one to call by: number, amount and deadline; no other list has numbers', async () => {
  await keep(bookedVisit({ payBy: new Date('2026-11-18T15:40:00Z') }));
  const store = await deskOf(backoffice.payload);
  const list = async (state: 'pendingPayment' | null) => {
    const question = { day: null, doctorId: null, state, page: 1 };
    const queue = await readQueue(store, { id: 1, name: 'Rita' }, question, new Date());
    return renderToStaticMarkup(QueueView({ queue, question, now: new Date(), language: 'pt' }));
  };
  expect(await list('pendingPayment')).toContain('tel:910000001');
  expect(await list('pendingPayment')).toMatch(/Pagar 90,00\s€ até 18\/11\/2026 15:40/);
  expect(await list(null)).not.toContain('tel:');
});

test('the choices of the list stand in its address; nonsense there is no choice', () => {
  const chosen = { day: '2026-11-17', doctorId: 203, state: 'confirmed' as const, page: 2 };
  const query = Object.fromEntries(new URL(listAddress(chosen), own).searchParams);
  expect(readListQuery(query)).toEqual(chosen);
  const nonsense = { dia: '2026-02-31', medico: 'x; drop', estado: 'toString', pagina: '-4' };
  expect(readListQuery(nonsense)).toEqual({ day: null, doctorId: null, state: null, page: 1 });
});

async function open(kind: WorkItemKind, subject: WorkItemSubject, dueAt?: Date): Promise<string> {
  await openWorkItem(createDatabase(pool), { kind, subject, ...(dueAt && { dueAt }) });
  const { rows } = await pool.query('select id from core.work_items where kind = $1 and subject_id = $2 and closed_at is null', [
    kind,
    subject.id,
  ]);
  return rows[0]?.id ?? '';
}
const about = (id: string): WorkItemSubject => ({ kind: 'booking', id });
const stillOpen = async (id: string) =>
  (await pool.query('select kind from core.work_items where subject_id = $1 and closed_at is null order by kind', [id])).rows.map(
    ({ kind }) => kind,
  );
async function settle(itemId: string, { as, origin = own, form = {} }: Press, act: 'settled' | 'reopened' = 'settled'): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  if (origin !== null) headers.set('origin', origin);
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), de: 'list', ...form });
  return backoffice.handle(new Request(`${own}/api/por-fazer/${itemId}/${act}`, { method: 'POST', headers, body }));
}

test('the list of work: most urgent first, whose and by when, overdue in words; who read it is written down', async () => {
  await pool.query('truncate core.work_items, core.audit_log cascade');
  const [late, soon] = [await keep(bookedVisit()), await keep(bookedVisit({ mode: 'online' }))];
  const now = new Date();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  await open('videoLinkMissing', about(soon), hours(60));
  await open('clinicRefused', about(late), hours(-3));
  await open('unusualRate', { kind: 'alarm', id: 'codes' }, hours(80));
  const store = await deskOf(backoffice.payload);
  const staff = { id: 1, name: 'Rita' };
  const page = async (kind: WorkItemKind | null, language: string) => {
    const question = { view: 'all' as const, kind };
    return renderToStaticMarkup(
      WorkListView({ work: await readWorkList(store, staff, question, now), question, now, language, told: null }),
    );
  };
  const html = await page(null, 'pt');
  const places = ['Fora do prazo', 'O programa da clínica recusou', 'Falta enviar a ligação', 'Movimento fora do normal'].map((words) =>
    html.lastIndexOf(words),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places.slice(1)).toEqual([...places.slice(1)].sort((a, b) => a - b));
  for (const words of [
    'Tudo <span>3<',
    '<dt>fora do prazo</dt><dd>1<',
    'Albano Exemplo',
    'até ',
    'desde ',
    'Visto',
    'Colar a ligação',
    '>Ligar<',
  ])
    expect(html, words).toContain(words);
  expect(html, 'a link that was not sent is sought by nobody else: no single press of the list says that it was').not.toContain(
    'Já enviei a ligação',
  );
  expect(html).not.toContain('910000001');
  expect(await page('unusualRate', 'en')).not.toContain('Albano');
  expect(await page(null, 'en')).toContain('<dt>overdue</dt><dd>1<');
  const { rows } = await pool.query('select actor, action, detail from core.audit_log order by id limit 1');
  expect(rows).toMatchObject([{ actor: 'Rita', action: 'list', detail: { bookings: expect.arrayContaining([late, soon]) } }]);
  expect(rows[0].detail.workItems).toHaveLength(3);
  expect(await countWork(store, now)).toEqual({ open: 3, overdue: 1 });
});

test.each(everybody)('%s: what is to do is settled by the front desk and administrators, by nobody else', async (who) => {
  const id = await keep(bookedVisit({ mode: 'online' }));
  const item = await open('videoLinkMissing', about(id));
  const { status, headers } = await settle(item, { as: who });
  expect(status).toBe(allowed.includes(who) ? 303 : 403);
  expect(await stillOpen(id)).toEqual(allowed.includes(who) ? [] : ['videoLinkMissing']);
  expect(await audit(id)).toEqual(allowed.includes(who) ? [{ actor: who, action: 'settled' }] : []);
  if (allowed.includes(who)) expect(headers.get('location')).toBe(`/admin/por-fazer?feito=settled&tarefa=${item}`);
  const back = await settle(item, { as: who }, 'reopened');
  expect(back.headers.get('location')).toBe(allowed.includes(who) ? `/admin/por-fazer?item=${item}&feito=reopened#painel` : null);
  expect(await stillOpen(id)).toEqual(['videoLinkMissing']);
});

test('a press from elsewhere settles nothing, nor does one on work that more than a word settles', async () => {
  const id = await keep(bookedVisit());
  const [video, refused] = [await open('letterNotDelivered', about(id)), await open('clinicRefused', about(id))];
  expect((await settle(video, { as: 'balcao', origin: 'https://exemplo.pt' })).status).toBe(403);
  expect((await settle(refused, { as: 'balcao' })).headers.get('location')).toContain('erro=nothingToDo');
  expect(await stillOpen(id)).toEqual(['clinicRefused', 'letterNotDelivered']);
  const { headers } = await settle(video, { as: 'balcao', form: { de: 'file' } });
  expect(headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=settled&tarefa=${video}`);
  const alarm = await open('unusualRate', { kind: 'alarm', id: 'bookings' });
  expect((await settle(alarm, { as: 'balcao' })).headers.get('location')).toBe(`/admin/por-fazer?feito=settled&tarefa=${alarm}`);
});

test('each thing to look at has its own button on the page, and the way back names it', async () => {
  const id = await keep(bookedVisit({ needsReviewAt: new Date(), reviewReason: 'gone' }));
  const [gone, amount] = [await open('visitGone', about(id)), await open('wrongAmount', about(id))];
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  for (const item of [gone, amount]) expect(page).toContain(`<input type="hidden" name="item" value="${item}"/>`);
  const { headers } = await press(id, 'reviewed', { as: 'balcao', form: { item: gone } });
  expect(headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=reviewed&tarefa=${gone}`);
  expect(await stillOpen(id)).toEqual(['wrongAmount']);
});

test('the desk confirms contacts after seeing a document, and takes it back; a call alone confirms nothing', async () => {
  const id = await keep(bookedVisit({ patientId: 8123 }));
  await open('identityToCheck', about(id));
  const location = async (action: string, form: Record<string, string>) =>
    (await press(id, action, { as: 'balcao', form })).headers.get('location');
  expect(await location('identityChecked', { email: 'sim' })).toContain('erro=notChosen');
  expect(await location('identityChecked', { email: 'sim', como: 'documentInPerson' })).toContain('feito=identityChecked');
  const store = await deskOf(backoffice.payload);
  const contacts = async () => (await openFile(store, { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys }))?.contacts;
  expect(await contacts()).toMatchObject([
    { kind: 'email', confirmed: { by: 'balcao' } },
    { kind: 'phone', confirmed: null },
  ]);
  expect(await stillOpen(id)).toEqual([]);
  expect(await location('identityWithdrawn', { contacto: 'email' })).toContain('erro=notConfirmed');
  expect(await location('identityWithdrawn', { contacto: 'email', confirmado: 'sim' })).toContain('feito=identityWithdrawn');
  expect((await contacts())?.[0]?.confirmed).toBeNull();
});

test('the file shows what is to do, with what settles it, and says that no call confirms a contact', async () => {
  const id = await keep(sampleBooking({ patientId: 9 }));
  await open('contactUnproven', about(id));
  await open('identityToCheck', about(id));
  const store = await deskOf(backoffice.payload);
  const file = await openFile(store, { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  for (const words of ['Liguei e confirmei: marcar agora', 'Identidade verificada', 'só por telefone', 'Documento visto por vídeo'])
    expect(page).toContain(words);
});

test('of two visits in one record nobody is called by the number that a stranger may have typed, nor told of the other visit', async () => {
  const id = await keep(bookedVisit({ patientId: 8124 }));
  const store = await deskOf(backoffice.payload);
  const next = async () => {
    const file = await openFile(store, { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
    const page = file ? renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null })) : '';
    return { page, card: page.match(/<section id="por-fazer".*?<\/section>/s)?.[0] ?? '' };
  };
  const letter = await open('letterNotDelivered', about(id));
  expect((await next()).card).toContain('href="tel:');
  await settle(letter, { as: 'balcao' });
  await open('nearbyVisit', about(id));
  const { card, page } = await next();
  expect(card).not.toContain('href="tel:');
  expect(card).toContain('ligue só para o número que está nela');
  expect(card).toContain('Não fale da outra consulta a quem marcou esta');
  expect(page).toContain('A data e o código provam só quem fez esta marcação');
});

test('the desk reads in the file what the patient wrote to the doctor, and says there that it was passed on', async () => {
  const booked = bookedVisit();
  const id = await keep({ ...booked, patient: { ...booked.patient, note: 'Tenho medo da biópsia.' } });
  const item = await open('noteToPass', about(id));
  const store = await deskOf(backoffice.payload);
  const page = async (language: string) => {
    const file = await openFile(store, { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
    return file ? renderToStaticMarkup(BookingFileView({ file, now: new Date(), language, told: null })) : '';
  };
  for (const words of ['Passar a nota ao médico', 'Tenho medo da biópsia.', 'Já passei a nota']) expect(await page('pt')).toContain(words);
  expect(await page('en')).toContain('I have passed it on');
  expect((await settle(item, { as: 'balcao', form: { de: 'file' } })).headers.get('location')).toContain('feito=settled');
  expect(await stillOpen(id)).toEqual([]);
  expect(await page('pt')).toContain('Feito: passar a nota ao médico');
});

test('an unpaid visit is three clicks from being paid at the clinic: the booking, the list of ways, the way', async () => {
  const tipos = [{ tipo_id: 462, nome: 'Consulta de Urologia', preco_presencial: 90 }];
  const body = { tipos, pagamentos: { multibanco: true, mbway: true, cartao: true, na_clinica: true } };
  await backoffice.call('POST', '/globals/marcacoes?locale=pt', { as: 'admin', body });
  const id = await keep(bookedVisit());
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  const ways = otherWaysToPay(file, await paymentSwitchesOf(backoffice.payload), new Date());
  const page = renderToStaticMarkup(BookingFileView({ file, ways, now: new Date(), language: 'pt', told: null }));
  for (const words of ['Mudar a forma de pagamento…', 'Passa a pagar na clínica', 'Pedir por MB WAY']) expect(page).toContain(words);
  const answer = await press(id, 'changePayment', { as: 'balcao', form: { forma: 'atClinic' } });
  expect(answer.headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=changePayment`);
  expect(await audit(id)).toContainEqual({ actor: 'balcao', action: 'changePayment' });
  expect((await press(id, 'changePayment', { as: 'balcao', form: {} })).headers.get('location')).toContain('erro=notChosen');
});

test('a contact that was typed wrongly is corrected, and the old one is shown', async () => {
  const id = await keep(bookedVisit());
  const form = { quem: 'patient', contacto: 'email', valor: 'albano.certo@exemplo.pt', como: '' };
  expect((await press(id, 'correctContact', { as: 'editor', form })).status).toBe(403);
  expect((await press(id, 'correctContact', { as: 'balcao', form })).headers.get('location')).toContain('feito=correctContact');
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  const page = renderToStaticMarkup(BookingFileView({ file, now: new Date(), language: 'pt', told: null }));
  for (const words of ['Corrigir um contacto…', 'albano.certo@exemplo.pt', 'albano@exemplo.pt, até']) expect(page).toContain(words);
  expect(page).toContain('Contacto corrigido no balcão: e-mail, de quem vem');
});

test('what was typed stays on the page that refuses it: the answer is the reason alone, and never a page', async () => {
  const id = await keep(bookedVisit());
  const inPlace = (action: string, form: Record<string, string>) => press(id, action, { as: 'balcao', form, isInPlace: true });
  const refused = await inPlace('write', { texto: 'curta' });
  expect([refused.status, refused.headers.get('location'), refused.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
  expect(await refused.json()).toEqual({ trouble: { kind: 'tooShort' } });
  const wrong = await inPlace('correctContact', { quem: 'patient', contacto: 'email', valor: 'x', como: '' });
  expect(await wrong.json()).toEqual({ trouble: { kind: 'notAContact' } });
  const done = await inPlace('write', { texto: 'Fica então marcada para quinta-feira.' });
  expect(await done.json()).toEqual({ to: `/admin/marcacoes-online/${id}?feito=write` });
  expect((await press(id, 'write', { as: 'balcao', form: { texto: 'curta' } })).headers.get('location'), 'without script').toContain(
    'erro=tooShort',
  );
});

test('a letter names where it goes; without an e-mail there is nothing to write in, and a number to call', async () => {
  const { patient } = sampleBooking();
  const rita = { name: 'Rita Exemplo', email: 'rita@exemplo.pt', phone: '910000002' };
  const written = async (booking: Partial<Booking>, language = 'pt') =>
    (await filePage(await keep(bookedVisit(booking)), language)).match(/<section class="desk-card desk-write".*?<\/section>/s)?.[0] ?? '';
  expect(await written({})).toMatch(/Para: <strong>albano@exemplo\.pt<\/strong>/);
  expect(await written({}, 'en')).toMatch(/To: <strong>albano@exemplo\.pt<\/strong>/);
  const toBooker = await written({ patient: { ...patient, email: '' }, bookedBy: rita });
  expect(toBooker).toMatch(/Para: <strong>rita@exemplo\.pt<\/strong>, de Rita Exemplo, que marcou/);
  expect(toBooker).toContain('<input type="hidden" name="quem" value="booker"/>');
  const toNobody = await written({ patient: { ...patient, email: '' } });
  expect(toNobody).toContain('Sem e-mail: ligue. <a href="tel:910000001">');
  expect(toNobody).not.toContain('<form');
});

test('a contact that was proven says at the top of its form that a call does not change it, and a call is then no choice', async () => {
  const contact = { kind: 'email', value: 'albano@exemplo.pt' } as const;
  const id = await keep(bookedVisit({ contactDigest: contactDigest(testDataKeys, contact) }));
  const page = await filePage(id, 'pt');
  const [before = '', ofEmail = '', ofPhone = ''] = page.split(/<summary>(?:E-mail|Telemóvel): /);
  expect(before).toContain('Corrigir um contacto…');
  expect([ofEmail.includes('Por telefone não se muda'), ofEmail.includes('Não, é ao telefone')]).toEqual([true, false]);
  expect([ofPhone.includes('Por telefone não se muda'), ofPhone.includes('Não, é ao telefone')]).toEqual([false, true]);
  const form = { quem: 'patient', contacto: 'email', valor: 'albano.certo@exemplo.pt', como: '' };
  const refused = await press(id, 'correctContact', { as: 'balcao', form, isInPlace: true });
  expect(await refused.json()).toEqual({ trouble: { kind: 'contactProven' } });
  expect(
    await (await press(id, 'correctContact', { as: 'balcao', form: { ...form, como: 'documentByVideo' }, isInPlace: true })).json(),
  ).toEqual({
    to: `/admin/marcacoes-online/${id}?feito=correctContact`,
  });
});

test('after a correction the file leads to other visits to come that still have the old contact, and those lead on', async () => {
  const patient = { ...sampleBooking().patient, email: 'albamo@exemplo.pt' };
  const [id, other] = [await keep(bookedVisit({ patient })), await keep(bookedVisit({ patient }))];
  const form = { quem: 'patient', contacto: 'email', valor: 'albano@exemplo.pt', como: '' };
  const page = async (language: string) => {
    const opened = { now: new Date(), keys: testDataKeys };
    const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, opened);
    return file ? renderToStaticMarkup(BookingFileView({ file, now: new Date(), language, told: null })) : '';
  };
  expect(await page('pt')).not.toContain('Outras consultas com o contacto antigo');
  await press(id, 'correctContact', { as: 'balcao', form });
  for (const words of ['Outras consultas com o contacto antigo', `/admin/marcacoes-online/${other}#contactos`])
    expect(await page('pt')).toContain(words);
  expect(await page('en')).toContain('Other visits with the old contact');
  await press(other, 'correctContact', { as: 'balcao', form });
  expect(await page('pt')).not.toContain('Outras consultas com o contacto antigo');
});

async function arrive(bookingId: string, text: string, from = 'estranho@exemplo.pt'): Promise<{ letterId: string; itemId: string }> {
  const letter = { from, subject: 'Re: Consulta', text, attachments: 3, isCut: false, isQuoteRemoved: true };
  await recordArrived(arrivalStore(pool, testDataKeys), {
    ...letter,
    about: { kind: 'booking', id: bookingId },
    messageHash: randomUUID(),
  });
  const { rows } = await pool.query<{ letterId: string; itemId: string }>(
    `select letter.id as "letterId", item.id as "itemId" from core.arrived_letters as letter
     join core.work_items as item on item.subject_id = letter.booking_id::text and item.closed_at is null
     where letter.booking_id = $1 order by letter.arrived_at desc limit 1`,
    [bookingId],
  );
  return rows[0] ?? { letterId: '', itemId: '' };
}
const filePage = async (id: string, language: string) => {
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  if (!file) throw new Error('the booking is there');
  return renderToStaticMarkup(BookingFileView({ file, now: new Date(), language, told: null }));
};

async function toldAfterWriting(id: string, language: string): Promise<string> {
  const file = await openFile(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, id, { now: new Date(), keys: testDataKeys });
  return renderToStaticMarkup(OutcomeNote({ told: doneOutcome('write', file?.items ?? []), language }));
}

test('an answer that leaves nothing to read is only said to be on its way, and the item leads to where it is written', async () => {
  const id = await keep(bookedVisit());
  const { letterId } = await arrive(id, 'Posso ir às dez?');
  expect(await filePage(id, 'pt')).toMatch(/<a href="#escrever">Escrever ao paciente<\/a>/);
  expect(await filePage(id, 'en')).toMatch(/<a href="#escrever">Write to the patient<\/a>.*<h2 id="escrever">/s);
  await press(id, 'write', { as: 'balcao', form: { texto: 'Sim, pode vir às dez.', lida: letterId } });
  expect(await stillOpen(id)).toEqual([]);
  expect(await toldAfterWriting(id, 'pt')).toContain('A mensagem está a caminho.<');
});

test('an answer by e-mail is read at its booking, as text alone, with whose address it bears; the list tells none of it', async () => {
  const id = await keep(bookedVisit());
  await arrive(id, 'Posso levar <b>a minha filha</b>?\n<script>alert(1)</script>');
  const page = await filePage(id, 'pt');
  for (const words of [
    'Resposta por e-mail',
    'Posso levar &lt;b&gt;a minha filha&lt;/b&gt;?',
    'estranho@exemplo.pt, de outro endereço: confirme antes de responder',
    '3 anexos, no e-mail original.',
    'Chegou: Re: Consulta',
    'Tratado',
  ])
    expect(page, words).toContain(words);
  expect(page).not.toContain('<script>');
  expect(await filePage(id, 'en')).toContain('from another address: make sure before you answer');
  const question = { view: 'all' as const, kind: null };
  const list = await readWorkList(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, question, new Date());
  expect(JSON.stringify(list)).not.toMatch(/minha filha|estranho@/);
});

test.each(everybody)('%s: an answer is “tratado” for the front desk and administrators, for nobody else', async (who) => {
  const id = await keep(bookedVisit());
  const { letterId, itemId } = await arrive(id, 'Obrigado.');
  const { status } = await settle(itemId, { as: who, form: { de: 'file', lida: letterId } });
  expect(status).toBe(allowed.includes(who) ? 303 : 403);
  expect(await stillOpen(id)).toEqual(allowed.includes(who) ? [] : ['letterArrived']);
});

test('neither “tratado” nor an answer closes what arrived after the page was opened', async () => {
  const id = await keep(bookedVisit());
  const { letterId, itemId } = await arrive(id, 'Obrigado.');
  await arrive(id, 'Afinal não posso.');
  const settled = await settle(itemId, { as: 'balcao', form: { de: 'file', lida: letterId } });
  expect(settled.headers.get('location')).toBe(`/admin/marcacoes-online/${id}?erro=newerLetter`);
  const form = { texto: 'Fica então marcada para quinta-feira.' };
  await press(id, 'write', { as: 'balcao', form: { ...form, lida: letterId } });
  await press(id, 'write', { as: 'balcao', form });
  expect(await stillOpen(id)).toEqual(['letterArrived']);
  expect(await filePage(id, 'pt')).toMatch(/name="lida" value="[0-9a-f-]{36}"/);
  expect(await toldAfterWriting(id, 'pt')).toContain('chegou outra resposta por e-mail, que continua por tratar');
  expect(await toldAfterWriting(id, 'en')).toContain('Another answer by e-mail has arrived meanwhile');
});
