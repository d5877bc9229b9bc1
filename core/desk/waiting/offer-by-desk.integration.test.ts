import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { waitingDesk } from '../../adapters/database/waiting/waiting-desk.ts';
import { waitingStore } from '../../adapters/database/waiting/waiting-store.ts';
import { pendingPatient, pendingVisit } from '../../booking/testing/pending-visit.ts';
import { acceptOffer } from '../../booking/waiting/accept-offer.ts';
import type { AppointmentType, Doctor, FreeDay } from '../../clinic/clinic-service.ts';
import { addDays, fromLisbon, inLisbon, weekdayFromMonday } from '../../kernel/lisbon-time.ts';
import { ok } from '../../kernel/result.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { offerByDesk, readOfferable, returnHour } from './offer-by-desk.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.slot_holds, core.opened_hours, core.audit_log cascade'));

const waiting = () => waitingStore(database.pool, database.dbos, testDataKeys);
const desk = () => waitingDesk(database.pool, database.dbos, testDataKeys);
const rita = { id: 3, name: 'Rita do Balcão' };

const weekdayAhead = (days: number): string => {
  const day = addDays(inLisbon(new Date()).day, days);
  return weekdayFromMonday(day) < 5 ? day : weekdayAhead(days + 1);
};
const day = weekdayAhead(4);
const at = (time: string, on = day) => fromLisbon(on, time) ?? new Date(Number.NaN);
const clinic = {
  listFreeDays: async ({ doctorIds }: { doctorIds: readonly number[] }) =>
    ok(doctorIds.map((doctorId): FreeDay => ({ doctorId, date: day, times: ['10:40', '11:20'] }))),
  listDoctors: async () => ok([{ id: 202, clinicalName: 'Dra. Exemplo' } as Doctor]),
  listAppointmentTypes: async () => ok([{ id: 462, minutes: 20, doctorIds: [202] } as AppointmentType]),
};
const figures = { holdMinutes: 45, most: 2 };
const ports = () => ({ desk: desk(), waiting: waiting(), clinic, figures });
const hour = (time = '10:40') => ({ typeId: 462, doctorId: 202, startsAt: at(time) });
const offer = (time = '10:40', requestId = randomUUID()) => offerByDesk(ports(), { staff: rita, requestId, hour: hour(time) }, new Date());

async function waits(patient = pendingPatient): Promise<void> {
  const later = at('15:00', weekdayAhead(21));
  const visit = { startsAt: later, endsAt: new Date(later.getTime() + 20 * 60_000), paymentMethod: null, payBy: null, patient };
  const id = await pendingVisit(bookingStore(database.pool, database.dbos, testDataKeys), [], visit, {});
  const wishes = { anyDoctor: false, doctorIds: [202], weekdays: [0, 1, 2, 3, 4], noticeHours: 24 };
  await waiting().join(id, { ...wishes, dayParts: ['morning'] });
}
const count = async (rows: string) => (await database.pool.query(`select from ${rows}`)).rowCount;
const offerIds = async () => (await database.pool.query<{ id: string }>('select id from core.hour_offers')).rows.map(({ id }) => id);
const held = "core.slot_holds where state = 'held' and expires_at > now()";

test('the desk sees the free hours that somebody asked for, and for how many; what was offered lately is not among them', async () => {
  await waits();
  await waits();
  const seen = async () => readOfferable(ports(), await desk().waiting(), new Date());
  expect((await seen()).map(({ startsAt, asked, doctorName }) => [startsAt, asked.length, doctorName])).toEqual([
    [at('10:40'), 2, 'Dra. Exemplo'],
    [at('11:20'), 2, 'Dra. Exemplo'],
  ]);
  await offer();
  expect((await seen()).map(({ startsAt }) => startsAt)).toEqual([at('11:20')]);
});

test('offered to as many at once and for as long as the settings say, off the site, with one audit entry; the same press twice is one offer', async () => {
  for (let people = 0; people < 4; people += 1) await waits();
  const requestId = randomUUID();
  expect(await offer('10:40', requestId)).toEqual({ ok: true, value: 'done' });
  expect((await offer('10:40', requestId)).ok).toBe(false);
  expect(await count('core.hour_offers')).toBe(2);
  const { rows } = await database.pool.query(
    "select source, held_until - opened_at = interval '45 minutes' as lasts from core.opened_hours",
  );
  expect(rows).toEqual([{ source: 'desk', lasts: true }]);
  expect(await count(held)).toBe(1);
  expect(await count("core.audit_log where action = 'hourOffered'")).toBe(1);
});

test('two at the desk press at the same moment: one offer stands', async () => {
  await waits();
  const both = await Promise.all([offer(), offer()]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await count('core.opened_hours')).toBe(1);
  expect(await count("core.audit_log where action = 'hourOffered'")).toBe(1);
});

test('whom neither e-mail nor text message reaches is called: nothing is held, and the answer says so', async () => {
  await waits({ ...pendingPatient, email: '', phone: '210000000' });
  expect(await offer()).toEqual({ ok: true, value: 'byTelephone' });
  expect(await count("core.work_items where kind = 'earlierHour'")).toBe(1);
  expect(await count('core.opened_hours')).toBe(0);
  expect(await count(held)).toBe(0);
});

test('an hour that is not free, or that nobody asked for, is not offered and leaves no trace', async () => {
  expect(await offer()).toEqual({ ok: false, error: { kind: 'nobodyFits' } });
  await waits();
  expect(await offer('12:40')).toEqual({ ok: false, error: { kind: 'notFree' } });
  expect(await count('core.audit_log')).toBe(0);
});

test('put on the site at once: the hold ends, and who accepts afterwards keeps the visit', async () => {
  await waits();
  const requestId = randomUUID();
  await offer('10:40', requestId);
  const press = () => returnHour(desk(), { staff: rita, requestId: randomUUID(), hourId: requestId });
  expect(await press()).toEqual({ ok: true, value: 'done' });
  expect(await count(held)).toBe(0);
  const [offerId = ''] = await offerIds();
  expect(await acceptOffer(waiting(), offerId, { locale: 'pt' })).toEqual({ ok: false, error: { kind: 'over' } });
  expect(await press()).toEqual({ ok: false, error: { kind: 'hourOver' } });
});

test('accepted and put on the site at the same moment: one of the two, never both', async () => {
  await waits();
  const requestId = randomUUID();
  await offer('10:40', requestId);
  const [offerId = ''] = await offerIds();
  const [accepted, returned] = await Promise.all([
    acceptOffer(waiting(), offerId, { locale: 'pt' }),
    returnHour(desk(), { staff: rita, requestId: randomUUID(), hourId: requestId }),
  ]);
  expect([accepted.ok, returned.ok].sort()).toEqual([false, true]);
  expect(await count(held)).toBe(accepted.ok ? 1 : 0);
});

test('where nothing was offered after all, no entry says that it was, and the same press works later', async () => {
  await waits();
  const requestId = randomUUID();
  const taken = at('16:00', weekdayAhead(30));
  await database.pool.query(
    `insert into core.opened_hours (id, type_id, doctor_id, doctor_name, starts_at, ends_at, source, opened_at, held_until)
     values ($1, 462, 999, 'Dr. Outro', $2, $2, 'cancelled', now(), now())`,
    [requestId, taken],
  );
  expect(await offer('10:40', requestId)).toEqual({ ok: false, error: { kind: 'nobodyFits' } });
  expect(await count('core.audit_log')).toBe(0);
  await database.pool.query('delete from core.opened_hours');
  expect(await offer('10:40', requestId)).toEqual({ ok: true, value: 'done' });
  expect(await count("core.audit_log where action = 'hourOffered'")).toBe(1);
});
