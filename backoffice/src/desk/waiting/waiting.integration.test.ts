import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { acceptOffer } from '@clinic/core/booking/waiting/accept-offer';
import type { WaitingEntry } from '@clinic/core/booking/waiting/waiting-entry';
import { openFile } from '@clinic/core/desk/open-file';
import { bookedVisit, inDays } from '@clinic/core/desk/testing/sample-booking';
import { readWaitingList } from '@clinic/core/desk/waiting/waiting-desk';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { ownSections } from '../../frame/own-sections.ts';
import { clientOf } from '../../publishing/enqueue-work.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { FileWaiting } from './file-waiting.tsx';
import { waitingDeskOf } from './waiting-endpoint.ts';
import { toldByPress, WaitingListView } from './waiting-page.tsx';

const own = 'http://127.0.0.1:3001';
const figures = { holdMinutes: 45, most: 3 };
const everybody: (Role | null)[] = [...roles, null];
const rita = { id: 1, name: 'Rita do Balcão' };
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
beforeEach(() => pool.query('truncate core.bookings, core.opened_hours, core.slot_holds cascade'));

/** Somebody who waits, to whom an hour is offered at this moment. */
async function offered(heldMinutes = 30, ahead = 5): Promise<{ bookingId: string; offerId: string }> {
  const { patient, bookedBy: _, ...booking } = bookedVisit({ startsAt: inDays(20), endsAt: inDays(20.02), paymentMethod: null });
  const encrypted = JSON.stringify(encryptPatient(testDataKeys, booking.id, patient));
  const row = { ...booking, patient: encrypted, bookedBy: null };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  const [hourId, offerId] = [randomUUID(), randomUUID()];
  const { rows } = await pool.query<{ id: string }>(
    `insert into core.waiting_entries (booking_id, any_doctor, doctor_ids, weekdays, day_parts, notice_hours, joined_at)
     values ($1, true, '{202}', '{0,3}', '{morning}', 24, now() - interval '11 days') returning id`,
    [booking.id],
  );
  await pool.query(
    `insert into core.opened_hours (id, type_id, doctor_id, doctor_name, starts_at, ends_at, source, opened_at, held_until)
     values ($1, $2, 202, 'Dra. Sofia Bettencourt', $3, $4, 'released', now(), now() + make_interval(mins => $5))`,
    [hourId, booking.typeId, inDays(ahead), inDays(ahead + 0.02), heldMinutes],
  );
  await pool.query(
    `insert into core.slot_holds (booking_id, doctor_id, slot, state, expires_at)
     values ($1, 202, tstzrange($2, $3), 'held', now() + interval '30 minutes')`,
    [hourId, inDays(ahead), inDays(ahead + 0.02)],
  );
  await pool.query('insert into core.hour_offers (id, hour_id, entry_id, offered_at) values ($1, $2, $3, now())', [
    offerId,
    hourId,
    rows[0]?.id,
  ]);
  return { bookingId: booking.id, offerId };
}

async function page(refusal: string | null = null): Promise<string> {
  const sources = { desk: await waitingDeskOf(backoffice.payload), store: await deskOf(backoffice.payload) };
  const list = await readWaitingList(sources, rita, new Date());
  return renderToStaticMarkup(WaitingListView({ list, free: [], figures, language: 'pt', told: toldByPress({ erro: refusal }) }));
}

async function press(
  form: Record<string, string>,
  as: Role | null = 'balcao',
  origin = own,
  path = 'lista-de-espera/aceitou',
): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), confirmado: 'sim', ...form });
  return backoffice.handle(new Request(`${own}/api/${path}`, { method: 'POST', headers, body }));
}
const movedTo = async (offerId: string) => (await pool.query('select moved_from from core.bookings where id = $1', [offerId])).rows;

test.each(everybody)(
  '%s: the list is in the menu of the front desk, the manager and administrators, and only they accept for a patient',
  async (who) => {
    const { bookingId, offerId } = await offered();
    const may = who === 'admin' || who === 'gestor' || who === 'balcao';
    expect((await press({ oferta: offerId, marcacao: bookingId }, who)).status).toBe(may ? 303 : 403);
    expect(await movedTo(offerId)).toEqual(may ? [{ moved_from: bookingId }] : []);
    const menu = ownSections(who && ({ papel: who } as never)).flatMap(({ entries }) => entries);
    expect(menu.some(({ title }) => title.pt === 'Lista de espera')).toBe(may);
  },
);

test('the page shows the hour, who was told, who waits for what, and records whose names it showed', async () => {
  const { bookingId } = await offered();
  const shown = await page();
  for (const words of ['Albano', 'Dra. Sofia Bettencourt', 'Fora do site até às', '11 dias', 'manhãs, segunda, quinta', 'qualquer médico'])
    expect(shown).toContain(words);
  expect(shown).toContain(`/admin/marcacoes-online/${bookingId}?mudar=todos#mudar`);
  const { rows } = await pool.query("select detail from core.audit_log where action = 'list' order by id desc limit 1");
  expect(rows).toMatchObject([{ detail: { by: 'waiting', bookings: [bookingId] } }]);
});

test('who asks on the telephone is put on the list from the booking’s page, with what they want; taken off, the page offers it again', async () => {
  const { patient, bookedBy: _, ...booking } = bookedVisit({ paymentMethod: null });
  const encrypted = JSON.stringify(encryptPatient(testDataKeys, booking.id, patient));
  await bookingTables(createDatabase(pool))
    .insertInto('bookings')
    .values({ ...booking, patient: encrypted, bookedBy: null })
    .execute();
  const act = async (action: string, form: Record<string, string> = {}) => {
    const answer = await press(form, 'balcao', own, `marcacoes-online/${booking.id}/${action}`);
    return answer.headers.get('location');
  };
  const file = async () => {
    const opened = await openFile(await deskOf(backoffice.payload), rita, booking.id, { now: new Date(), keys: testDataKeys });
    if (!opened) throw new Error('the booking is there');
    return renderToStaticMarkup(FileWaiting({ file: opened, language: 'pt' }));
  };
  expect(await file()).toContain('Quer uma hora mais cedo…');
  expect(await act('waitJoined', { medico: 'same', aviso: '24', morning: 'sim' })).toContain('erro=notChosen');
  expect(await act('waitJoined', { medico: 'same', aviso: '48', dia0: 'sim', dia3: 'sim', morning: 'sim' })).toContain('feito=waitJoined');
  for (const words of ['Está na lista de espera…', 'manhãs, segunda, quinta', 'avisar 48 h antes', 'Tirar da lista'])
    expect(await file()).toContain(words);
  expect(await act('waitLeft')).toContain('feito=waitLeft');
  expect(await file()).not.toContain('Tirar da lista');
});

test('said yes on the telephone: one move, in the name of the desk, and an audit row', async () => {
  const { bookingId, offerId } = await offered();
  const answer = await press({ oferta: offerId, marcacao: bookingId });
  expect(answer.headers.get('location')).toBe(`/admin/marcacoes-online/${offerId}?feito=move`);
  const { rows } = await pool.query("select actor, booking_id from core.audit_log where action = 'offerAccepted' and booking_id = $1", [
    bookingId,
  ]);
  expect(rows).toEqual([{ actor: 'balcao', booking_id: bookingId }]);
  const events = await pool.query('select kind from core.booking_events where booking_id = $1 order by id', [bookingId]);
  expect(events.rows.map(({ kind }) => kind)).toEqual(['earlierHourAccepted', 'movedByDesk']);
});

test('what was accepted before is not accepted once more in the name of the desk', async () => {
  const { bookingId, offerId } = await offered();
  const store = waitingStore(pool, await clientOf(backoffice.payload), testDataKeys);
  expect(await acceptOffer(store, offerId, { locale: 'pt' })).toMatchObject({ ok: true, value: { isNew: true } });
  const answer = await press({ oferta: offerId, marcacao: bookingId });
  expect(answer.headers.get('location')).toBe('/admin/lista-de-espera?erro=acceptedBefore');
  expect(await page('acceptedBefore')).toContain('A própria pessoa já tinha aceitado esta hora');
  const audited = await pool.query("select 1 from core.audit_log where action = 'offerAccepted' and booking_id = $1", [bookingId]);
  expect(audited.rows).toEqual([]);
  const events = await pool.query('select kind from core.booking_events where booking_id = any($1)', [[bookingId, offerId]]);
  expect(events.rows.map(({ kind }) => kind)).not.toContain('movedByDesk');
});

test('too late, without the tick, for another booking or from another page nothing is changed', async () => {
  const { bookingId, offerId } = await offered(-1);
  const late = await press({ oferta: offerId, marcacao: bookingId });
  expect(late.headers.get('location')).toBe('/admin/lista-de-espera?erro=nothingToDo');
  expect(await page('nothingToDo')).toContain('outra pessoa aceitou primeiro, ou o prazo terminou');
  expect(await page()).not.toContain('aceitou primeiro');
  const other = await offered(30, 6);
  expect((await press({ oferta: other.offerId, marcacao: other.bookingId, confirmado: '' })).status).toBe(400);
  expect((await press({ oferta: other.offerId, marcacao: bookingId })).headers.get('location')).toContain('erro=nothingToDo');
  expect((await press({ oferta: other.offerId, marcacao: other.bookingId }, 'balcao', 'https://exemplo.pt')).status).toBe(403);
  for (const id of [offerId, other.offerId]) expect(await movedTo(id)).toEqual([]);
});

async function pressAt(path: string, form: Record<string, string>, as: Role | null): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin: own });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}/api/lista-de-espera/${path}`, { method: 'POST', headers, body }));
}

test.each(everybody)('%s: only the front desk offers an hour, or gives one back to the public', async (who) => {
  await offered();
  const { rows } = await pool.query<{ id: string }>('select id from core.opened_hours');
  const may = who === 'admin' || who === 'gestor' || who === 'balcao';
  const answer = await pressAt('no-site', { hora: rows[0]?.id ?? '', confirmado: 'sim' }, who);
  expect(answer.status).toBe(may ? 303 : 403);
  const still = await pool.query("select from core.slot_holds where state = 'held'");
  expect(still.rowCount).toBe(may ? 0 : 1);
  if (may) {
    const again = await pressAt('no-site', { hora: rows[0]?.id ?? '', confirmado: 'sim' }, who);
    expect(again.headers.get('location')).toBe('/admin/lista-de-espera?erro=hourOver');
    expect(toldByPress({ erro: 'hourOver' })?.words.pt).toContain('alguém já aceitou esta hora, ou ela já está no site');
  }
  const hour = { tipo: '462', medico: '202', inicio: inDays(5).toISOString() };
  if (may) expect((await pressAt('oferecer', hour, who)).status, 'without the tick').toBe(400);
  const offering = await pressAt('oferecer', { ...hour, confirmado: 'sim' }, who);
  expect(offering.status).toBe(may ? 303 : 403);
  // The clinic of this test never answers.
  if (may) expect(offering.headers.get('location')).toBe('/admin/lista-de-espera?erro=clinicUnavailable');
});

test('hours that could be offered stand on the page, each with its button; without the clinic the list is shown all the same', async () => {
  await offered();
  const sources = { desk: await waitingDeskOf(backoffice.payload), store: await deskOf(backoffice.payload) };
  const list = await readWaitingList(sources, rita, new Date());
  const startsAt = inDays(3);
  const named = (name: string, phone: string) => {
    const booking = bookedVisit({ startsAt: inDays(20) });
    const patient = { ...booking.patient, name, phone, email: '' };
    return { entry: { id: name } as WaitingEntry, booking: { ...booking, patient, bookedBy: null }, offersToday: 0 };
  };
  const asked = [
    named('Bento Exemplo', '910000002'),
    named('Clara Exemplo', '210000003'),
    named('Dinis Exemplo', '910000004'),
    named('Elsa Exemplo', '910000005'),
    named('Filipe Exemplo', '910000006'),
  ];
  const hour = { typeId: 462, doctorId: 202, doctorName: 'Dra. Sofia', startsAt, endsAt: inDays(3.02), source: 'found' as const };
  const shown = renderToStaticMarkup(WaitingListView({ list, free: [{ ...hour, asked }], figures, language: 'pt', told: null }));
  for (const words of ['Oferecer a 3…', 'durante 45 minutos', '5 pessoas', 'Pôr já no site', startsAt.toISOString()])
    expect(shown).toContain(words);
  for (const { booking } of asked.slice(0, 3)) expect(shown, 'who is written to is named before').toContain(booking.patient.name);
  for (const { booking } of asked.slice(3)) expect(shown).not.toContain(booking.patient.name);
  expect(shown.match(/sem e-mail nem telemóvel/g), 'who is only called').toHaveLength(1);
  const silent = renderToStaticMarkup(WaitingListView({ list, free: null, figures, language: 'pt', told: null }));
  expect(silent).toContain('O programa da clínica não responde');
  expect(silent).toContain('Albano');
});
