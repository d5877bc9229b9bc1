import { proofIdleMinutes } from '../../identity/codes/code-figures.ts';
import type { Contact } from '../../identity/contact.ts';
import { contactDigest, contactDigests, toContact } from '../../identity/contact.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import { textCountry } from '../rules/text-phone.ts';
import type { Draft } from './draft.ts';
import type { Answers } from './walk.ts';

type Details = Required<Answers>['details'];

/** Of whoever books, for himself or for somebody else: the contacts to which a code can go, the better way first. */
export function proverContacts({ patient, booker }: Details): Contact[] {
  const [email, phone] = booker ? [booker.bookerEmail, booker.bookerPhone] : [patient.email, patient.phone];
  const contacts = [toContact(email), toContact(phone)].filter((contact) => contact !== null);
  return contacts.filter(({ kind, value }) => kind === 'email' || textCountry(value) !== null);
}

/** The one that this browser has proven, by a code for this booking or as a contact on the record of the patient it has proven to be. */
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

/** Under which name the contact stands with the booking. A patient who was recognised stands behind it with the contact he proved. */
export const digestBehind = (keys: DataKeys, draft: Draft, proven: Contact): string => draft.contactDigest ?? contactDigest(keys, proven);
