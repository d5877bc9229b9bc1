import type { Locale } from '../kernel/locale.ts';
import { err, ok } from '../kernel/result.ts';
import { isPlainAddress } from '../mail/mail.ts';
import { mailIdOf } from '../mail/mail-id.ts';
import { workItemKinds } from '../work-items/work-item.ts';
import { type DeskContact, deskLetter } from './desk-letter.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { hasPlaceholder } from './replies/reply-placeholders.ts';
import { refuseHeld } from './work/refuse-held.ts';

export const shortestLetter = 10;
export const longestLetter = 2000;

type LetterTrouble = DeskTrouble | { kind: 'tooShort' } | { kind: 'tooLong' } | { kind: 'unfilled' } | { kind: 'noAddress' };
/** `alsoBooker`: whoever booked for the patient gets it, too. `answers`: the last letter of theirs on the page on which it was written. */
type Letter = { text: string; contacts: Record<Locale, DeskContact>; alsoBooker?: boolean; answers?: string | null };

/** The front desk's own text, sent through the mail queue. The audit entry records the fact; the text is stored only in the mail. */
export const writeToPatient = async (
  { store, staff, bookingId, requestId }: DeskRequest,
  { text, contacts, alsoBooker = false, answers = null }: Letter,
) => {
  const words = text.replaceAll('\r\n', '\n').trim();
  if (words.length < shortestLetter) return err({ kind: 'tooShort' as const });
  if (words.length > longestLetter) return err({ kind: 'tooLong' as const });
  // Typed by hand, or left over from a ready answer.
  if (hasPlaceholder(words)) return err({ kind: 'unfilled' as const });
  const mailId = mailIdOf(bookingId, `desk ${requestId}`);
  return store.act<LetterTrouble>({ staff, bookingId, requestId, action: 'write', detail: { mailId } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const free = await refuseHeld(transaction, staff, { subject: { kind: 'booking', id: bookingId }, kinds: workItemKinds });
    if (!free.ok) return free;
    const { patient, bookedBy, locale } = locked.booking;
    const booker = alsoBooker && bookedBy && bookedBy.email !== patient.email ? [{ ...bookedBy, id: mailIdOf(mailId, 'booker') }] : [];
    const recipients = [{ ...patient, id: mailId }, ...booker].filter(({ email }) => isPlainAddress(email));
    if (recipients.length === 0) return err({ kind: 'noAddress' });
    for (const { id, name, email } of recipients) {
      const letter = deskLetter(words, { locale, name, contact: contacts[locale] });
      await transaction.queueMail({ recipient: email, ...letter, bookingId }, id);
    }
    // One that came while somebody wrote is not answered by it, and stays work.
    if (answers && (await transaction.newestArrived({ kind: 'booking', id: bookingId })) === answers)
      await transaction.closeWorkItems({ kinds: ['letterArrived'], subject: { kind: 'booking', id: bookingId }, by: staff.name });
    await transaction.addStaffEvent(bookingId, { kind: 'written', by: staff, detail: { mailId } });
    return ok('done' as const);
  });
};
