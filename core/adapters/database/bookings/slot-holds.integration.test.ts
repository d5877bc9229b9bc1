import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../database.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { type BookingDatabase, bookingTables } from './booking-tables.ts';
import { acquireHold, confirmHold, holdSlot, releaseHold } from './slot-holds.ts';

let pool: pg.Pool;
let db: BookingDatabase;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  db = bookingTables(createDatabase(pool));
});
afterAll(async () => {
  await pool.end();
});

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);
let doctors = 0;
const aSlot = () => {
  doctors += 1;
  return { doctorId: doctors, startsAt: new Date('2027-01-04T10:20:00Z'), endsAt: new Date('2027-01-04T10:40:00Z') };
};

async function aBooking(): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into core.bookings (id, locale, mode, type_id, type_name, sub_specialty, had_consultation, insured, preferred_doctor_id,
       doctor_id, doctor_name, starts_at, ends_at, patient, price_cents, subject_to_authorisation, submitted_at)
     values ($1, 'pt', 'inPerson', 462, '', 'other', false, false, 1, 1, '', now(), now() + interval '20 minutes', '{}', 9000, false, now())`,
    [id],
  );
  return id;
}
const holdFor = async (slot: ReturnType<typeof aSlot>, until = minutesFromNow(30)) => ({ ...slot, bookingId: await aBooking(), until });

test('of a crowd that wants one slot one has it', async () => {
  const slot = aSlot();
  const crowd = await Promise.all(Array.from({ length: 100 }, () => holdFor(slot)));
  const answers = await Promise.all(crowd.map((hold) => holdSlot(db, hold)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('a slot that overlaps is taken, the next one is free', async () => {
  const slot = aSlot();
  await holdSlot(db, await holdFor(slot));
  const half = { ...slot, startsAt: new Date('2027-01-04T10:30:00Z'), endsAt: new Date('2027-01-04T10:50:00Z') };
  const next = { ...slot, startsAt: slot.endsAt, endsAt: new Date('2027-01-04T11:00:00Z') };
  expect([await holdSlot(db, await holdFor(half)), await holdSlot(db, await holdFor(next))]).toEqual([false, true]);
});

test('whose time has run out may take the slot again, unless somebody else has it by then', async () => {
  const slot = aSlot();
  const late = await holdFor(slot, minutesFromNow(-1));
  await holdSlot(db, late);
  expect(await acquireHold(db, { ...late, until: minutesFromNow(30) })).toBe(true);
  expect(await holdSlot(db, await holdFor(slot))).toBe(false);

  const other = aSlot();
  const slow = await holdFor(other, minutesFromNow(-1));
  await holdSlot(db, slow);
  expect(await holdSlot(db, await holdFor(other))).toBe(true);
  expect(await acquireHold(db, { ...slow, until: minutesFromNow(30) })).toBe(false);
});

test('a slot with an appointment behind it outlives every deadline and is free only when it is released', async () => {
  const slot = aSlot();
  const hold = await holdFor(slot, minutesFromNow(-1));
  await holdSlot(db, hold);
  await confirmHold(db, hold.bookingId);
  expect(await holdSlot(db, await holdFor(slot))).toBe(false);
  await releaseHold(db, hold.bookingId);
  expect(await holdSlot(db, await holdFor(slot))).toBe(true);
});

test('two presses of one booking at the same moment both hold its slot', async () => {
  const hold = await holdFor(aSlot());
  const rival = await holdFor({ doctorId: hold.doctorId, startsAt: hold.startsAt, endsAt: hold.endsAt });
  const { promise: firstHas, resolve: tellFirstHas } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const first = db.transaction().execute(async (transaction) => {
    const has = await acquireHold(transaction, hold);
    tellFirstHas();
    await mayEnd;
    return has;
  });
  await firstHas;
  const others = [hold, rival].map((each) => db.transaction().execute((transaction) => acquireHold(transaction, each)));
  setTimeout(letEnd, 200);
  expect([await first, ...(await Promise.all(others))]).toEqual([true, true, false]);
});
