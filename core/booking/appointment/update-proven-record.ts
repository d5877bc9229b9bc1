import { unlessUnavailable, unwrapResponse } from '../../clinic/service-unavailable.ts';
import { contactDigest, toContact } from '../../identity/contact.ts';
import { isOnRecord } from '../../identity/patient-contacts.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { contactsToSend } from './clinic-contacts.ts';

/**
 * A proven patient adds to the record what it lacks and changes nothing in it: the front desk may have corrected it, and people abbreviate
 * their names. A new contact is trusted only if it was proven, too.
 */
export async function updateProvenRecord(ports: BookingPorts, booking: Booking, patientId: number) {
  const { clinic, keys, store } = ports;
  const { patient } = booking;
  const record = unwrapResponse(await clinic.readPatient(patientId));
  const hasOtherVat = record !== null && patient.vat !== null && record.vat !== '' && record.vat !== patient.vat;
  const found = { id: patientId, created: false, clash: hasOtherVat ? patientId : null };
  if (!record) return found;
  const contacts = contactsToSend(record.contacts, patient);
  const digests = contacts.flatMap((written) => {
    const contact = toContact(written);
    return contact && !isOnRecord(record, contact) ? [contactDigest(keys, contact)] : [];
  });
  // Stored before the call: after a crash in between, the contact on the record is known to be ours.
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
  const updated = unlessUnavailable(await clinic.updatePatient(patientId, details));
  // A new number that the clinic rejects does not change who the patient is; a NIF of another record is for the front desk to resolve.
  return updated.ok || updated.error.kind === 'phoneDigits' ? found : { ...found, clash: patientId };
}
