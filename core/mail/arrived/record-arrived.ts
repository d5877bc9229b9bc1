import type { OpenWorkItem } from '../../work-items/work-item.ts';
import { mostLettersADay, type NewLetter } from './arrived-letter.ts';

export type ArrivalTransaction = {
  /** The booking as it goes on, where the visit was moved since; locked. Null where it is gone, or its patient is forgotten. */
  lockBooking(bookingId: string): Promise<string | null>;
  isKnown(messageHash: string): Promise<boolean>;
  countSince(bookingId: string, since: Date): Promise<number>;
  keep(letter: NewLetter): Promise<void>;
  openWorkItem: OpenWorkItem;
  /** Work about this booking that waits for its patient goes on, and this work is in sight again if it was put off. */
  wakeWork(bookingId: string): Promise<void>;
};
export type ArrivalStore = { inTransaction<T>(work: (transaction: ArrivalTransaction) => Promise<T>): Promise<T> };

type Arrival = 'kept' | 'known' | 'gone' | 'tooMany';

/** An answer to one of our letters is work for the desk: one item of each booking, which later letters join. */
export const recordArrived = (store: ArrivalStore, letter: NewLetter, now = new Date()): Promise<Arrival> =>
  store.inTransaction(async (transaction) => {
    const bookingId = await transaction.lockBooking(letter.bookingId);
    if (!bookingId) return 'gone';
    if (await transaction.isKnown(letter.messageHash)) return 'known';
    await transaction.wakeWork(bookingId);
    // Before the letter, so that every letter since the item was opened is one that it is about. Also for one that is not kept: whoever sends
    // many must not keep the desk from hearing of the patient's own, which is in the mailbox.
    await transaction.openWorkItem({ kind: 'letterArrived', subject: { kind: 'booking', id: bookingId } });
    const yesterday = new Date(now.getTime() - 24 * 3_600_000);
    if ((await transaction.countSince(bookingId, yesterday)) >= mostLettersADay) return 'tooMany';
    await transaction.keep({ ...letter, bookingId });
    return 'kept';
  });
