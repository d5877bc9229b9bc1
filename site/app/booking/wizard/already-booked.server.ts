import type { Booking } from '@clinic/core/booking/model/booking';
import { awaitsRelease, isEnded, visitStands } from '@clinic/core/booking/model/booking-predicates';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { PageContext } from '../../page-context.ts';
import { lisbonMoment } from '../visit/moment.ts';
import { visitPath } from '../visit/open-visit.server.ts';
import type { BookedView } from './already-booked.tsx';
import { type LoadedWizard, readDraft } from './load-wizard.server.ts';

/** What this browser booked a moment ago, for whoever goes back to a later screen; at the first question another booking begins. */
export async function readAlreadyBooked(
  page: PageContext,
  request: Request,
  { step, draft, progress }: LoadedWizard,
): Promise<BookedView | null> {
  if (draft || step === progress.applicable[0]) return null;
  const { draft: sent } = await readDraft(page, request);
  const booking = sent?.submittedAt ? await page.booking.store.read(sent.bookingId) : null;
  // A link that was renewed since is not for whoever has this browser now.
  if (booking?.linkVersion !== 0 || !isStillBooked(booking)) return null;
  const { startsAt, doctorName, mode } = booking;
  return { startsAt: lisbonMoment(startsAt), doctorName: doctorNameIn(doctorName, page.locale), mode, to: visitPath(page, booking) };
}

const isStillBooked = (booking: Booking): boolean =>
  !isEnded(booking) && !awaitsRelease(booking) && (visitStands(booking) || booking.bookedAt === null);
