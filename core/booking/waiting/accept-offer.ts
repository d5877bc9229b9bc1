import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { sameVisitAt } from '../form/move-submission.ts';
import { submitBooking } from '../form/submit-booking.ts';
import { type OfferState, offerState } from './opened-hour.ts';
import { mayWait } from './waiting-entry.ts';
import type { WaitingStore, WaitingTransaction } from './waiting-store.ts';

/** `ended`: the visit was moved or cancelled meanwhile, or its patient left the list. `taken`: the hour is somebody's already, in spite of the hold. */
export type AcceptTrouble = { kind: 'unknown' | 'ended' | 'taken' } | { kind: Exclude<OfferState, 'open' | 'accepted'> };

/** Thrown to roll back what was written before. */
class Undo extends Error {
  readonly refusal: { ok: false; error: AcceptTrouble };
  constructor(error: AcceptTrouble) {
    super(error.kind);
    this.refusal = { ok: false, error };
  }
}

/** `isNew`: not where it was accepted before, by whomever. */
type Accepted = Result<{ id: string; from: string; isNew: boolean }, AcceptTrouble>;

/** The button of an offer, on its page. `locale`: of the page. */
export async function acceptOffer(waiting: WaitingStore, offerId: string, { locale }: { locale: Locale }): Promise<Accepted> {
  try {
    return await waiting.inTransaction(async (transaction) => {
      const accepted = await acceptWithin(transaction, offerId, locale);
      if (!accepted.ok) throw new Undo(accepted.error);
      return accepted;
    });
  } catch (error) {
    if (error instanceof Undo) return error.refusal;
    throw error;
  }
}

/**
 * The visit is moved as if its patient had chosen the hour. The hour's hold goes over to the new booking within one transaction, under the
 * lock of the hour, so the first who presses has it; everybody else keeps the visit they have and is told. The offer's id is the new
 * booking's: pressed twice it is one move. Whoever calls it rolls back what was refused.
 */
export async function acceptWithin(transaction: WaitingTransaction, offerId: string, locale: Locale | null): Promise<Accepted> {
  const locked = await transaction.lockOffer(offerId);
  const old = locked && (await transaction.lock(locked.offer.bookingId))?.booking;
  if (!old) return err({ kind: 'unknown' });
  const { offer, now } = locked;
  const accepted = { id: offer.id, from: old.id };
  const state = offerState(offer, now);
  if (state === 'accepted') return ok({ ...accepted, isNew: false });
  if (state !== 'open') return err({ kind: state });
  if (offer.leftAt || !mayWait(old, now)) return err({ kind: 'ended' });
  const { id: hourId, doctorId, doctorName, startsAt, endsAt } = offer.hour;
  await transaction.releaseHold(hourId);
  const newTime = { id: offer.id, locale: locale ?? old.locale, startsAt, endsAt, candidates: [{ doctorId, doctorName }] };
  const within = { read: async () => null, inTransaction: <T>(work: (inside: WaitingTransaction) => Promise<T>) => work(transaction) };
  const submitted = await submitBooking(within, sameVisitAt(old, newTime), now);
  if (!submitted.ok) return err({ kind: submitted.error.kind === 'slotTaken' ? 'taken' : 'ended' });
  await transaction.markAccepted(offer, now);
  await transaction.addEvent(old.id, 'earlierHourAccepted');
  await transaction.closeWorkItems({ kinds: ['earlierHour'], subject: { kind: 'booking', id: old.id } });
  for (const other of await transaction.otherOffers(offer)) {
    await transaction.enqueueWork({ kind: 'tellOffer', offerId: other, what: 'gone' });
    await transaction.enqueueWork({ kind: 'textOffer', offerId: other, what: 'gone' });
  }
  return ok({ ...accepted, isNew: true });
}
