import type { Address } from '@clinic/core/addresses/path-to';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { slotText } from '@clinic/core/booking/form/slot-text';
import { choiceOf } from '@clinic/core/booking/form/wizard-offer';
import type { Booking } from '@clinic/core/booking/model/booking';
import { keptCents } from '@clinic/core/booking/model/money-to-return';
import { type BookedRefund, dueCents } from '@clinic/core/booking/model/refund';
import { type AskedAccount, accountStanding, isTransferDue } from '@clinic/core/booking/model/refund-account';
import { linkState } from '@clinic/core/booking/visit-link/link-state';
import { grantedFor } from '@clinic/core/booking/visit-link/visit-pass';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { cardReturnCookie } from '../../../server/http/card-return-cookie.ts';
import type { PageContext } from '../../page-context.ts';
import { newMoveToken } from './move-visit.server.ts';
import { type AskedVisit, deskSettings, tokenOf, visitPath } from './open-visit.server.ts';
import { readPassCookie } from './pass-cookie.server.ts';
import { visitState } from './visit-state.ts';
import { type ShownAccount, type VisitView, visitView } from './visit-view.ts';

export type NearSlot = { slot: string; day: string; time: string };

/** Everything the page of a visit shows, as of this moment. */
export async function readVisit(page: PageContext, booking: Booking, { request }: AskedVisit): Promise<VisitPage> {
  const { booking: desk, locale } = page;
  const now = new Date();
  const [payments, refunds, asked, old, place] = await Promise.all([
    desk.store.readPayments(booking.id),
    desk.store.readRefunds(booking.id),
    desk.store.readAskedAccount(booking.id),
    booking.movedFrom ? desk.store.read(booking.movedFrom) : null,
    desk.waiting.entryOf(booking.id),
  ]);
  const settings = deskSettings(page);
  const state = visitState(booking, { payments, refunds }, now);
  const knowsWhose = grantedFor(readPassCookie(page, request), booking.id).includes('birthDate');
  const view = visitView(booking, {
    state,
    settings,
    now,
    locale,
    knowsWhose,
    old,
    token: tokenOf(page, booking),
    isWaiting: place !== null,
    ...shownTransfer(refunds, asked),
    keptCents: booking.cancelledAt ? keptCents({ payments, refunds }) : 0,
  });
  const offers = state.kind === 'slotTaken' && !view.isMove;
  const oldVisit = isUndone(state.kind) ? pathToOld(page, old, booking.linkVersion, now) : null;
  const moveBack = old && view.move === 'open' ? await readMoveBack(page, booking, old) : null;
  return { view, oldVisit, moveBack, nearest: offers ? await nearestTo(page, booking) : [] };
}

/** While something is to be transferred: afterwards the page says that it went. */
function shownTransfer(refunds: readonly BookedRefund[], asked: AskedAccount | null): { account: ShownAccount; transferCents: number } {
  const transferCents = dueCents(refunds.filter((refund) => isTransferDue(refund, asked)));
  const standing = transferCents > 0 ? accountStanding(asked) : 'notAsked';
  return standing === 'waiting' || standing === 'given' ? { account: standing, transferCents } : { account: 'none', transferCents: 0 };
}

/** `oldVisit`: where the visit stands that this one was to replace. */
export type VisitPage = { view: VisitView; oldVisit: Address | null; moveBack: MoveBack | null; nearest: NearSlot[] };

/** The time before a move, while nobody has taken it: what the form of a move sends to have it again. */
export type MoveBack = { slot: string; next: string };

async function readMoveBack(page: PageContext, booking: Booking, { startsAt, doctorId }: Booking): Promise<MoveBack | null> {
  const { day: date, time } = inLisbon(startsAt);
  const free = await page.booking.availability.doctorsAt({ date, time }, choiceOf(booking.typeId, doctorId));
  return free.ok && free.value.length > 0 ? { slot: slotText({ date, time, doctorId }), next: newMoveToken(page, booking) } : null;
}

/** For the way back from the provider's page: that page is told only the order's number, so the browser itself knows which visit it was. */
export const cardReturnHeaders = ({ origin, locale }: PageContext, { state, token }: VisitView): { headers?: { 'set-cookie': string } } =>
  state.kind === 'card' ? { headers: { 'set-cookie': cardReturnCookie(origin, { locale, token }) } } : {};

const isUndone = (kind: VisitView['state']['kind']) => kind === 'slotTaken' || kind === 'failed' || kind === 'conflict';

/** Only while the link with which the move was asked for still opens it: a link that was renewed is not handed on through a move. */
const pathToOld = (page: PageContext, old: Booking | null, linkVersion: number, now: Date): Address | null =>
  old && linkState(old, linkVersion, now) === 'open' ? visitPath(page, old) : null;

async function nearestTo({ booking: { availability } }: PageContext, booking: Booking): Promise<NearSlot[]> {
  const { day: date, time } = inLisbon(booking.startsAt);
  const nearest = await availability.nearest(
    { doctorId: booking.doctorId, date, time },
    choiceOf(booking.typeId, booking.preferredDoctorId),
  );
  return nearest.ok ? nearest.value.slots.map(toNearSlot) : [];
}

const toNearSlot = ({ date, time }: Slot): NearSlot => ({ slot: `${date}T${time}`, day: date, time });
