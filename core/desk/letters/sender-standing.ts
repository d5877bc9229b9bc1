import type { Booking } from '../../booking/model/booking.ts';
import { type Contact, toContact } from '../../identity/contact.ts';
import type { FileContact } from '../check-identity.ts';

/**
 * Whose address a letter bears. None of them says who wrote it: that line of an e-mail can be forged. Only `confirmedContact` is the
 * patient's own for certain: with `usedToBook` anybody can have booked in the patient's name, and read the code. The kind is also the key
 * of its words.
 */
export type SenderStanding = 'confirmedContact' | 'usedToBook' | 'givenContact' | 'ofBooker' | FormSenderStanding;

/** Of a letter about a form: the e-mail that stands in it, which whoever sent the form has proven or not. */
export type FormSenderStanding = 'provenWithForm' | 'givenWithForm' | 'otherAddress';

/** `contacts`: the patient's own. */
type Known = { booking: Pick<Booking, 'bookedBy'>; contacts: readonly FileContact[] };

export function senderStanding(from: string, { booking: { bookedBy }, contacts }: Known): SenderStanding {
  const sender = toContact(from);
  if (!sender) return 'otherAddress';
  const own = contacts.find((contact) => isSame(contact, sender));
  if (own) return own.confirmed ? 'confirmedContact' : own.provenWithBooking ? 'usedToBook' : 'givenContact';
  return isSame(toContact(bookedBy?.email ?? ''), sender) ? 'ofBooker' : 'otherAddress';
}

export function formSenderStanding(from: string, { email, isProven }: { email: string; isProven: boolean }): FormSenderStanding {
  const sender = toContact(from);
  if (!sender || !isSame(toContact(email), sender)) return 'otherAddress';
  return isProven ? 'provenWithForm' : 'givenWithForm';
}

const isSame = (one: Contact | null, { kind, value }: Contact): boolean => one?.kind === kind && one.value === value;
