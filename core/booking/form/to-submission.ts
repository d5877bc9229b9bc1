import type { PatientAnswers } from '../model/booking.ts';
import { defaultSlotMinutes } from '../model/constants.ts';
import type { BookRequest } from './book-request.ts';
import type { Draft } from './draft.ts';
import { earlierWishes } from './earlier-wish.ts';
import type { Candidate, Submission } from './submit-booking.ts';
import type { Answers } from './wizard-progress.ts';

type SubmissionSource = Pick<BookRequest, 'offer' | 'locale'> & { draft: Pick<Draft, 'bookingId' | 'fields' | 'movedFrom'> };

/** The wizard's answers as a booking, without any proof. */
export function toSubmission({ draft, offer, locale }: SubmissionSource, answers: Required<Answers>, candidates: Candidate[]): Submission {
  const { mode, typeId, subSpecialty, hadConsultation, doctorId, insured, price, startsAt, details, payment, mbwayPhone } = answers;
  const minutes = offer.types.find(({ id }) => id === typeId)?.minutes ?? defaultSlotMinutes;
  return {
    ...{ id: draft.bookingId, locale, mode, typeId, subSpecialty, hadConsultation, insured, startsAt },
    typeName: offer.settings.types.find((type) => type.typeId === typeId)?.name ?? '',
    preferredDoctorId: doctorId,
    candidates,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    visitorTimeZone: mode === 'online' ? (draft.fields.timeZone ?? null) || null : null,
    ...people(details),
    ...{ provenPatientId: null, contactDigest: null, contactProvenAt: null },
    priceCents: price.cents,
    subjectToAuthorisation: price.subjectToAuthorisation,
    paymentMethod: payment === 'atClinic' ? null : payment,
    mbwayPhone: mbwayPhone ?? null,
    movedFrom: draft.movedFrom,
    earlierWishes: earlierWishes(draft.fields.earlier ?? '', offer, answers),
  };
}

function people({ patient, booker }: Required<Answers>['details']) {
  const { vat, nSNS, nCC, ...rest } = patient;
  const answers: PatientAnswers = { ...rest, vat: vat || null, nSNS: nSNS || null, nCC: nCC || null };
  const bookedBy = booker && { name: booker.bookerName, email: booker.bookerEmail, phone: booker.bookerPhone };
  return { patient: answers, bookedBy };
}
