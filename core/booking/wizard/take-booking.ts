import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Availability } from '../availability.ts';
import type { PatientAnswers } from '../booking.ts';
import type { BookingStore } from '../booking-store.ts';
import { defaultSlotMinutes } from '../rules/constants.ts';
import type { Slot } from '../rules/slots.ts';
import { submitBooking } from '../submit-booking.ts';
import { type Draft, holdsFor } from './draft.ts';
import { type Answers, complete, type Walk } from './walk.ts';
import { choiceOf, type WizardOffer } from './wizard-offer.ts';

export type TakeTrouble =
  | { kind: 'notComplete' }
  | { kind: 'clinicSilent' }
  | { kind: 'notMovable' }
  | { kind: 'tooMany' }
  /** With what is free nearest to it. */
  | { kind: 'slotTaken'; nearest: Slot[] };

type Ports = { store: BookingStore; availability: Availability };
type Asked = {
  draft: Draft;
  walk: Walk;
  offer: WizardOffer;
  locale: Locale;
  /** Asked only when everything is answered and the slot is free: whoever merely loses a race uses up nothing. */
  mayBook(who: { email: string; isProven: boolean }): Promise<boolean>;
};

/**
 * The button at the end: the slot is looked for once more, then everything is written down at once. The clinic is not asked anew
 * afterwards, neither for who had luck nor for who had not: what is held here is never offered, and in a crowd it could not keep up.
 */
export async function takeBooking(
  { store, availability }: Ports,
  { draft, walk, offer, locale, mayBook }: Asked,
): Promise<Result<{ id: string }, TakeTrouble>> {
  const answers = complete(walk);
  if (!answers.ok) return answers;
  const { mode, typeId, subSpecialty, hadConsultation, doctorId, insured, price, date, time, startsAt, details, payment, mbwayPhone } =
    answers.value;
  const choice = choiceOf(typeId, doctorId);
  const candidates = await availability.doctorsAt({ date, time }, choice);
  if (!candidates.ok) return candidates;
  const provenPatientId = holdsFor(draft.known, draft.fields) ? draft.provenPatientId : null;
  const isFree = candidates.value.length > 0;
  if (isFree && !(await mayBook({ email: details.patient.email, isProven: provenPatientId !== null }))) return err({ kind: 'tooMany' });
  const minutes = offer.types.find(({ id }) => id === typeId)?.minutes ?? defaultSlotMinutes;
  const submission = {
    ...{ id: draft.bookingId, locale, mode, typeId, subSpecialty, hadConsultation, insured, startsAt },
    typeName: offer.settings.types.find((type) => type.typeId === typeId)?.name ?? '',
    preferredDoctorId: doctorId,
    candidates: candidates.value,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    visitorTimeZone: mode === 'online' ? (draft.fields.timeZone ?? null) || null : null,
    ...people(details),
    provenPatientId,
    priceCents: price.cents,
    subjectToAuthorisation: price.subjectToAuthorisation,
    paymentMethod: payment === 'atClinic' ? null : payment,
    mbwayPhone: mbwayPhone ?? null,
    movedFrom: draft.movedFrom,
  };
  const submitted = await submitBooking(store, submission, offer.now);
  if (submitted.ok) return ok(submitted.value);
  if (submitted.error.kind === 'notMovable') return err(submitted.error);
  const wanted = candidates.value[0]?.doctorId ?? doctorId;
  const nearest = await availability.nearest({ doctorId: wanted, date, time }, choice);
  return err({ kind: 'slotTaken', nearest: nearest.ok ? nearest.value.slots : [] });
}

function people({ patient, booker }: Required<Answers>['details']) {
  const { vat, nSNS, nCC, ...rest } = patient;
  const answers: PatientAnswers = { ...rest, vat: vat || null, nSNS: nSNS || null, nCC: nCC || null };
  const bookedBy = booker && { name: booker.bookerName, email: booker.bookerEmail, phone: booker.bookerPhone };
  return { patient: answers, bookedBy };
}
