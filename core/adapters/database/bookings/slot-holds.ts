import { sql } from 'kysely';
import type { DayWindow } from '../../../booking/availability/availability-window.ts';
import type { SlotHold } from '../../../booking/ports/booking-store.ts';
import { addDays, fromLisbon } from '../../../kernel/lisbon-time.ts';
import type { BookingDatabase } from './booking-tables.ts';

const range = (startsAt: Date, endsAt: Date) => sql<string>`tstzrange(${startsAt}, ${endsAt})`;

type HoldRequest = SlotHold & { bookingId: string; until: Date };

/** The doctor does not come at this time. */
const absencesAt = (db: BookingDatabase, doctorId: number, slot: ReturnType<typeof range>) =>
  db
    .selectFrom('doctorAbsences')
    .select('doctorId')
    .where('doctorId', '=', doctorId)
    .where('endedAt', 'is', null)
    .where(sql<boolean>`away && ${slot}`);

/** Whoever comes second gets nothing at once: a plain insert would wait for the first and deadlock in a crowd. */
export async function holdSlot(db: BookingDatabase, { bookingId, doctorId, startsAt, endsAt, until }: HoldRequest): Promise<boolean> {
  const slot = range(startsAt, endsAt);
  await db
    .updateTable('slotHolds')
    .set({ state: 'released', expiresAt: null })
    .where('doctorId', '=', doctorId)
    .where('state', '=', 'held')
    .where('expiresAt', '<', sql<Date>`now()`)
    .where(sql<boolean>`slot && ${slot}`)
    .execute();
  if (await absencesAt(db, doctorId, slot).executeTakeFirst()) return false;
  const held = await db
    .insertInto('slotHolds')
    .values({ bookingId, doctorId, slot, state: 'held', expiresAt: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return held !== undefined;
}

/**
 * For whoever has held it before. Pressed twice at once (in two tabs), the second insert waits for the first and then finds the slot taken,
 * by its own booking: so it looks once more.
 */
export const acquireHold = async (db: BookingDatabase, request: HoldRequest): Promise<boolean> =>
  (await renewHold(db, request)) || (await holdSlot(db, request)) || renewHold(db, request);

/** Not for an hour that was closed since: whoever held it is told that it is gone. */
async function renewHold(db: BookingDatabase, { bookingId, doctorId, startsAt, endsAt, until }: HoldRequest): Promise<boolean> {
  const slot = range(startsAt, endsAt);
  const renewed = await db
    .updateTable('slotHolds')
    .set({ expiresAt: until })
    .where('bookingId', '=', bookingId)
    .where('doctorId', '=', doctorId)
    .where('slot', '=', slot)
    .where('state', '=', 'held')
    .where((row) => row.not(row.exists(absencesAt(db, doctorId, slot))))
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** An appointment now stands behind it: only a confirmed release frees it again. */
export const confirmHold = (db: BookingDatabase, bookingId: string) =>
  db
    .updateTable('slotHolds')
    .set({ state: 'booked', expiresAt: null })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'held')
    .execute();

export const releaseHold = (db: BookingDatabase, bookingId: string) =>
  db
    .updateTable('slotHolds')
    .set({ state: 'released', expiresAt: null })
    .where('bookingId', '=', bookingId)
    .where('state', '<>', 'released')
    .execute();

/** Another time was chosen since: what is held for the earlier choice is for others again. */
export const releaseOtherHolds = (db: BookingDatabase, { bookingId, doctorId, startsAt, endsAt }: SlotHold & { bookingId: string }) =>
  db
    .updateTable('slotHolds')
    .set({ state: 'released', expiresAt: null })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'held')
    .where((row) => row.not(row.and([row('doctorId', '=', doctorId), row('slot', '=', range(startsAt, endsAt))])))
    .execute();

/** What is held under this id at the moment. */
export async function readHeldSlot(db: BookingDatabase, bookingId: string): Promise<(SlotHold & { until: Date }) | null> {
  const held = await db
    .selectFrom('slotHolds')
    .select(['doctorId', sql<Date>`lower(slot)`.as('startsAt'), sql<Date>`upper(slot)`.as('endsAt'), 'expiresAt'])
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'held')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return held?.expiresAt ? { doctorId: held.doctorId, startsAt: held.startsAt, endsAt: held.endsAt, until: held.expiresAt } : null;
}

/** What is being booked at this moment. Slots already booked are the clinic's to know, but its answer may be half a minute old. */
const listHolds = (db: BookingDatabase, window: ReturnType<typeof range>): Promise<SlotHold[]> =>
  db
    .selectFrom('slotHolds')
    .select(['doctorId', sql<Date>`lower(slot)`.as('startsAt'), sql<Date>`upper(slot)`.as('endsAt')])
    .where('state', '<>', 'released')
    .where(sql<boolean>`slot && ${window}`)
    .where((row) => row.or([row('state', '=', 'booked'), row('expiresAt', '>', sql<Date>`now()`)]))
    .execute();

/** Days on which a doctor does not come: whatever the clinic's program says, nobody is there. */
const listAbsences = (db: BookingDatabase, window: ReturnType<typeof range>): Promise<SlotHold[]> =>
  db
    .selectFrom('doctorAbsences')
    .select(['doctorId', sql<Date>`lower(away)`.as('startsAt'), sql<Date>`upper(away)`.as('endsAt')])
    .where('endedAt', 'is', null)
    .where(sql<boolean>`away && ${window}`)
    .execute();

/** What nobody may be offered in these days. */
export async function listHeldSlots(db: BookingDatabase, { from, to }: DayWindow): Promise<SlotHold[]> {
  const [first, end] = [fromLisbon(from, '00:00'), fromLisbon(addDays(to, 1), '00:00')];
  if (!first || !end) return [];
  const window = range(first, end);
  return (await Promise.all([listHolds(db, window), listAbsences(db, window)])).flat();
}
