import { contactDigest, toContact } from '../identity/contact.ts';
import { isOnRecord } from '../identity/patient-contacts.ts';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import { contactsToSend } from './rules/clinic-contacts.ts';
import { heard, told } from './silence.ts';

/**
 * Whoever has proven to be the patient adds to the record what it lacks, and changes nothing that stands there: the desk may have
 * corrected it, and people write their own names in short. A new contact is believed only if it was proven, too.
 */
export async function updateProvenRecord(ports: BookingPorts, booking: Booking, patientId: number) {
  const { clinic, keys, store } = ports;
  const { patient } = booking;
  const record = told(await clinic.readPatient(patientId));
  const hasOtherVat = record !== null && patient.vat !== null && record.vat !== '' && record.vat !== patient.vat;
  const found = { id: patientId, created: false, clash: hasOtherVat ? patientId : null };
  if (!record) return found;
  const contacts = contactsToSend(record.contacts, patient);
  const digests = contacts.flatMap((written) => {
    const contact = toContact(written);
    return contact && !isOnRecord(record, contact) ? [contactDigest(keys, contact)] : [];
  });
  // Before it is sent: should we die in between, the contact on the record is known to be ours.
  await store.inTransaction((transaction) =>
    transaction.recordWrittenContacts(patientId, { digests, provenDigest: booking.contactDigest }),
  );
  const { name, birthDay, vat, nSNS, nCC, profession } = record;
  const details = {
    ...{ name, birthDay, gender: record.gender ?? patient.gender },
    ...{ vat: vat || (patient.vat ?? ''), nSNS: nSNS || (patient.nSNS ?? ''), nCC: nCC || (patient.nCC ?? '') },
    profession: profession || patient.profession,
    contacts,
  };
  const updated = heard(await clinic.updatePatient(patientId, details));
  // A proven patient is known whatever the clinic thinks of the new number; a NIF that another has is the desk's to settle.
  return updated.ok || updated.error.kind === 'phoneDigits' ? found : { ...found, clash: patientId };
}
