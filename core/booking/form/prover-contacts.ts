import { proofIdleMinutes } from '../../identity/codes/code-figures.ts';
import type { Contact } from '../../identity/contact.ts';
import { contactDigest, contactDigests, toContact } from '../../identity/contact.ts';
import { textCountry } from '../../personal-data/text-phone.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { Draft } from './draft.ts';
import type { Answers } from './wizard-progress.ts';

type Details = Required<Answers>['details'];

/** The booker's contacts to which a code can be sent, the preferred one first. */
export function proverContacts({ patient, booker }: Details): Contact[] {
  const [email, phone] = booker ? [booker.bookerEmail, booker.bookerPhone] : [patient.email, patient.phone];
  const contacts = [toContact(email), toContact(phone)].filter((contact) => contact !== null);
  return contacts.filter(({ kind, value }) => kind === 'email' || textCountry(value) !== null);
}

/** The contact that this browser has proven, by a code for this booking or as a contact on the proven patient's record. */
export function provenContact(
  keys: DataKeys,
  draft: Draft,
  contacts: readonly Contact[],
  isPatientProven: boolean,
  now: Date,
): Contact | null {
  const isFresh = draft.contactProvenAt !== null && now.getTime() - draft.contactProvenAt.getTime() < proofIdleMinutes * 60_000;
  const proven = isFresh ? contacts.find((contact) => contactDigests(keys, contact).includes(draft.contactDigest ?? '')) : undefined;
  if (proven) return proven;
  const onRecord = [draft.known.email, draft.known.phone].map((written) => toContact(written ?? ''));
  const isKnown = (contact: Contact) => onRecord.some((known) => known?.kind === contact.kind && known.value === contact.value);
  return (isPatientProven && contacts.find(isKnown)) || null;
}

/** The digest stored with the booking. For a recognised patient it is that of the contact that the code went to. */
export const digestBehind = (keys: DataKeys, draft: Draft, proven: Contact): string => draft.contactDigest ?? contactDigest(keys, proven);
