import type { PatientRecord } from '../clinic/clinic-service.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { type Contact, contactDigests, toContact } from './contact.ts';

/** What we know about one contact of a record: that we added it, or that it was confirmed. */
export type KnownContact = { patientId: number; digest: string; isConfirmed: boolean };

export type PatientContacts = {
  /** A contact that is not listed here was added to the record by the clinic itself. */
  of(patientIds: number[]): Promise<KnownContact[]>;
  /** Records for which a contact was confirmed, even if it is not on the record. */
  patientsConfirmedFor(digests: string[]): Promise<number[]>;
};

const isSame = (one: Contact | null, other: Contact): boolean => one !== null && one.kind === other.kind && one.value === other.value;

/** Whether it is on the clinic's record, whoever added it. */
export const isOnRecord = ({ contacts }: Pick<PatientRecord, 'contacts'>, contact: Contact): boolean =>
  contacts.some((written) => isSame(toContact(written), contact));

/**
 * Whether the reader of this contact may be taken for this patient: the clinic added it to the record, the front desk has seen the person,
 * or the proven patient added it. A contact that was added by a booking on the website proves nothing.
 */
export function isConfirmed(keys: DataKeys, record: PatientRecord, contact: Contact, known: readonly KnownContact[]): boolean {
  const digests = contactDigests(keys, contact);
  const row = known.find(({ patientId, digest }) => patientId === record.id && digests.includes(digest));
  return row ? row.isConfirmed : isOnRecord(record, contact);
}

/** All confirmed contacts of a record, as the digests that bookings use. */
export const confirmedDigests = (keys: DataKeys, record: PatientRecord, known: readonly KnownContact[]): string[] => [
  ...known.filter(({ patientId, isConfirmed: isBelieved }) => isBelieved && patientId === record.id).map(({ digest }) => digest),
  ...record.contacts.flatMap((written) => {
    const contact = toContact(written);
    return contact && isConfirmed(keys, record, contact, known) ? contactDigests(keys, contact) : [];
  }),
];
