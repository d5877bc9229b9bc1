import { createHash } from 'node:crypto';
import type { OpenWorkItem, WorkItem, WorkItemKind } from '../../work-items/work-item.ts';
import { mostLettersADay, type NewLetter } from './arrived-letter.ts';
import type { LetterSubject } from './reply-address.ts';

/** `detail`: numbers and ids by which the work names it. */
export type AnsweredSubject = { about: LetterSubject; detail: WorkItem['detail'] };

export type ArrivalTransaction = {
  /** A booking as it goes on, where the visit was moved since; locked. Null where it is gone, or its patient is forgotten. */
  lock(about: LetterSubject): Promise<AnsweredSubject | null>;
  /** Any of them. */
  isKnown(messageHashes: readonly string[]): Promise<boolean>;
  countSince(about: LetterSubject, since: Date): Promise<number>;
  keep(letter: NewLetter): Promise<void>;
  openWorkItem: OpenWorkItem;
  /** Work about it that waits for whoever wrote goes on, and this work is in sight again if it was put off. */
  wakeWork(about: LetterSubject): Promise<void>;
};
export type ArrivalStore = { inTransaction<T>(work: (transaction: ArrivalTransaction) => Promise<T>): Promise<T> };

/** The answer to a letter about a booking can be answered on its page; to the others the desk writes or calls. */
const arrivalKind = ({ kind }: LetterSubject): WorkItemKind => (kind === 'booking' ? 'letterArrived' : 'formLetterArrived');

/** One message may be about two things: it is stored once for each. */
const hashOf = (messageHash: string, { kind, id }: LetterSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([messageHash, kind, id]))
    .digest('hex');

type Arrival = 'kept' | 'known' | 'gone' | 'tooMany';

/** An answer to one of our letters is work for the desk: one item of each subject, which later letters join. */
export const recordArrived = (store: ArrivalStore, letter: NewLetter, now = new Date()): Promise<Arrival> =>
  store.inTransaction(async (transaction) => {
    const answered = await transaction.lock(letter.about);
    if (!answered) return 'gone';
    const { about, detail } = answered;
    const [told, kept] = [letter.about, about].map((each) => hashOf(letter.messageHash, each)) as [string, string];
    // Also where the visit was moved between two times that the message was handed over, and as letters were known before.
    if (await transaction.isKnown([told, kept, letter.messageHash])) return 'known';
    await transaction.wakeWork(about);
    // Before the letter, so that every letter since the item was opened is one that it is about. Also for one that is not kept: whoever sends
    // many must not keep the desk from hearing of the person's own, which is in the mailbox.
    await transaction.openWorkItem({ kind: arrivalKind(about), subject: about, detail });
    const yesterday = new Date(now.getTime() - 24 * 3_600_000);
    if ((await transaction.countSince(about, yesterday)) >= mostLettersADay) return 'tooMany';
    await transaction.keep({ ...letter, about, messageHash: kept });
    return 'kept';
  });
