import type { Booking, PatientAnswers } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import type { ClinicRefusal, PatientDetails, PatientRecord } from './clinic-service.ts';
import { endBooking } from './end-booking.ts';
import { clinicContacts, contactsToSend } from './rules/clinic-contacts.ts';
import { isEnded } from './rules/standing-visit.ts';
import { heard, told } from './silence.ts';

type Found = { id: number; created: boolean };

/**
 * The clinic's record of the patient: that of the visit which is being moved, theirs where they have proven it, one that fits where
 * they have not, a new one otherwise. Without proof an existing record is used and never changed. Nobody has a visit under a record
 * that is `new`.
 */
export async function ensurePatient(ports: BookingPorts, bookingId: string): Promise<'known' | 'new' | 'ended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || isEnded(booking)) return 'ended';
  if (booking.patientEnsuredAt) return 'known';
  const found = await ports.store.alone(namesOf(booking.patient), () => findOrCreate(ports, booking));
  if ('kind' in found) {
    await endBooking(ports.store, bookingId, found.kind === 'refused' ? { review: 'clinicRefused' } : { failure: found.kind });
    return 'ended';
  }
  return ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'ended';
    const near = await transaction.claimPatient(found.id, locked.booking);
    await transaction.change(bookingId, { patientEnsuredAt: locked.now, patientId: found.id });
    await transaction.note(bookingId, found.created ? 'patientCreated' : 'patientFound');
    if (!near) return found.created ? 'new' : 'known';
    await transaction.change(bookingId, { conflictFoundAt: locked.now, conflictingStartsAt: near.startsAt });
    await transaction.freeSlot(bookingId);
    await transaction.note(bookingId, 'conflict');
    await transaction.start({ kind: 'tell', bookingId, mail: 'conflict', about: 'patient' });
    return 'ended';
  });
}

/** One booking may name both and another only the e-mail: they must still meet. */
const namesOf = ({ vat, email }: PatientAnswers): string[] => [email.toLowerCase(), ...(vat ? [vat] : [])];

async function findOrCreate(ports: BookingPorts, { patient, provenPatientId, movedFrom }: Booking): Promise<Found | ClinicRefusal> {
  const { clinic, store } = ports;
  const old = movedFrom === null ? null : await store.read(movedFrom);
  // The details are those of the old booking: the desk may have corrected the record since, so nothing is sent.
  if (old?.patientId) return { id: old.patientId, created: false };
  if (provenPatientId !== null && movedFrom === null) {
    const record = told(await clinic.readPatient(provenPatientId));
    const contacts = contactsToSend(record?.contacts ?? [], patient);
    const updated = heard(await clinic.updatePatient(provenPatientId, { ...toRecord(patient), contacts }));
    // A proven patient is known whatever the clinic thinks of the new phone number.
    if (!updated.ok && updated.error.kind === 'vatNotValid') return updated.error;
    return { id: provenPatientId, created: false };
  }
  const known = await findRecord(ports, patient);
  if (known) return { id: known.id, created: false };
  const created = await clinic.createPatient(toRecord(patient));
  if (created.ok) return { id: created.value.id, created: true };
  // Without a tax number nothing keeps the clinic from making the same person twice, so a lost answer is waited for.
  if (created.error.kind === 'clinicSilent') await ports.sleep(ports.settleMs);
  // Made meanwhile, by the desk or by a call of ours whose answer was lost.
  const since = await findRecord(ports, patient);
  if (since) return { id: since.id, created: false };
  const refused = heard(created);
  if (refused.ok) throw new TypeError('unreachable');
  return refused.error;
}

async function findRecord({ clinic }: BookingPorts, patient: PatientAnswers): Promise<PatientRecord | undefined> {
  const [byVat, byEmail] = await Promise.all([
    patient.vat ? clinic.findPatients({ vat: patient.vat }).then(told) : [],
    clinic.findPatients({ email: patient.email }).then(told),
  ]);
  return byVat[0] ?? byEmail.find((record) => isSamePerson(record, patient));
}

/** A family shares an e-mail: the birth date tells father from son. */
const isSamePerson = (record: PatientRecord, { birthDate, gender, vat }: PatientAnswers): boolean =>
  record.birthDay === birthDate && record.gender === gender && (!vat || !record.vat || record.vat === vat);

const toRecord = ({ name, email, phone, birthDate, gender, vat, nSNS, nCC, profession }: PatientAnswers): PatientDetails => ({
  name,
  birthDay: birthDate,
  gender,
  vat: vat ?? '',
  nSNS: nSNS ?? '',
  nCC: nCC ?? '',
  profession,
  contacts: clinicContacts({ email, phone }),
});
