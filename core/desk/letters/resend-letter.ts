import { err, ok } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import { type ResendLimit, resendLimit, resendWindowMs } from './resend-limit.ts';
import { type ResendableLetter, resendableLetters } from './resendable-letters.ts';

/**
 * “I did not get the mail.” The letter is written anew from how things stand, goes to the same people by the same ways as the first time, and
 * is a mail of its own: a program that has lost the first does not hide this one. The worker looks once more whether it is still true.
 */
export const resendLetter = async ({ store, staff, bookingId, requestId }: DeskRequest, { mail, about }: ResendableLetter) => {
  const file = await store.file(bookingId);
  return store.act<DeskTrouble | { kind: ResendLimit }>(
    { staff, bookingId, requestId, action: 'resend', detail: { mail } },
    async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!file || !locked) return err({ kind: 'notFound' });
      const { booking, now } = locked;
      const payments = await transaction.lockPayments(bookingId);
      const isOffered = resendableLetters({ ...file, booking, payments }, now).some((each) => each.mail === mail && each.about === about);
      if (!isOffered) return err({ kind: 'nothingToDo' });
      // Read under the lock: two presses at the same moment are two, and the second one counts the first.
      const limit = resendLimit(mail, await transaction.resentSince(bookingId, new Date(now.getTime() - resendWindowMs)), now);
      if (limit) return err({ kind: limit });
      await transaction.enqueueWork({ kind: 'tell', bookingId, mail, about, again: requestId });
      await transaction.addStaffEvent(bookingId, { kind: 'resent', by: staff, detail: { mail } });
      return ok('done' as const);
    },
  );
};
