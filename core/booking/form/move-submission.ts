import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { VisitChoice } from '../availability/free-day-reader.ts';
import type { Booking } from '../model/booking.ts';
import { defaultSlotMinutes } from '../model/constants.ts';
import type { BookingServices } from './booking-services.ts';
import type { parseSlotText } from './slot-text.ts';
import type { Submission } from './submit-booking.ts';

/** `id`: of the new booking. `doctorIds`: who may take the visit over; a slot that names its doctor is that doctor's alone. */
export type WantedMove = {
  id: string;
  slot: NonNullable<ReturnType<typeof parseSlotText>>;
  doctorIds: VisitChoice['doctorIds'];
  locale: Locale;
};
type MoveServices = Pick<BookingServices, 'availability' | 'directory'>;

/** The same visit at another time, with whoever the clinic has free then; nobody is free where the candidates are none. */
export async function toMoveSubmission(
  { availability, directory }: MoveServices,
  old: Booking,
  { id, slot, doctorIds, locale }: WantedMove,
): Promise<Result<Submission, { kind: 'clinicUnavailable' } | { kind: 'noSuchTime' }>> {
  const { date, time, doctorId } = slot;
  const startsAt = fromLisbon(date, time);
  if (!startsAt) return err({ kind: 'noSuchTime' });
  const choice = { typeId: old.typeId, doctorIds: ofDoctor(doctorIds, doctorId) };
  const [candidates, types] = await Promise.all([availability.doctorsAt({ date, time }, choice), directory.appointmentTypes()]);
  if (!candidates.ok || !types.ok) return err({ kind: 'clinicUnavailable' });
  const minutes = types.value.value.find((type) => type.id === old.typeId)?.minutes ?? defaultSlotMinutes;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return ok(sameVisitAt(old, { id, locale, startsAt, endsAt, candidates: candidates.value }));
}

function ofDoctor(doctorIds: VisitChoice['doctorIds'], wanted: number | null): VisitChoice['doctorIds'] {
  if (wanted === null) return doctorIds;
  return doctorIds === 'anyone' ? [wanted] : doctorIds.filter((id) => id === wanted);
}

type NewTime = Pick<Submission, 'id' | 'locale' | 'startsAt' | 'endsAt' | 'candidates'>;

/**
 * The same visit for the same person at the same price; money and reference come along once the move is done. The proof does not:
 * a move needs no more than the link, and who holds it has shown no code.
 */
export function sameVisitAt(old: Booking, newTime: NewTime): Submission {
  const { mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone } = old;
  const { patient, bookedBy, contactDigest, contactProvenAt, priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone } = old;
  return {
    ...{ mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone },
    ...{ patient, bookedBy, contactDigest, contactProvenAt, priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone },
    provenPatientId: null,
    movedFrom: old.id,
    earlierWishes: null,
    ...newTime,
  };
}
