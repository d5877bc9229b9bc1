import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { createDatabase } from '@clinic/core/adapters/database/database';
import type { Booking } from '@clinic/core/booking/booking';
import { openFile } from '@clinic/core/desk/open-file';
import { readQueue } from '@clinic/core/desk/read-queue';
import { bookedVisit, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { poolOf } from '../publishing/enqueue-work.ts';
import { emailOf, password, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { BookingFile } from './booking-file.tsx';
import { deskOf } from './desk-of.ts';
import { enterDesk } from './enter-desk.ts';
import { listAddress, readListQuery } from './list-query.ts';
import { Queue } from './queue.tsx';

const own = 'http://127.0.0.1:3001';
const allowed: (Role | null)[] = ['admin', 'balcao'];
const everybody: (Role | null)[] = [...roles, null];
let backoffice: TestBackoffice;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
}, 120_000);
afterAll(() => backoffice.stop());

async function keep(booking: Booking): Promise<string> {
  const { patient, bookedBy, ...more } = booking;
  const row = { ...more, patient: JSON.stringify(patient), bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(poolOf(backoffice.payload)))
    .insertInto('bookings')
    .values(row)
    .execute();
  return booking.id;
}
const stuck = () => keep(sampleBooking({ needsReviewAt: new Date(), reviewReason: 'stuck' }));

type Press = { as: Role | null; origin?: string | null; form?: Record<string, string> };
async function press(bookingId: string, action: string, { as, origin = own, form = {} }: Press): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  if (origin !== null) headers.set('origin', origin);
  if (as) headers.set('authorization', `JWT ${await tokenOf(as)}`);
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}/api/marcacoes-online/${bookingId}/${action}`, { method: 'POST', headers, body }));
}
const tokens = new Map<Role, string>();
async function tokenOf(role: Role): Promise<string> {
  const known =
    tokens.get(role) ?? (await backoffice.payload.login({ collection: 'utilizadores', data: { email: emailOf(role), password } })).token;
  tokens.set(role, known ?? '');
  return known ?? '';
}
const audit = async (bookingId: string) =>
  (await poolOf(backoffice.payload).query('select actor, action from core.audit_log where booking_id = $1 order by id', [bookingId])).rows;

test.each(everybody)('%s: the bookings open for the front desk and administrators, for nobody else', async (who) => {
  const user = who && { id: 1, collection: 'utilizadores' as const, papel: who, nome: 'Rita', email: emailOf(who) };
  const enter = () => enterDesk(user as Parameters<typeof enterDesk>[0]);
  if (allowed.includes(who)) expect(enter()).toEqual({ id: 1, name: 'Rita' });
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
  const { rows } = await poolOf(backoffice.payload).query('select recipient, text from core.mails');
  expect(rows).toEqual([{ recipient: 'albano@exemplo.pt', text: expect.stringContaining('+351 210 000 000') }]);
});

test('the list says what is needed; the booking’s page says what happened, and offers only what makes sense', async () => {
  const id = await keep(bookedVisit({ cancelledAt: new Date(), needsReviewAt: new Date(), reviewReason: 'notReleased' }));
  const store = await deskOf(backoffice.payload);
  const staff = { id: 1, name: 'Rita' };
  const question = { day: null, doctorId: null, state: 'needsPerson' as const, page: 1 };
  const list = renderToStaticMarkup(Queue({ queue: await readQueue(store, staff, question, new Date()), question, language: 'pt' }));
  expect(list).toContain('A consulta acabou, mas continua na agenda');
  expect(list).not.toContain('910000001');
  const file = await openFile(store, staff, id, new Date());
  if (!file) throw new Error('the booking is there');
  const page = renderToStaticMarkup(BookingFile({ file, language: 'pt', told: null }));
  for (const words of [
    'Consulta marcada na agenda da clínica',
    'Cancelada pelo paciente',
    'Marcar como resolvido',
    'Voltar a tentar',
    'Escrever ao paciente',
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('Já devolvi');
  expect(renderToStaticMarkup(BookingFile({ file, language: 'en', told: null }))).toContain('Mark as settled');
});

test('the choices of the list stand in its address; nonsense there is no choice', () => {
  const chosen = { day: '2026-11-17', doctorId: 203, state: 'confirmed' as const, page: 2 };
  const query = Object.fromEntries(new URL(listAddress(chosen), own).searchParams);
  expect(readListQuery(query)).toEqual(chosen);
  const nonsense = { dia: '2026-02-31', medico: 'x; drop', estado: 'toString', pagina: '-4' };
  expect(readListQuery(nonsense)).toEqual({ day: null, doctorId: null, state: null, page: 1 });
});
