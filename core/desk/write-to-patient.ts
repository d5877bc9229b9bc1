import type { Locale } from '../kernel/locale.ts';
import { err, ok } from '../kernel/result.ts';
import { isPlainAddress } from '../mail/mail.ts';
import { mailIdOf } from '../mail/mail-id.ts';
import { workItemKinds } from '../work-items/work-item.ts';
import { type DeskContact, deskLetter } from './desk-letter.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { refuseHeld } from './work/refuse-held.ts';

export const shortestLetter = 10;
export const longestLetter = 2000;

type LetterTrouble = DeskTrouble | { kind: 'tooShort' } | { kind: 'tooLong' } | { kind: 'noAddress' };
type Letter = { text: string; contacts: Record<Locale, DeskContact> };

/** The front desk's own text, sent through the mail queue. The audit entry records the fact; the text is stored only in the mail. */
export const writeToPatient = async ({ store, staff, bookingId, requestId }: DeskRequest, { text, contacts }: Letter) => {
  const words = text.replaceAll('\r\n', '\n').trim();
  if (words.length < shortestLetter) return err({ kind: 'tooShort' as const });
  if (words.length > longestLetter) return err({ kind: 'tooLong' as const });
  const mailId = mailIdOf(bookingId, `desk ${requestId}`);
  return store.act<LetterTrouble>({ staff, bookingId, requestId, action: 'write', detail: { mailId } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const free = await refuseHeld(transaction, staff, { subject: { kind: 'booking', id: bookingId }, kinds: workItemKinds });
    if (!free.ok) return free;
    const { patient, locale } = locked.booking;
    if (!isPlainAddress(patient.email)) return err({ kind: 'noAddress' });
    const letter = deskLetter(words, { locale, name: patient.name, contact: contacts[locale] });
    await transaction.queueMail({ recipient: patient.email, ...letter, bookingId }, mailId);
    await transaction.addStaffEvent(bookingId, { kind: 'written', by: staff, detail: { mailId } });
    return ok('done' as const);
  });
};
