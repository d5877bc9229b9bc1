import type { Booking } from '../booking.ts';
import type { Appointment, PatientRecord } from '../clinic-service.ts';
import { toEmail } from '../rules/email.ts';
import { toPhone } from '../rules/phone.ts';
import type { DraftFields } from '../wizard/steps.ts';

/** What the clinic and our own books tell of a proven patient. */
export type Known = { record: PatientRecord; lastBooking: Booking | null; lastVisit: Appointment | null };

/** As the wizard's own answers; what is not known is left out, and what no longer fits is asked for by the walk. */
export function knownFields({ record, lastBooking, lastVisit }: Known): DraftFields {
  const known = { ...personOf(record), ...visitOf(lastVisit), ...choicesOf(lastBooking, lastVisit) };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

function personOf({ name, contacts, birthDay, gender, vat, nSNS, nCC, profession }: PatientRecord): DraftFields {
  const [year = '', month = '', day = ''] = birthDay.split('-');
  return {
    ...{ name, vat, nSNS, nCC, profession, gender: gender ?? '' },
    email: contacts.find((contact) => toEmail(contact).ok) ?? '',
    phone: contacts.find((contact) => toPhone(contact).ok) ?? '',
    ...{ 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year },
  };
}

/** The clinic's book says with whom and for what, not whether it was by video. */
const visitOf = (visit: Appointment | null): DraftFields =>
  visit ? { typeId: String(visit.typeId), doctorId: String(visit.doctorId), hadConsultation: 'yes' } : {};

/** His usual visit, with the doctor who saw him. The phone for MB WAY is not taken over: somebody else may have paid. */
function choicesOf(booking: Booking | null, visit: Appointment | null): DraftFields {
  if (!booking) return {};
  const { mode, typeId, subSpecialty, hadConsultation, doctorId, insured, paymentMethod } = booking;
  return {
    ...{ mode, typeId: String(typeId), subSpecialty, insured: insured ? 'yes' : 'no', payment: paymentMethod ?? 'atClinic' },
    ...(!visit && { doctorId: String(doctorId), hadConsultation: hadConsultation ? 'yes' : 'no' }),
  };
}
