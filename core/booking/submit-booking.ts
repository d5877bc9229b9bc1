import { err, ok, type Result } from '../kernel/result.ts';
import type { RequestedVisit } from './booking.ts';
import type { BookingStore, BookingTransaction } from './booking-store.ts';
import { holdMinutes, replyWorkingHours } from './rules/constants.ts';
import { payBy } from './rules/payment-choice.ts';
import { awaitsRelease, goesAhead } from './rules/standing-visit.ts';
import { addWorkingHours } from './rules/working-hours.ts';

/** A doctor who has the chosen time free, in the order in which they are to be asked. */
export type Candidate = { doctorId: number; doctorName: string };
export type Submission = Omit<RequestedVisit, 'doctorId' | 'doctorName' | 'payBy'> & { candidates: Candidate[] };
export type SubmitTrouble = { kind: 'slotTaken' } | { kind: 'notMovable' };

/** Most bookings are settled in a second or two; only who has to wait is told that we are at it. */
const writeAfterMs = 45_000;
/** Somebody who could not be sent a code is called soon after the clinic opens; the hour is kept for as long as the page promises a call. */
const callWithinWorkingHours = 2;

/** Thrown to undo the row of a booking that cannot be. */
class Undo extends Error {
  readonly trouble: SubmitTrouble;
  constructor(kind: SubmitTrouble['kind']) {
    super(kind);
    this.trouble = { kind };
  }
}

/**
 * Takes the slot, writes the booking and starts the work, all or nothing. The id is made before the button is shown: pressed
 * twice, in two tabs or on two servers, it is one booking.
 */
export const submitBooking = (store: BookingStore, submission: Submission, now: Date): Promise<Result<{ id: string }, SubmitTrouble>> =>
  write(store, submission, { now, until: new Date(now.getTime() + holdMinutes * 60_000) }, async (transaction) => {
    const { id: bookingId } = submission;
    const after = new Date(now.getTime() + writeAfterMs);
    await transaction.start({ kind: 'tell', bookingId, mail: 'received', about: 'submission' }, after);
    await transaction.start({ kind: 'book', bookingId });
  });

/** The same for whoever could not be sent a code: the slot waits, and nothing is done at the clinic until a person has called. */
export const submitUnproven = (store: BookingStore, submission: Submission, now: Date): Promise<Result<{ id: string }, SubmitTrouble>> =>
  write(store, submission, { now, until: addWorkingHours(now, replyWorkingHours) }, async (transaction) => {
    const { id } = submission;
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'contactUnproven' });
    await transaction.openWorkItem({
      kind: 'contactUnproven',
      subject: { kind: 'booking', id },
      dueAt: addWorkingHours(now, callWithinWorkingHours),
    });
  });

async function write(
  store: BookingStore,
  submission: Submission,
  { now, until }: { now: Date; until: Date },
  then: (transaction: BookingTransaction) => Promise<void>,
): Promise<Result<{ id: string }, SubmitTrouble>> {
  const { candidates, ...asked } = submission;
  const [first] = candidates;
  // Sent a second time, its slot is no longer free: the first time took it.
  if (await store.read(asked.id)) return ok({ id: asked.id });
  if (!first || asked.startsAt <= now) return err({ kind: 'slotTaken' });
  const paidUntil = asked.paymentMethod ? payBy(asked.paymentMethod, now, asked.startsAt) : null;
  try {
    return await store.inTransaction(async (transaction) => {
      const old = asked.movedFrom ? await transaction.lock(asked.movedFrom) : null;
      if (asked.movedFrom && !old) return err({ kind: 'notMovable' as const });
      if (!(await transaction.insert({ ...asked, ...first, payBy: paidUntil }, now))) return ok({ id: asked.id });
      // Asked only of a new id: the second press of a button finds the visit already moved, by its own first press.
      if (old && (!goesAhead(old.booking) || awaitsRelease(old.booking))) throw new Undo('notMovable');
      // So that a move that comes to nothing leads back to its visit only with a link that still opens it.
      if (old && old.booking.linkVersion > 0) await transaction.change(asked.id, { linkVersion: old.booking.linkVersion });
      for (const { doctorId, doctorName } of candidates) {
        const hold = { bookingId: asked.id, doctorId, startsAt: asked.startsAt, endsAt: asked.endsAt, until };
        // Held already while the code was on its way, or taken now.
        if (!(await transaction.renewHold(hold))) continue;
        await transaction.freeOtherSlots(hold);
        if (doctorId !== first.doctorId) await transaction.assignDoctor(asked.id, { doctorId, doctorName });
        await transaction.note(asked.id, 'submitted');
        await then(transaction);
        return ok({ id: asked.id });
      }
      throw new Undo('slotTaken');
    });
  } catch (error) {
    if (error instanceof Undo) return err(error.trouble);
    throw error;
  }
}
