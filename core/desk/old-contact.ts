import type { Booking } from '../booking/model/booking.ts';
import { isEnded } from '../booking/model/booking-predicates.ts';
import { bookingStatus } from '../booking/model/booking-status.ts';
import { sameName } from '../identity/agrees.ts';
import { toContact } from '../identity/contact.ts';
import type { DeskStore, FoundBooking, StaffMember } from './desk-store.ts';
import type { BookingClue } from './find/booking-clues.ts';
import { mostFound } from './find/find-bookings.ts';

type People = Pick<Booking, 'id' | 'patient' | 'bookedBy' | 'patientId'>;

/** What was corrected on this booking, and nobody of it has any more. */
export function oldContacts({ patient, bookedBy }: Pick<Booking, 'patient' | 'bookedBy'>): BookingClue[] {
  const clueOf = (written: string): BookingClue | null => {
    const contact = toContact(written);
    return contact && (contact.kind === 'email' ? { by: 'email', email: contact.value } : { by: 'phone', phone: contact.value });
  };
  const inUse = [patient.email, patient.phone, bookedBy?.email, bookedBy?.phone].map((written) => JSON.stringify(clueOf(written ?? '')));
  const old = (patient.formerContacts ?? []).map(({ value }) => clueOf(value)).filter((clue) => clue !== null);
  return old.filter((clue) => !inUse.includes(JSON.stringify(clue)));
}

/**
 * A contact typed wrongly may be a stranger's own, whose visits it stands on rightly: only those of the same record, or in the name of
 * somebody of this booking, are told of.
 */
function isOfSamePeople({ patient, bookedBy, patientId }: People, other: FoundBooking): boolean {
  if (patientId !== null && other.patientId === patientId) return true;
  const others = [other.patientName, other.bookerName ?? ''];
  return [patient.name, bookedBy?.name ?? ''].some((name) => others.some((theirs) => sameName(name, theirs)));
}

const isToCome = (visit: FoundBooking, now: Date): boolean => visit.startsAt > now && !isEnded(visit) && bookingStatus(visit) !== 'notPaid';

type Store = Pick<DeskStore, 'findBookings' | 'foundBookings' | 'recordView'>;

/** Other visits to come whose letters still go where they must not, the next first. They name patients, so showing them is recorded. */
export async function readVisitsWithOldContact(store: Store, staff: StaffMember, booking: People, now: Date): Promise<FoundBooking[]> {
  const clues = oldContacts(booking);
  if (clues.length === 0) return [];
  const ids = await store.findBookings(clues, { today: now, now, most: mostFound });
  const found = await store.foundBookings(ids.filter((id) => id !== booking.id));
  const visits = found.filter((other) => isToCome(other, now) && isOfSamePeople(booking, other));
  if (visits.length === 0) return [];
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { bookings: visits.map(({ id }) => id), by: 'oldContact' } });
  return visits.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
