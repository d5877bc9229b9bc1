import type { PatientRecord } from '../booking/clinic-service.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { type Contact, contactDigests, toContact } from './contact.ts';

/** What we know of one contact of one record: that we wrote it there, or that somebody vouched for it. */
export type KnownContact = { patientId: number; digest: string; isConfirmed: boolean };

export type PatientContacts = {
  /** A contact of which nothing is known here was written into the record by the clinic itself. */
  of(patientIds: number[]): Promise<KnownContact[]>;
  /** Records for which a contact was confirmed, though it need not stand there. */
  patientsConfirmedFor(digests: string[]): Promise<number[]>;
};

const isSame = (one: Contact | null, other: Contact): boolean => one !== null && one.kind === other.kind && one.value === other.value;

/** Whether it stands on the clinic's record, whoever wrote it there. */
export const isOnRecord = ({ contacts }: Pick<PatientRecord, 'contacts'>, contact: Contact): boolean =>
  contacts.some((written) => isSame(toContact(written), contact));

/**
 * Whether whoever reads this contact may be taken for this patient: the clinic wrote it into the record, or the desk has seen the
 * person, or the patient added it himself. What came there with a booking on the website proves nothing.
 */
export function isConfirmed(keys: DataKeys, record: PatientRecord, contact: Contact, known: readonly KnownContact[]): boolean {
  const digests = contactDigests(keys, contact);
  const row = known.find(({ patientId, digest }) => patientId === record.id && digests.includes(digest));
  return row ? row.isConfirmed : isOnRecord(record, contact);
}

/** All that are believed of a record, by the digests under which bookings name them. */
export const confirmedDigests = (keys: DataKeys, record: PatientRecord, known: readonly KnownContact[]): string[] => [
  ...known.filter(({ patientId, isConfirmed: isBelieved }) => isBelieved && patientId === record.id).map(({ digest }) => digest),
  ...record.contacts.flatMap((written) => {
    const contact = toContact(written);
    return contact && isConfirmed(keys, record, contact, known) ? contactDigests(keys, contact) : [];
  }),
];
