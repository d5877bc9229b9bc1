import { acceptWithin } from '../../booking/waiting/accept-offer.ts';
import { type HourOffer, hourState, type OpenedHour } from '../../booking/waiting/opened-hour.ts';
import { isWaiting, type WaitingPatient } from '../../booking/waiting/waiting-entry.ts';
import type { WaitingTransaction } from '../../booking/waiting/waiting-store.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AuditEntry, DeskStore, DeskTransaction, StaffMember } from '../desk-store.ts';

type OfferLine = Pick<HourOffer, 'id' | 'bookingId' | 'acceptedAt'> & { patientName: string; phone: string };
export type HourWithOffers = OpenedHour & { offers: OfferLine[] };

export type WaitingDesk = {
  waiting(): Promise<WaitingPatient[]>;
  /** With whom they were offered to, the newest first. */
  hours(since: Date): Promise<HourWithOffers[]>;
  act<Trouble>(
    entry: AuditEntry,
    work: (transaction: DeskTransaction & WaitingTransaction) => Promise<Result<'done', Trouble>>,
  ): Promise<Result<'done' | 'alreadyDone', Trouble>>;
};

export type WaitingList = { waiting: WaitingPatient[]; open: HourWithOffers[]; past: HourWithOffers[]; readAt: Date };

/** For so long the page tells what became of hours. */
const shownMs = 7 * 86_400_000;

/** Who waits for what, and which hours are offered now or were. It names patients, so the audit log records whose names were shown. */
export async function readWaitingList(
  { desk, store }: { desk: Pick<WaitingDesk, 'waiting' | 'hours'>; store: Pick<DeskStore, 'recordView'> },
  staff: StaffMember,
  now: Date,
): Promise<WaitingList> {
  const [all, hours] = await Promise.all([desk.waiting(), desk.hours(new Date(now.getTime() - shownMs))]);
  const waiting = all.filter((each) => isWaiting(each, now));
  const shown = [...waiting.map(({ booking }) => booking.id), ...hours.flatMap(({ offers }) => offers.map(({ bookingId }) => bookingId))];
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { by: 'waiting', bookings: [...new Set(shown)] } });
  const isOpen = (hour: HourWithOffers) => hourState(hour, now) === 'open';
  return { waiting, open: hours.filter(isOpen), past: hours.filter((hour) => !isOpen(hour)), readAt: now };
}

/** Said yes on the telephone: the visit is moved as if the patient had pressed the button, and the clinic's book says that the desk did it. */
export const acceptByDesk = (
  desk: Pick<WaitingDesk, 'act'>,
  { staff, requestId, offerId, bookingId }: { staff: StaffMember; requestId: string; offerId: string; bookingId: string },
) =>
  desk.act<{ kind: 'nothingToDo' | 'acceptedBefore' }>(
    { staff, bookingId, requestId, action: 'offerAccepted', detail: { to: offerId } },
    async (transaction) => {
      const accepted = await acceptWithin(transaction, offerId, null);
      if (!accepted.ok || accepted.value.from !== bookingId) return err({ kind: 'nothingToDo' });
      // What the patient accepted on the page meanwhile is not the desk's doing, and nothing may say that it is.
      if (!accepted.value.isNew) return err({ kind: 'acceptedBefore' });
      await transaction.addStaffEvent(bookingId, { kind: 'movedByDesk', by: staff });
      await transaction.addStaffEvent(offerId, { kind: 'movedByDesk', by: staff, detail: { from: bookingId } });
      return ok('done');
    },
  );
