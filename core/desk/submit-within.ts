import { type Submission, submitBooking } from '../booking/form/submit-booking.ts';
import { err } from '../kernel/result.ts';
import type { DeskTransaction } from './desk-store.ts';

/**
 * In the transaction of the audit row: whatever is refused leaves neither. A repeated press ends at that row, so an id that is taken here
 * is another booking's, which nobody has made here.
 */
export async function submitWithin(transaction: DeskTransaction, submission: Submission): ReturnType<typeof submitBooking> {
  let isNew = false;
  const insert: DeskTransaction['insert'] = async (visit, submittedAt) => {
    isNew = await transaction.insert(visit, submittedAt);
    return isNew;
  };
  const within = {
    read: async () => null,
    inTransaction: <T>(work: (inside: DeskTransaction) => Promise<T>) => work({ ...transaction, insert }),
  };
  const submitted = await submitBooking(within, submission, new Date());
  return submitted.ok && !isNew ? err({ kind: 'notMovable' }) : submitted;
}
