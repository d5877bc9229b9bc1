import { goesAhead } from '../../booking/model/booking-predicates.ts';
import { type BookingStatus, bookingStatus } from '../../booking/model/booking-status.ts';
import { fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Presence } from '../day/day-progress.ts';
import type { DeskStore, FoundBooking, StaffMember } from '../desk-store.ts';
import { looksLikeCode, toBookingClues } from './booking-clues.ts';

/** A page of them; whoever has more has typed too little. */
export const mostFound = 30;

export type FindTrouble = { kind: 'notUnderstood' } | { kind: 'wrongCode' } | { kind: 'nothingFound' };
export type FoundIds = { ids: string[]; isMore: boolean };

/** Only ids: whose names are then shown, the list itself writes down. */
export async function findBookings(store: DeskStore, typed: string, now: Date): Promise<Result<FoundIds, FindTrouble>> {
  const clues = toBookingClues(typed);
  if (clues.length === 0) return err({ kind: looksLikeCode(typed) ? 'wrongCode' : 'notUnderstood' });
  const ids = await store.findBookings(clues, { today: startOfDay(now), now, most: mostFound + 1 });
  if (ids.length === 0) return err({ kind: 'nothingFound' });
  return ok({ ids: ids.slice(0, mostFound), isMore: ids.length > mostFound });
}

/** `presence`: of a visit that was on, on a day that is over, as its day sheet has it. */
type FoundLine = FoundBooking & { status: BookingStatus; presence: Exclude<Presence, 'toCome'> | null };
/** `coming`: from today on, the next first. `past`: the last first. */
export type FoundBookings = { coming: FoundLine[]; past: FoundLine[] };

/** What was found, by name: recorded like every list that names patients. */
export async function readFoundBookings(store: DeskStore, staff: StaffMember, ids: string[], now: Date): Promise<FoundBookings> {
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { bookings: ids, by: 'find' } });
  const found = await store.foundBookings(ids);
  const today = startOfDay(now);
  const presence = await presencesOf(
    store,
    found.filter(({ startsAt }) => startsAt < today),
  );
  const lines = found
    .map((booking) => ({ ...booking, status: bookingStatus(booking), presence: presence.get(booking.id) ?? null }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  return { coming: lines.filter(({ startsAt }) => startsAt >= today), past: lines.filter(({ startsAt }) => startsAt < today).reverse() };
}

async function presencesOf(store: DeskStore, past: readonly FoundBooking[]) {
  const held = past.flatMap((booking) =>
    booking.appointmentId === null || !goesAhead(booking) ? [] : [{ id: booking.id, appointmentId: booking.appointmentId }],
  );
  const marks = new Map(
    (await store.day.marks(held.map(({ appointmentId }) => appointmentId))).map((mark) => [mark.appointmentId, mark.kind]),
  );
  return new Map(held.map(({ id, appointmentId }) => [id, marks.get(appointmentId) ?? ('unmarked' as const)]));
}

const startOfDay = (now: Date): Date => fromLisbon(inLisbon(now).day, '00:00') ?? now;
