import type { Address } from '@clinic/core/addresses/path-to';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { choiceOf } from '@clinic/core/booking/form/wizard-offer';
import type { Booking } from '@clinic/core/booking/model/booking';
import { linkState } from '@clinic/core/booking/visit-link/link-state';
import { grantedFor } from '@clinic/core/booking/visit-link/visit-pass';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { PageContext } from '../../page-context.ts';
import { type AskedVisit, deskSettings, tokenOf, visitPath } from './open-visit.server.ts';
import { readPassCookie } from './pass-cookie.server.ts';
import { visitState } from './visit-state.ts';
import { type VisitView, visitView } from './visit-view.ts';

export type NearSlot = { slot: string; day: string; time: string };

/** Everything the page of a visit shows, as of this moment. */
export async function readVisit(page: PageContext, booking: Booking, { request }: AskedVisit): Promise<VisitPage> {
  const { booking: desk, locale } = page;
  const now = new Date();
  const [payments, refunds] = await Promise.all([desk.store.readPayments(booking.id), desk.store.readRefunds(booking.id)]);
  const settings = deskSettings(page);
  const state = visitState(booking, { payments, refunds }, now);
  const knowsWhose = grantedFor(readPassCookie(page, request), booking.id).includes('birthDate');
  const view = visitView(booking, { state, settings, now, locale, knowsWhose, token: tokenOf(page, booking) });
  const offers = state.kind === 'slotTaken' && !view.isMove;
  const [oldVisit, nearest] = await Promise.all([
    isUndone(state.kind) ? oldVisitOf(page, booking, now) : null,
    offers ? nearestTo(page, booking) : [],
  ]);
  return { view, oldVisit, nearest };
}

/** `oldVisit`: where the visit stands that this one was to replace. */
export type VisitPage = { view: VisitView; oldVisit: Address | null; nearest: NearSlot[] };

const isUndone = (kind: VisitView['state']['kind']) => kind === 'slotTaken' || kind === 'failed' || kind === 'conflict';

/** Only while the link with which the move was asked for still opens it: a link that was renewed is not handed on through a move. */
async function oldVisitOf(page: PageContext, { movedFrom, linkVersion }: Booking, now: Date): Promise<Address | null> {
  const old = movedFrom ? await page.booking.store.read(movedFrom) : null;
  return old && linkState(old, linkVersion, now) === 'open' ? visitPath(page, old) : null;
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
