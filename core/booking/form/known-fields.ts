import type { Appointment, PatientRecord } from '../../clinic/clinic-service.ts';
import { parseEmail } from '../../personal-data/email.ts';
import { parsePhone } from '../../personal-data/phone.ts';
import type { Booking } from '../model/booking.ts';
import type { DraftFields } from './steps.ts';

/** What the clinic and our own database hold about a proven patient. */
export type KnownPatient = { record: PatientRecord; lastBooking: Booking | null; lastVisit: Appointment | null };

/** As answers of the wizard. Unknown values are left out; values that are no longer valid are asked for again by the wizard. */
export function knownFields({ record, lastBooking, lastVisit }: KnownPatient): DraftFields {
  const known = { ...personOf(record), ...visitOf(lastVisit), ...choicesOf(lastBooking, lastVisit) };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''));
}

function personOf({ name, contacts, birthDay, gender, vat, nSNS, nCC, profession }: PatientRecord): DraftFields {
  const [year = '', month = '', day = ''] = birthDay.split('-');
  return {
    ...{ name, vat, nSNS, nCC, profession, gender: gender ?? '' },
    email: contacts.find((contact) => parseEmail(contact).ok) ?? '',
    phone: contacts.find((contact) => parsePhone(contact).ok) ?? '',
    ...{ 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year },
  };
}

/** The clinic's appointment names doctor and type, not whether it was by video. */
const visitOf = (visit: Appointment | null): DraftFields =>
  visit ? { typeId: String(visit.typeId), doctorId: String(visit.doctorId), hadConsultation: 'yes' } : {};

/** The choices of the last booking, with the doctor who saw the patient. The MB WAY phone is not copied: somebody else may have paid. */
function choicesOf(booking: Booking | null, visit: Appointment | null): DraftFields {
  if (!booking) return {};
  const { mode, typeId, subSpecialty, hadConsultation, doctorId, insured, paymentMethod } = booking;
  return {
    ...{ mode, typeId: String(typeId), subSpecialty, insured: insured ? 'yes' : 'no', payment: paymentMethod ?? 'atClinic' },
    ...(!visit && { doctorId: String(doctorId), hadConsultation: hadConsultation ? 'yes' : 'no' }),
  };
}
