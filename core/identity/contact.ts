import { toEmail } from '../booking/rules/email.ts';
import { toPhone } from '../booking/rules/phone.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { keyedDigest, keyedDigests } from '../secrets/keyed-digest.ts';

/** Something at which a person can be reached, in the one form in which it is compared. */
export type Contact = { kind: 'email' | 'phone'; value: string };

/** The same number with and without its country, the same address in capitals, are one contact. */
export function toContact(written: string): Contact | null {
  if (written.includes('@')) {
    const email = toEmail(written);
    return email.ok ? { kind: 'email', value: email.value.toLowerCase() } : null;
  }
  const phone = toPhone(written);
  return phone.ok ? { kind: 'phone', value: phone.value } : null;
}

const purpose = 'contact';
const named = ({ kind, value }: Contact) => `${kind} ${value}`;

/** How a contact is stored where it only has to be found again. */
export const contactDigest = (keys: DataKeys, contact: Contact): string => keyedDigest(keys, purpose, named(contact));

/** Under every key that may have been in use when it was stored. */
export const contactDigests = (keys: DataKeys, contact: Contact): string[] => keyedDigests(keys, purpose, named(contact));
