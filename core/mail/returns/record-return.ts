import type { OpenWorkItem } from '../../work-items/work-item.ts';
import { isAddressDead } from './return-cause.ts';

/** `status`: as the server gave it, in the code of RFC 3463. */
export type ReturnedLetter = { letterId: string; status: string };

export type ReturnTransaction = {
  /** False where it was noted before: servers repeat themselves. */
  noteReturn(returned: ReturnedLetter): Promise<boolean>;
  /** The booking that a letter was about, as the visit goes on, or the subscription that it was sent for; null where it is gone, or was about neither. */
  subjectOf(letterId: string): Promise<{ kind: 'booking' | 'subscription'; id: string } | null>;
  openWorkItem: OpenWorkItem;
  /** The codes of the letters that came back since the subscription was confirmed. */
  returnsOf(subscriptionId: string): Promise<string[]>;
  endSubscription(subscriptionId: string): Promise<void>;
};
export type ReturnStore = { inTransaction<T>(work: (transaction: ReturnTransaction) => Promise<T>): Promise<T> };

/** Once may be the server's mistake. */
const returnsThatEnd = 2;

/**
 * A letter about a visit that came back is a call to make. A newsletter that came back makes no work: after the second, of a wrong or closed
 * address, nothing more is sent there.
 */
export const recordReturn = (store: ReturnStore, returned: ReturnedLetter): Promise<void> =>
  store.inTransaction(async (transaction) => {
    if (!(await transaction.noteReturn(returned))) return;
    const subject = await transaction.subjectOf(returned.letterId);
    if (subject?.kind === 'booking') {
      await transaction.openWorkItem({
        kind: 'letterNotDelivered',
        subject: { kind: 'booking', id: subject.id },
        detail: { mailId: returned.letterId },
      });
    }
    if (subject?.kind !== 'subscription') return;
    const dead = (await transaction.returnsOf(subject.id)).filter(isAddressDead);
    if (dead.length >= returnsThatEnd) await transaction.endSubscription(subject.id);
  });
