import type { Booking } from '@clinic/core/booking/model/booking';
import { goesAhead } from '@clinic/core/booking/model/booking-predicates';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';

/** Who wanted another time and did not get it keeps the visit, unless it ended otherwise. */
export async function keptStart(store: Pick<BookingStore, 'read'>, { movedFrom }: Pick<Booking, 'movedFrom'>): Promise<Date | null> {
  const old = movedFrom ? await store.read(movedFrom) : null;
  return old && goesAhead(old) ? old.startsAt : null;
}
