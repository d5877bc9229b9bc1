import { parseEmail } from '../personal-data/email.ts';
import { parsePhone } from '../personal-data/phone.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { keyedDigest, keyedDigests } from '../secrets/keyed-digest.ts';

/** An e-mail address or phone number, in normalised form for comparison. */
export type Contact = { kind: 'email' | 'phone'; value: string };

/** A number with or without country code, and an e-mail in any case, are the same contact. */
export function toContact(written: string): Contact | null {
  if (written.includes('@')) {
    const email = parseEmail(written);
    return email.ok ? { kind: 'email', value: email.value.toLowerCase() } : null;
  }
  const phone = parsePhone(written);
  return phone.ok ? { kind: 'phone', value: phone.value } : null;
}

const purpose = 'contact';
const named = ({ kind, value }: Contact) => `${kind} ${value}`;

/** How a contact is stored if it only has to be recognised. */
export const contactDigest = (keys: DataKeys, contact: Contact): string => keyedDigest(keys, purpose, named(contact));

/** The digests under all keys that may have been in use when it was stored. */
export const contactDigests = (keys: DataKeys, contact: Contact): string[] => keyedDigests(keys, purpose, named(contact));
