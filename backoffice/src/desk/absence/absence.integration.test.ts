import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { acquireHold, holdSlot, listHeldSlots } from '@clinic/core/adapters/database/bookings/slot-holds';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookEntry } from '@clinic/core/clinic/clinic-service';
import { openClinicCall } from '@clinic/core/desk/absence/open-call';
import { readAbsence } from '@clinic/core/desk/absence/read-absence';
import { openFile } from '@clinic/core/desk/open-file';
import { readWorkList } from '@clinic/core/desk/read-work';
import { bookedVisit, inDays } from '@clinic/core/desk/testing/sample-booking';
import { openListedWork } from '@clinic/core/desk/work/open-listed-work';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { BookingFileView } from '../file/booking-file.tsx';
import { WorkListView } from '../work/work-list.tsx';
import { AbsencePage } from './absence-page.tsx';
import { CallPage } from './call-page.tsx';
import { ClosedDays } from './closed-days.tsx';

const own = 'http://127.0.0.1:3001';
const everybody: (Role | null)[] = [...roles, null];
const { day } = inLisbon(inDays(3));
/** In the middle of the day, so that what follows within hours is of the same day, whenever this runs. */
const time = '12:00';
const startsAt = fromLisbon(day, time) ?? inDays(3);
const rita = { id: 1, name: 'Rita do Balcão' };
const telephone: BookEntry = {
  ...{ id: 78, date: day, start: time, end: time, doctorId: 201, doctorName: 'Dr. António Meireles', patientId: 9, state: 'SCHEDULED' },
  ...{ patientName: 'Bento Telefone', typeId: 470, typeName: 'Ecografia', birthDay: '1950-12-31', contacts: ['910000032'] },
};
const clinic = {
  listBook: async () => ok([telephone]),
  readPatient: async () => ok({ id: 9, patientNumber: '9', name: 'Bento Telefone', contacts: ['910000032'] }),
  listDoctors: async () => ok([{ id: 201, clinicalName: 'Dr. António Meireles' }]),
};
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  backoffice.payload.config.custom['clinic'] = clinic;
  pool = createPool(backoffice.databaseUrl, () => {});
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(() => pool.query('truncate core.bookings, core.work_items, core.doctor_absences, core.slot_holds cascade'));

async function keep(more: Partial<Booking> = {}): Promise<string> {
  const { patient, bookedBy, ...booking } = bookedVisit({ startsAt, ...more });
  const row = {
    ...booking,
    patient: JSON.stringify(encryptPatient(testDataKeys, booking.id, patient)),
    bookedBy: bookedBy && JSON.stringify(bookedBy),
  };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  return booking.id;
}

const form = (marcacoes: string, more = {}) => ({
  ...{ pedido: randomUUID(), medico: '201', de: day, ate: day, motivo: 'emergency', confirmado: 'sim', marcacoes, consultas: '78' },
  ...more,
});
async function press(sent: Record<string, string>, as: Role | null = 'balcao', origin = own, path = '/api/medico-ausente/cancelar') {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  return backoffice.handle(new Request(`${own}${path}`, { method: 'POST', headers, body: new URLSearchParams(sent) }));
}
const cancelled = async () =>
  (await pool.query('select clinic_cancel_reason as why from core.bookings where cancelled_at is not null')).rows;
const file = async (id: string) => {
  const opened = await openFile(await deskOf(backoffice.payload), rita, id, { now: new Date(), keys: testDataKeys });
  if (!opened) throw new Error('the booking is there');
  return opened;
};

test.each(everybody)('%s: only the front desk and administrators cancel for the clinic', async (who) => {
  const id = await keep();
  const mayCancel = who === 'admin' || who === 'gestor' || who === 'balcao';
  expect((await press(form(id), who)).status).toBe(mayCancel ? 303 : 403);
  expect(await cancelled()).toEqual(mayCancel ? [{ why: 'emergency' }] : []);
});

test('without the tick, from another page, or without doctor or reason nothing is cancelled', async () => {
  const id = await keep();
  expect((await press(form(id, { confirmado: '' }))).status).toBe(400);
  const { confirmado: _, ...unticked } = form(id);
  expect((await press(unticked)).headers.get('location')).toContain('erro=notConfirmed');
  expect((await press(form(id), 'balcao', 'https://exemplo.pt')).status).toBe(403);
  for (const wrong of [{ medico: 'x' }, { motivo: 'preguiça' }, { marcacoes: 'x' }])
    expect((await press(form(id, wrong))).status).toBe(400);
  expect(await cancelled()).toEqual([]);
});

test('the page shows who is told how, the letter in the patient’s language, and what to do in the clinic’s program', async () => {
  await keep({ locale: 'en' });
  const now = new Date();
  const plan = await readAbsence({ store: await deskOf(backoffice.payload), clinic }, { doctorId: 201, from: day, to: day }, now);
  const question = { doctorId: 201, from: day, to: day, reason: 'emergency' as const };
  const page = renderToStaticMarkup(
    AbsencePage({
      question,
      doctors: [{ id: 201, name: 'Dr. António Meireles' }],
      plan,
      isTooLong: false,
      inForce: [],
      now,
      language: 'pt',
      told: null,
    }),
  );
  for (const words of ['Albano Exemplo', 'carta, em inglês', 'We had to cancel the appointment', 'called to an emergency'])
    expect(page).toContain(words);
  for (const words of [
    'Bento Telefone',
    'chamada, em «Por fazer»',
    'o site deixa de oferecer as horas destes dias',
    'Cancelar e avisar 2 pessoas',
  ])
    expect(page).toContain(words);
});

test('the days are closed on the site with the same press, also where nobody is to be told, until the desk opens them again', async () => {
  const [half, later, end] = ['12:30', '14:00', '14:30'].map((at) => fromLisbon(day, at) ?? startsAt) as [Date, Date, Date];
  const slot = { doctorId: 201, startsAt, endsAt: half };
  const bookings = bookingTables(createDatabase(pool));
  const hold = () => holdSlot(bookings, { ...slot, bookingId: randomUUID(), until: inDays(1) });
  const held = () => listHeldSlots(bookings, { from: day, to: day });
  const atTheLastScreen = { ...slot, startsAt: later, endsAt: end, bookingId: randomUUID(), until: inDays(1) };
  expect(await acquireHold(bookings, atTheLastScreen)).toBe(true);
  expect((await press(form('', { consultas: '' }))).headers.get('location')).toContain('feito=absence');
  expect(await held()).toMatchObject([{ doctorId: 201 }, { doctorId: 201 }]);
  expect(await hold()).toBe(false);
  expect(await acquireHold(bookings, atTheLastScreen), 'whoever was booking').toBe(false);
  expect((await press(form('', { consultas: '' }))).headers.get('location')).toContain('erro=nothingToDo');
  const store = await deskOf(backoffice.payload);
  const [absence] = await store.absences(day);
  expect(absence).toMatchObject({ doctorId: 201, from: day, to: day, reason: 'emergency' });
  const page = renderToStaticMarkup(
    ClosedDays({ inForce: absence ? [absence] : [], doctors: [{ id: 201, name: 'Dr. António Meireles' }], language: 'pt' }),
  );
  expect(page).toContain('Voltar a abrir no site');
  const toEnd = { pedido: randomUUID(), ausencia: absence?.id ?? '', confirmado: 'sim' };
  for (const who of ['editor', 'medico', null] as const)
    expect((await press(toEnd, who, own, '/api/medico-ausente/terminar')).status).toBe(403);
  expect(await store.absences(day)).toHaveLength(1);
  expect((await press(toEnd, 'balcao', own, '/api/medico-ausente/terminar')).headers.get('location')).toContain('feito=absenceEnded');
  expect(await store.absences(day)).toEqual([]);
  expect(await held()).toHaveLength(1);
  expect(await hold()).toBe(true);
});

test('a call to make stands in “Por fazer” without a name, and its page says whom to call', async () => {
  await press(form(''));
  const store = await deskOf(backoffice.payload);
  const question = { view: 'all', kind: null } as const;
  const work = await readWorkList(store, rita, question, new Date());
  const list = renderToStaticMarkup(WorkListView({ work, question, now: new Date(), language: 'pt', told: null }));
  const itemId = work.lines[0]?.id ?? '';
  expect(list).toContain(`/admin/avisar/${itemId}`);
  expect(list).not.toContain('Bento');
  const [line] = work.lines;
  expect(line && (await openListedWork(store, rita, line))).toBeNull();
  const call = await openClinicCall({ store, clinic: clinic as never }, rita, itemId);
  if (!call) throw new Error('the call is there');
  expect(renderToStaticMarkup(CallPage({ call, now: new Date(), language: 'pt' }))).toContain('910000032');
  const called = { pedido: randomUUID(), de: 'file', resultado: 'noAnswer' };
  const answer = await press(called, 'balcao', own, `/api/por-fazer/${itemId}/called`);
  expect(answer.headers.get('location')).toContain(`/admin/avisar/${itemId}?feito=called`);
  const after = await openClinicCall({ store, clinic: clinic as never }, rita, itemId);
  if (!after) throw new Error('the call is still to be made');
  expect(renderToStaticMarkup(CallPage({ call: after, now: new Date(), language: 'pt' }))).toContain('Ligou: não atendeu');
});

test('one visit is cancelled for the clinic from its page: reason, letter, tick', async () => {
  const id = await keep();
  const page = renderToStaticMarkup(BookingFileView({ file: await file(id), now: new Date(), language: 'pt', told: null }));
  for (const words of ['A clínica cancela…', 'Tivemos de cancelar a consulta', 'Confirmo que é a clínica que cancela'])
    expect(page).toContain(words);
  const path = `/api/marcacoes-online/${id}/cancelForClinic`;
  const sent = { pedido: randomUUID(), confirmado: 'sim' };
  expect((await press(sent, 'balcao', own, path)).headers.get('location')).toContain('erro=notChosen');
  expect((await press({ ...sent, porque: 'equipment' }, 'balcao', own, path)).headers.get('location')).toContain('feito=cancelForClinic');
  expect((await file(id)).timeline.map(({ kind }) => kind)).toContain('cancelledForClinic');
  expect((await file(id)).possible).not.toContain('cancelForClinic');
  const [closed] = await (await deskOf(backoffice.payload)).absences(day);
  expect(closed, 'its hour is not offered again').toMatchObject({ reason: 'equipment', hours: { startsAt } });
});
