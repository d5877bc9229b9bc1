import { err, ok, type Result } from '../../kernel/result.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import type { Booking, RequestedVisit } from '../model/booking.ts';
import { awaitsRelease, goesAhead } from '../model/booking-predicates.ts';
import { holdMinutes } from '../model/constants.ts';
import { payBy } from '../model/payment-choice.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';

/** Doctors who have the chosen time free, in order of preference. */
export type Candidate = { doctorId: number; doctorName: string };
export type Submission = Omit<RequestedVisit, 'doctorId' | 'doctorName' | 'payBy'> & { candidates: Candidate[] };
type SubmitStore = Pick<BookingStore, 'read' | 'inTransaction'>;
export type SubmitTrouble = { kind: 'slotTaken' } | { kind: 'notMovable' };

/** Most bookings are done in a second or two; the mail "received" is sent only if it takes longer. */
const writeAfterMs = 45_000;
/** A patient without a code is called soon after the clinic opens; the slot is held for as long as the page promises a call. */
const callWithinWorkingHours = 2;

/** Thrown to roll back the booking's row. */
class Undo extends Error {
  readonly trouble: SubmitTrouble;
  constructor(kind: SubmitTrouble['kind']) {
    super(kind);
    this.trouble = { kind };
  }
}

/**
 * Takes the slot, stores the booking and starts the work in one transaction. The id is made before the button is shown: pressed twice, in
 * two tabs or on two servers, it gives one booking.
 */
export const submitBooking = (store: SubmitStore, submission: Submission, now: Date): Promise<Result<{ id: string }, SubmitTrouble>> =>
  write(store, submission, { now, until: new Date(now.getTime() + holdMinutes * 60_000) }, async (transaction) => {
    const { id: bookingId } = submission;
    const after = new Date(now.getTime() + writeAfterMs);
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'received', about: 'submission' }, after);
    await transaction.enqueueWork({ kind: 'book', bookingId });
  });

/** The same without a code: the slot is held, and no appointment is created until the front desk has called the patient. */
export const submitUnproven = (
  store: BookingStore,
  submission: Submission,
  { now, calendar }: { now: Date; calendar: OpeningCalendar },
): Promise<Result<{ id: string }, SubmitTrouble>> =>
  write(store, submission, { now, until: addWorkingHours(now, replyWorkingHours, calendar) }, async (transaction) => {
    const { id } = submission;
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'contactUnproven' });
    await transaction.openWorkItem({
      kind: 'contactUnproven',
      subject: { kind: 'booking', id },
      dueAt: addWorkingHours(now, callWithinWorkingHours, calendar),
    });
  });

/** As they are under the lock: the front desk may have corrected a contact, or the patient changed the payment, since they were read. */
const standingAnswers = ({ patient, bookedBy, contactDigest, contactProvenAt, paymentMethod, mbwayPhone }: Booking) => ({
  ...{ patient, bookedBy, contactDigest, contactProvenAt, paymentMethod, mbwayPhone },
});

/** The same submission once more is one booking. The id of any other booking is refused: what follows from `ok` leads to the visit. */
const sentBefore = (
  earlier: Booking | null,
  { id, movedFrom }: Pick<Submission, 'id' | 'movedFrom'>,
): Result<{ id: string }, SubmitTrouble> => (earlier?.movedFrom === movedFrom ? ok({ id }) : err({ kind: 'notMovable' }));

async function write(
  store: SubmitStore,
  submission: Submission,
  { now, until }: { now: Date; until: Date },
  then: (transaction: BookingTransaction) => Promise<void>,
): Promise<Result<{ id: string }, SubmitTrouble>> {
  const { candidates, ...asked } = submission;
  const [first] = candidates;
  // Sent a second time, its slot is no longer free: the first submission took it.
  const earlier = await store.read(asked.id);
  if (earlier) return sentBefore(earlier, asked);
  if (!first || asked.startsAt <= now) return err({ kind: 'slotTaken' });
  try {
    const written = await store.inTransaction(async (transaction) => {
      const old = asked.movedFrom ? await transaction.lock(asked.movedFrom) : null;
      if (asked.movedFrom && !old) return err({ kind: 'notMovable' as const });
      const visit = { ...asked, ...(old && standingAnswers(old.booking)) };
      const paidUntil = visit.paymentMethod ? payBy(visit.paymentMethod, now, visit.startsAt) : null;
      if (!(await transaction.insert({ ...visit, ...first, payBy: paidUntil }, now))) return null;
      // Checked only for a new id: a repeated submission finds the visit already moved by the first.
      if (old && (!goesAhead(old.booking) || awaitsRelease(old.booking))) throw new Undo('notMovable');
      // So that a failed move leads back to the old visit only through a link that is still valid.
      if (old && old.booking.linkVersion > 0) await transaction.change(asked.id, { linkVersion: old.booking.linkVersion });
      for (const { doctorId, doctorName } of candidates) {
        const hold = { bookingId: asked.id, doctorId, startsAt: asked.startsAt, endsAt: asked.endsAt, until };
        // Already held since the code was requested, or taken now.
        if (!(await transaction.acquireHold(hold))) continue;
        await transaction.releaseOtherHolds(hold);
        if (doctorId !== first.doctorId) await transaction.assignDoctor(asked.id, { doctorId, doctorName });
        await transaction.addEvent(asked.id, 'submitted');
        await then(transaction);
        return ok({ id: asked.id });
      }
      throw new Undo('slotTaken');
    });
    // Read without a lock, and after the old visit's has ended: whoever has the new one locked may be waiting for it.
    return written ?? sentBefore(await store.read(asked.id), asked);
  } catch (error) {
    if (error instanceof Undo) return err(error.trouble);
    throw error;
  }
}
