import { type BookingStatus, bookingStatus } from '../../booking/model/booking-status.ts';
import { fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
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

type FoundLine = FoundBooking & { status: BookingStatus };
/** `coming`: from today on, the next first. `past`: the last first. */
export type FoundBookings = { coming: FoundLine[]; past: FoundLine[] };

/** What was found, by name: recorded like every list that names patients. */
export async function readFoundBookings(store: DeskStore, staff: StaffMember, ids: string[], now: Date): Promise<FoundBookings> {
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { bookings: ids, by: 'find' } });
  const found = await store.foundBookings(ids);
  const lines = found
    .map((booking) => ({ ...booking, status: bookingStatus(booking) }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const today = startOfDay(now);
  return { coming: lines.filter(({ startsAt }) => startsAt >= today), past: lines.filter(({ startsAt }) => startsAt < today).reverse() };
}

const startOfDay = (now: Date): Date => fromLisbon(inLisbon(now).day, '00:00') ?? now;
