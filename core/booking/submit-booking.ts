import { err, ok, type Result } from '../kernel/result.ts';
import type { RequestedVisit } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import { holdMinutes } from './rules/constants.ts';
import { payBy } from './rules/payment-choice.ts';
import { awaitsRelease, goesAhead } from './rules/standing-visit.ts';

/** A doctor who has the chosen time free, in the order in which they are to be asked. */
export type Candidate = { doctorId: number; doctorName: string };
export type Submission = Omit<RequestedVisit, 'doctorId' | 'doctorName' | 'payBy'> & { candidates: Candidate[] };
export type SubmitTrouble = { kind: 'slotTaken' } | { kind: 'notMovable' };

/** Most bookings are settled in a second or two; only who has to wait is told that we are at it. */
const writeAfterMs = 45_000;

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
export async function submitBooking(
  store: BookingStore,
  submission: Submission,
  now: Date,
): Promise<Result<{ id: string }, SubmitTrouble>> {
  const { candidates, ...asked } = submission;
  const [first] = candidates;
  // Sent a second time, its slot is no longer free: the first time took it.
  if (await store.read(asked.id)) return ok({ id: asked.id });
  if (!first || asked.startsAt <= now) return err({ kind: 'slotTaken' });
  const until = new Date(now.getTime() + holdMinutes * 60_000);
  const paidUntil = asked.paymentMethod ? payBy(asked.paymentMethod, now, asked.startsAt) : null;
  try {
    return await store.inTransaction(async (transaction) => {
      const old = asked.movedFrom ? await transaction.lock(asked.movedFrom) : null;
      if (asked.movedFrom && !old) return err({ kind: 'notMovable' as const });
      if (!(await transaction.insert({ ...asked, ...first, payBy: paidUntil }, now))) return ok({ id: asked.id });
      // Asked only of a new id: the second press of a button finds the visit already moved, by its own first press.
      if (old && (!goesAhead(old.booking) || awaitsRelease(old.booking))) throw new Undo('notMovable');
      for (const { doctorId, doctorName } of candidates) {
        const hold = { bookingId: asked.id, doctorId, startsAt: asked.startsAt, endsAt: asked.endsAt, until };
        if (!(await transaction.holdSlot(hold))) continue;
        if (doctorId !== first.doctorId) await transaction.assignDoctor(asked.id, { doctorId, doctorName });
        await transaction.note(asked.id, 'submitted');
        await transaction.start(
          { kind: 'tell', bookingId: asked.id, mail: 'received', about: 'submission' },
          new Date(now.getTime() + writeAfterMs),
        );
        await transaction.start({ kind: 'book', bookingId: asked.id });
        return ok({ id: asked.id });
      }
      throw new Undo('slotTaken');
    });
  } catch (error) {
    if (error instanceof Undo) return err(error.trouble);
    throw error;
  }
}
