import type { Booking } from '../booking/model/booking.ts';
import { isProvenContact } from '../booking/visit-link/visit-code.ts';
import { type Contact, contactDigest, contactDigests, toContact } from '../identity/contact.ts';
import { err, ok } from '../kernel/result.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { endLinksOf } from './accounts/end-links.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { BookingFile } from './desk-store.ts';
import { refuseHeld } from './work/refuse-held.ts';

/** A document was seen, never copied. A voice on the phone proves nothing. */
export const identityChecks = ['documentInPerson', 'documentByVideo'] as const;
export type IdentityCheck = (typeof identityChecks)[number];
export type ContactKind = Contact['kind'];
type IdentityTrouble = DeskTrouble | { kind: 'noContact' };

export type FileContact = {
  kind: ContactKind;
  value: string;
  /** The booker has proven this contact with a code. */
  provenWithBooking: boolean;
  confirmed: { at: Date; by: string } | null;
};

/** The patient's own contacts of the booking, without those of somebody who booked for them. */
const contactsOf = ({ patient }: Booking): Contact[] => [patient.email, patient.phone].map(toContact).filter((contact) => contact !== null);

/** The contacts that the front desk can confirm, and which it has confirmed. */
export const fileContacts = ({ booking, confirmations }: BookingFile, keys: DataKeys): FileContact[] =>
  contactsOf(booking).map((contact) => {
    const digests = contactDigests(keys, contact);
    const standing = confirmations.find(
      ({ contactDigest: digest, confirmedAt, withdrawnAt }) => digests.includes(digest) && confirmedAt && !withdrawnAt,
    );
    return {
      ...contact,
      provenWithBooking: isProvenContact(booking, contact, keys),
      confirmed: standing?.confirmedAt ? { at: standing.confirmedAt, by: standing.confirmedBy ?? '' } : null,
    };
  });

type Checked = { how: IdentityCheck; contacts: ContactKind[]; keys: DataKeys };

/** Staff saw the person with a document, who confirmed these contacts. From now on they give access to the clinic's record. */
export const checkIdentity = ({ store, staff, bookingId, requestId }: DeskRequest, { how, contacts, keys }: Checked) =>
  store.act<IdentityTrouble>({ staff, bookingId, requestId, action: 'identityChecked', detail: { how, contacts } }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    if (booking.patientId === null) return err({ kind: 'nothingToDo' });
    const confirmed = contactsOf(booking).filter(({ kind }) => contacts.includes(kind));
    if (confirmed.length === 0) return err({ kind: 'noContact' });
    const settled = { kinds: ['identityToCheck' as const], subject: { kind: 'booking' as const, id: bookingId } };
    const free = await refuseHeld(transaction, staff, settled);
    if (!free.ok) return free;
    for (const contact of confirmed) await transaction.confirmContact(booking.patientId, contactDigest(keys, contact), staff, now);
    await transaction.closeWorkItems({ ...settled, by: staff.name });
    await transaction.addStaffEvent(bookingId, { kind: 'identityChecked', by: staff, detail: { how } });
    return ok('done' as const);
  });

type Withdrawn = { contact: ContactKind; keys: DataKeys };

/** The contact no longer opens the record; accounts that stand on it are unlinked, and their sessions end. */
export const withdrawConfirmation = ({ store, staff, bookingId, requestId }: DeskRequest, { contact: kind, keys }: Withdrawn) =>
  store.act<IdentityTrouble>(
    { staff, bookingId, requestId, action: 'identityWithdrawn', detail: { contact: kind } },
    async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!locked) return err({ kind: 'notFound' });
      const { booking, now } = locked;
      const contact = contactsOf(booking).find((candidate) => candidate.kind === kind);
      if (booking.patientId === null || !contact) return err({ kind: 'nothingToDo' });
      if (!(await transaction.withdrawContact(booking.patientId, contactDigests(keys, contact), staff, now)))
        return err({ kind: 'nothingToDo' });
      await endLinksOf(transaction.accounts, booking.patientId, contact);
      await transaction.addStaffEvent(bookingId, { kind: 'identityWithdrawn', by: staff });
      return ok('done' as const);
    },
  );
