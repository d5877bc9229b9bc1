import type { Booker, Booking, PatientAnswers } from '../booking/model/booking.ts';
import { isForgotten, mayRenewLink } from '../booking/visit-link/link-state.ts';
import { makeNextLink } from '../booking/visit-link/renew-visit-link.ts';
import { isProvenContact } from '../booking/visit-link/visit-code.ts';
import type { ClinicService } from '../clinic/clinic-service.ts';
import { contactDigest, toContact } from '../identity/contact.ts';
import { isOnRecord } from '../identity/patient-contacts.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { parseEmail } from '../personal-data/email.ts';
import { parsePhone } from '../personal-data/phone.ts';
import { parseTextPhone } from '../personal-data/text-phone.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { type ContactKind, fileContacts, type IdentityCheck } from './check-identity.ts';
import type { DeskRequest, DeskTrouble, MovingTrouble } from './desk-request.ts';

export const contactOwners = ['patient', 'booker'] as const;
export type ContactOwner = (typeof contactOwners)[number];

export type CorrectTrouble =
  | DeskTrouble
  | MovingTrouble
  | { kind: 'notAContact' }
  /** Somebody read a code there, or was seen with a document: that was not typed wrongly. */
  | { kind: 'contactProven' }
  /** Money is to go back, and the code before its account would go to the new contact. */
  | { kind: 'refundOpen' };

/** `how`: the document by which the desk saw who asks; null on the telephone. */
type Correction = {
  whose: ContactOwner;
  contact: ContactKind;
  value: string;
  how: IdentityCheck | null;
  keys: DataKeys;
  clinic: Pick<ClinicService, 'readPatient'>;
};

/**
 * A contact that was typed wrongly. The old one stays in the file. The link of the visit is renewed, because letters with it went to
 * somebody else; the new one goes to the corrected contact, which counts as confirmed by a code or a document only, as any other.
 */
export const correctContact = async (
  { store, staff, bookingId, requestId }: DeskRequest,
  { whose, contact, value, how, keys, clinic }: Correction,
) => {
  const file = await store.file(bookingId);
  const contactsAtClinic = how === null ? await readRecordContacts(clinic, file?.booking.patientId ?? null) : null;
  const entry = { staff, bookingId, requestId, action: 'correctContact' as const, detail: { whose, contact, how: how ?? 'byPhone' } };
  return store.act<CorrectTrouble>(entry, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !file || isForgotten(locked.booking)) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    if (await transaction.isBeingMoved(bookingId)) return err({ kind: 'beingMoved' });
    const owner = whose === 'patient' ? booking.patient : booking.bookedBy;
    if (!owner || now >= booking.endsAt) return err({ kind: 'nothingToDo' });
    const read = readContact(booking, contact, value);
    if (!read.ok) return read;
    const old = owner[contact];
    if (read.value === old) return err({ kind: 'nothingToDo' });
    if (how === null && isTrusted({ ...file, booking }, old, keys)) return err({ kind: 'contactProven' });
    // Any open refund: one that the provider cannot make is transferred in the end.
    if (how === null && (await transaction.hasOpenRefund(bookingId))) return err({ kind: 'refundOpen' });
    const former = old ? [{ whose, value: old, until: now.toISOString(), by: staff.name }] : [];
    const patient = { ...booking.patient, formerContacts: [...(booking.patient.formerContacts ?? []), ...former] };
    const people = corrected({ patient, bookedBy: booking.bookedBy }, { whose, contact, value: read.value, old });
    await transaction.correctPeople(bookingId, { ...people, ...proofAfter(booking, people, { old, keys }) });
    const typed = toContact(read.value);
    // The desk types it into the clinic's record next, and what stands there counts as the clinic's own word unless we know of it.
    if (contactsAtClinic && booking.patientId !== null && typed && !isOnRecord({ contacts: contactsAtClinic }, typed))
      await transaction.recordWrittenContacts(booking.patientId, { digests: [contactDigest(keys, typed)], provenDigest: null });
    if (mayRenewLink(booking, now)) await makeNextLink(transaction, booking);
    await transaction.addStaffEvent(bookingId, { kind: 'contactCorrected', by: staff, detail: { contact, whose } });
    return ok('done' as const);
  });
};

/** None where the clinic does not answer: then a contact that it knows has to be confirmed with a document. */
async function readRecordContacts(clinic: Correction['clinic'], patientId: number | null): Promise<string[]> {
  const record = patientId === null ? null : await clinic.readPatient(patientId);
  return record?.ok ? (record.value?.contacts ?? []) : [];
}

/** Where nobody has an e-mail everything goes by text message, so the number must be a mobile. */
function readContact({ patient, bookedBy }: Booking, kind: ContactKind, value: string): Result<string, { kind: 'notAContact' }> {
  const hasEmail = Boolean(patient.email || bookedBy?.email);
  const read = kind === 'email' ? parseEmail(value) : hasEmail ? parsePhone(value) : parseTextPhone(value);
  return read.ok ? ok(read.value) : err({ kind: 'notAContact' });
}

/** One that is added stands beside the others: where any of them was proven, it would open the visit to whoever calls. */
function isTrusted(file: Parameters<typeof fileContacts>[0], written: string, keys: DataKeys): boolean {
  const known = fileContacts(file, keys);
  if (written === '') return file.booking.contactDigest !== null || known.some(({ confirmed }) => confirmed);
  const contact = toContact(written);
  if (!contact) return false;
  const same = known.find(({ kind, value }) => kind === contact.kind && value === contact.value);
  return isProvenContact(file.booking, contact, keys) || Boolean(same?.confirmed);
}

type People = { patient: PatientAnswers; bookedBy: Booker | null };

/**
 * The proof goes with the contact that was proven: whoever still reads the old letterbox would find the visit, with its newest link, in the
 * personal area of an account with that e-mail.
 */
function proofAfter(booking: Booking, { patient, bookedBy }: People, { old, keys }: { old: string; keys: DataKeys }) {
  const isProven = (written: string | undefined) => {
    const contact = toContact(written ?? '');
    return contact !== null && isProvenContact(booking, contact, keys);
  };
  const isStillThere = [patient.email, patient.phone, bookedBy?.email, bookedBy?.phone].some(isProven);
  const { contactDigest, contactProvenAt } = booking;
  return isProven(old) && !isStillThere ? { contactDigest: null, contactProvenAt: null } : { contactDigest, contactProvenAt };
}

/** Who booked with one contact for both typed it once. */
function corrected(
  { patient, bookedBy }: People,
  { whose, contact, value, old }: { whose: ContactOwner; contact: ContactKind; value: string; old: string },
): People {
  const isShared = old !== '' && patient[contact] === bookedBy?.[contact];
  return {
    patient: whose === 'patient' || isShared ? { ...patient, [contact]: value } : patient,
    bookedBy: bookedBy && (whose === 'booker' || isShared) ? { ...bookedBy, [contact]: value } : bookedBy,
  };
}
