import type { Booking } from '@clinic/core/booking/booking';
import type { Slot } from '@clinic/core/booking/rules/slots';
import { choiceOf } from '@clinic/core/booking/wizard/wizard-offer';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { PageContext } from '../../page-context.ts';
import { deskSettings, openVisit } from './open-visit.server.ts';
import { type VisitView, visitView } from './visit-view.ts';

export type NearSlot = { slot: string; day: string; time: string };

/** Everything the page of a visit shows, as of this moment. */
export async function readVisit(page: PageContext, token: string | undefined): Promise<{ view: VisitView; nearest: NearSlot[] }> {
  const { booking: desk, locale } = page;
  const booking = await openVisit(page, token);
  const [payments, settings] = await Promise.all([desk.store.readPayments(booking.id), deskSettings(page)]);
  const view = visitView(booking, { payments, settings, now: new Date(), locale, visitSecret: desk.visitSecret });
  const offers = view.state.kind === 'slotTaken' && booking.movedFrom === null;
  return { view, nearest: offers ? await nearestTo(page, booking) : [] };
}

async function nearestTo({ booking: { availability } }: PageContext, booking: Booking): Promise<NearSlot[]> {
  const { day: date, time } = inLisbon(booking.startsAt);
  const nearest = await availability.nearest(
    { doctorId: booking.doctorId, date, time },
    choiceOf(booking.typeId, booking.preferredDoctorId),
  );
  return nearest.ok ? nearest.value.slots.map(toNearSlot) : [];
}

const toNearSlot = ({ date, time }: Slot): NearSlot => ({ slot: `${date}T${time}`, day: date, time });
