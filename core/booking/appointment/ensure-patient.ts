import type { ClinicRefusal, PatientDetails } from '../../clinic/clinic-service.ts';
import { unlessUnavailable, unwrapResponse } from '../../clinic/service-unavailable.ts';
import { contactDigest, toContact } from '../../identity/contact.ts';
import { matchRecord } from '../../identity/match-record.ts';
import { isConfirmed, isOnRecord } from '../../identity/patient-contacts.ts';
import type { Booking, PatientAnswers } from '../model/booking.ts';
import { isEnded } from '../model/booking-predicates.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { believedDigests, noteNearbyVisit, ownNearbyVisit, tell } from './check-conflict.ts';
import { contactsClinicAccepts } from './clinic-contacts.ts';
import { endBooking } from './end-booking.ts';
import { updateProvenRecord } from './update-proven-record.ts';

/** `clash`: the record with the typed NIF, if the booker is not certainly its owner. */
type Found = { id: number; created: boolean; clash: number | null };

/**
 * The clinic's record of the patient: that of the visit being moved, the proven patient's own, a matching one without proof, otherwise a
 * new one. Without proof an existing record is used but never changed. A record that is `new` has no visits.
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
  return attach(ports, booking, found);
}

async function attach(ports: BookingPorts, { id: bookingId, provenPatientId }: Booking, found: Found): Promise<'known' | 'new' | 'ended'> {
  const believed = await believedDigests(ports, { patientId: found.id, provenPatientId });
  return ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'ended';
    const { now } = locked;
    const booking = { ...locked.booking, patientId: found.id };
    const near = await transaction.claimPatient(found.id, booking);
    const facts = { patientEnsuredAt: now, patientId: found.id };
    await transaction.changeWithEvent(bookingId, facts, found.created ? 'patientCreated' : 'patientFound');
    // A record that we may have created: its contacts are as typed and unproven.
    if (booking.patientCreateAttemptedAt)
      await transaction.recordWrittenContacts(found.id, { digests: typedDigests(ports, booking.patient), provenDigest: null });
    if (found.clash !== null)
      await transaction.openWorkItem({
        kind: 'identityToCheck',
        subject: { kind: 'booking', id: bookingId },
        detail: { patientId: found.id, otherPatientId: found.clash },
        dueAt: booking.startsAt,
      });
    const { told: conflict, hasUntold } = tell(booking, near, believed);
    const conflictingStartsAt = conflict?.startsAt ?? (await ownNearbyVisit(transaction, booking));
    if (!conflictingStartsAt) {
      if (hasUntold) await noteNearbyVisit(transaction, booking);
      return found.created ? 'new' : 'known';
    }
    await transaction.change(bookingId, { conflictFoundAt: now, conflictingStartsAt });
    await transaction.releaseHold(bookingId);
    await transaction.addEvent(bookingId, 'conflict');
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'conflict', about: 'patient' });
    return 'ended';
  });
}

/** Also what was corrected since: a call whose response was lost may have written it. */
const typedDigests = ({ keys }: BookingPorts, { email, phone, formerContacts = [] }: PatientAnswers): string[] =>
  [email, phone, ...formerContacts.map(({ value }) => value)].flatMap((written) => {
    const contact = toContact(written);
    return contact ? [contactDigest(keys, contact)] : [];
  });

/** One booking may name both and another only the e-mail: both must share a key. */
const namesOf = ({ vat, email, name, birthDate }: PatientAnswers): string[] => [
  email ? email.toLowerCase() : `${name.toLowerCase()} ${birthDate}`,
  ...(vat ? [vat] : []),
];

async function findOrCreate(ports: BookingPorts, booking: Booking): Promise<Found | ClinicRefusal> {
  const { patient, provenPatientId, movedFrom } = booking;
  const old = movedFrom === null ? null : await ports.store.read(movedFrom);
  // The details are those of the old booking, and the front desk may have corrected the record since, so nothing is sent.
  if (old?.patientId) return { id: old.patientId, created: false, clash: null };
  if (provenPatientId !== null && movedFrom === null) return updateProvenRecord(ports, booking, provenPatientId);
  const match = await findRecord(ports, booking);
  if (match.kind === 'existing') return { id: match.record.id, created: false, clash: match.clash };
  // By this call or by one whose response was lost.
  await ports.store.beginPatientRecord(booking.id, new Date());
  const { clash } = match;
  const created = await ports.clinic.createPatient(toRecord(patient, clash === null));
  if (created.ok) return { id: created.value.id, created: true, clash };
  // Without a NIF the clinic would create the same person twice, so a call without a response gets time to finish.
  if (created.error.kind === 'clinicUnavailable') await ports.sleep(ports.settleMs);
  // Created meanwhile, by the front desk or by a call of ours whose response was lost.
  const since = await findRecord(ports, booking);
  if (since.kind === 'existing') return { id: since.record.id, created: false, clash: since.clash };
  const refused = unlessUnavailable(created);
  if (refused.ok) throw new TypeError('unreachable');
  // Meanwhile another record got this NIF: the record is created without it.
  if (refused.error.kind !== 'patientAlreadyExists' || clash !== null) return refused.error;
  const without = unlessUnavailable(await ports.clinic.createPatient(toRecord(patient, false)));
  return without.ok ? { id: without.value.id, created: true, clash: since.clash } : without.error;
}

async function findRecord({ clinic, contacts, keys }: BookingPorts, { patient, contactDigest: proven }: Booking) {
  const [byVat, byEmail] = await Promise.all([
    patient.vat ? clinic.findPatients({ vat: patient.vat }).then(unwrapResponse) : [],
    patient.email ? clinic.findPatients({ email: patient.email }).then(unwrapResponse) : [],
  ]);
  const known = await contacts.of(byEmail.map(({ id }) => id));
  const email = toContact(patient.email);
  const isProvenNow = email !== null && contactDigest(keys, email) === proven;
  return matchRecord(patient, {
    byVat,
    byEmail,
    emailCounts: (record) => email !== null && (isConfirmed(keys, record, email, known) || (isProvenNow && isOnRecord(record, email))),
  });
}

const toRecord = (patient: PatientAnswers, withVat: boolean): PatientDetails => {
  const { name, email, phone, birthDate, gender, vat, nSNS, nCC, profession } = patient;
  const numbers = { vat: withVat ? (vat ?? '') : '', nSNS: nSNS ?? '', nCC: nCC ?? '' };
  return { name, birthDay: birthDate, gender, ...numbers, profession, contacts: contactsClinicAccepts({ email, phone }) };
};
