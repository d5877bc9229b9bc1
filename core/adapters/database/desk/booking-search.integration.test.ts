import { randomUUID } from 'node:crypto';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '../../../booking/model/booking.ts';
import { toBookingClues } from '../../../desk/find/booking-clues.ts';
import { findBookings, readFoundBookings } from '../../../desk/find/find-bookings.ts';
import { bookedVisit, inDays, sampleBooking } from '../../../desk/testing/sample-booking.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import { encryptPatient, vatDigest } from '../bookings/encrypted-answers.ts';
import { createDatabase, type Database } from '../database.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { searchBookings } from './booking-search.ts';
import { deskStore } from './desk-store.ts';
import { deskTables } from './desk-tables.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate core.bookings, core.payments, core.refund_tasks, core.audit_log cascade'));

const store = () => deskStore(database.pool, database.dbos, testDataKeys);
const rita = { id: 3, name: 'Rita do Balcão' };

async function keep(booking: Booking): Promise<string> {
  const { patient, bookedBy, ...more } = booking;
  const encrypted = {
    patient: JSON.stringify(encryptPatient(testDataKeys, booking.id, patient)),
    vatDigest: vatDigest(testDataKeys, patient),
  };
  const row = { ...more, ...encrypted, bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(database.pool)).insertInto('bookings').values(row).execute();
  return booking.id;
}
const called = (name: string, more: Partial<Booking> = {}) =>
  keep(sampleBooking({ patient: { ...sampleBooking().patient, name }, ...more }));
async function found(typed: string): Promise<string[] | string> {
  const answer = await findBookings(store(), typed, new Date());
  return answer.ok ? answer.value.ids : answer.error.kind;
}

test('a name is found by the beginnings of its words, in any order, without accents', async () => {
  const adelino = await called('Adelino Exemplo Pereira');
  const conceicao = await called("Maria da Conceição D'Ávila-Gonçalves");
  for (const typed of ['adelino per', 'PER adel', 'Pereira', 'ádelino  exemplo']) expect(await found(typed)).toEqual([adelino]);
  for (const typed of ['conceicao', 'goncalves maria', 'davila', 'Concei']) expect(await found(typed)).toEqual([conceicao]);
  expect(await found('eira')).toBe('nothingFound');
  expect(await found('adelino silva')).toBe('nothingFound');
});

test('whoever booked is found, too, by name, telephone and e-mail', async () => {
  const id = await called('Adelino Pereira', { bookedBy: { name: 'Helena Sá', email: 'Helena@exemplo.pt', phone: '930000015' } });
  for (const typed of ['helena', 'helena adelino', '930 000 015', 'helena@EXEMPLO.pt']) expect(await found(typed)).toEqual([id]);
});

test('a telephone is found with and without the country’s code, an e-mail in any case', async () => {
  const id = await keep(sampleBooking());
  const abroad = await keep(sampleBooking({ patient: { ...sampleBooking().patient, phone: '+442079460958', email: 'x@exemplo.pt' } }));
  for (const typed of ['910000001', '+351 910 000 001', '00351910000001', 'Albano@Exemplo.PT']) expect(await found(typed)).toEqual([id]);
  expect(await found('+44 20 7946 0958')).toEqual([abroad]);
});

test('a tax number is found by its digest, a booking by its code and by the clinic’s numbers', async () => {
  const id = await keep(
    bookedVisit({ patient: { ...sampleBooking().patient, vat: '299999998' }, patientId: 20418, appointmentId: 501147 }),
  );
  const { rows } = await database.pool.query<{ code: string }>('select code from core.bookings');
  for (const typed of ['299 999 998', 'PT299999998', rows[0]?.code ?? '', '20418', '501147']) expect(await found(typed)).toEqual([id]);
});

test('a reference and an order lead to the booking that they pay', async () => {
  const id = await keep(bookedVisit());
  await database.pool.query(
    `insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, entity, reference)
     values ($1, $2, 'ABCD2345EFGH', 'easypay', 'multibanco', 9000, now(), now(), '11249', '123456789')`,
    [randomUUID(), id],
  );
  for (const typed of ['123 456 789', 'abcd2345efgh']) expect(await found(typed)).toEqual([id]);
});

test('the code of a visit that was moved leads to the one that stands now', async () => {
  const old = sampleBooking();
  await keep(old);
  const next = await keep(bookedVisit({ movedFrom: old.id }));
  await database.pool.query('update core.bookings set moved_to = $1 where id = $2', [next, old.id]);
  expect(await found(old.code)).toEqual([next]);
});

test('what is to come stands first, the next one before all; then the past, the last before all', async () => {
  const at = (days: number) => called('Adelino Pereira', { startsAt: inDays(days), endsAt: new Date(inDays(days).getTime() + 1_200_000) });
  const [longAgo, later, soon, lately] = [await at(-400), await at(30), await at(2), await at(-3)];
  expect(await found('adelino')).toEqual([soon, later, lately, longAgo]);
  const shown = await readFoundBookings(store(), rita, [longAgo, later, soon, lately], new Date());
  expect([shown.coming.map(({ id }) => id), shown.past.map(({ id }) => id)]).toEqual([
    [soon, later],
    [lately, longAgo],
  ]);
  expect(shown.coming[0]).toMatchObject({ patientName: 'Adelino Pereira', birthDate: '1958-02-14', status: 'received' });
});

test('whose names were shown is on record', async () => {
  const id = await called('Adelino Pereira');
  await readFoundBookings(store(), rita, [id], new Date());
  const { rows } = await database.pool.query('select actor, action, detail from core.audit_log');
  expect(rows).toEqual([{ actor: rita.name, action: 'list', detail: { bookings: [id], by: 'find' } }]);
});

test('a code with a mistake is told from what nobody understands', async () => {
  expect(await found('KM4-7VY')).toBe('wrongCode');
  expect(await found('?')).toBe('notUnderstood');
});

test('every question is answered from an index', async () => {
  const asked: CompiledQuery[] = [];
  const watched: Database = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void asked.push(query),
  });
  const now = new Date();
  const typed = ['adelino per', '910000001', 'albano@exemplo.pt', '299999998', 'KM4-7VX', 'abcd2345efgh', '20418'];
  const clues = typed.flatMap(toBookingClues);
  expect(new Set(clues.map(({ by }) => by)).size).toBe(8);
  for (const clue of clues) await searchBookings(deskTables(watched), testDataKeys, [clue], { today: now, now, most: 10 });
  const client = await database.pool.connect();
  await client.query('set enable_seqscan = off');
  for (const { sql, parameters } of asked) {
    const { rows } = await client.query(`explain ${sql}`, [...parameters]);
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  }
  client.release(true);
});
