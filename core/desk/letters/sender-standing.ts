import type { Booking } from '../../booking/model/booking.ts';
import { isProvenContact } from '../../booking/visit-link/visit-code.ts';
import { type Contact, toContact } from '../../identity/contact.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { FileContact } from '../check-identity.ts';

/** Whose address a letter bears. None of them says who wrote it: that line of an e-mail can be forged. The kind is also the key of its words. */
export type SenderStanding = 'confirmedContact' | 'givenContact' | 'otherAddress';

type Known = { booking: Booking; contacts: readonly FileContact[]; keys: DataKeys };

export function senderStanding(from: string, { booking, contacts, keys }: Known): SenderStanding {
  const sender = toContact(from);
  const given = [booking.patient.email, booking.bookedBy?.email ?? ''].map(toContact);
  if (!sender || !given.some((contact) => isSame(contact, sender))) return 'otherAddress';
  const isConfirmed = contacts.some((contact) => contact.confirmed && isSame(contact, sender));
  return isConfirmed || isProvenContact(booking, sender, keys) ? 'confirmedContact' : 'givenContact';
}

const isSame = (one: Contact | null, { kind, value }: Contact): boolean => one?.kind === kind && one.value === value;
