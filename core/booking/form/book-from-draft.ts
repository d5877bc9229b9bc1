import { err, ok, type Result } from '../../kernel/result.ts';
import type { Slot } from '../availability/slots.ts';
import { mayAskMbway } from '../payment/mbway-limits.ts';
import type { BookPorts, BookRequest } from './book-request.ts';
import { isSamePerson } from './draft.ts';
import { findCandidates } from './find-candidates.ts';
import { holdForCode } from './hold-for-code.ts';
import { digestBehind, provenContact, proverContacts } from './prover-contacts.ts';
import { type Candidate, submitBooking } from './submit-booking.ts';
import { toSubmission } from './to-submission.ts';
import { choiceOfAnswers } from './wizard-offer.ts';
import { type Answers, completeAnswers } from './wizard-progress.ts';

export type BookTrouble =
  | { kind: 'notComplete' }
  | { kind: 'clinicUnavailable' }
  | { kind: 'notMovable' }
  | { kind: 'tooMany' }
  /** Too many MB WAY requests to this phone; another payment method is still possible. */
  | { kind: 'mbwayTooMany' }
  /** With the nearest free slots. */
  | { kind: 'slotTaken'; nearest: (Slot & { doctorName: string })[] };

/** `codeNeeded`: the slot is held, and a code is being sent to the booker. */
export type BookOutcome = { kind: 'booked'; id: string } | { kind: 'codeNeeded' };

/**
 * The final button of the wizard. A booking needs a proven contact: without one, a code is sent and the slot is held meanwhile; with one,
 * it is booked. The slot is checked once more, then everything is stored in one transaction. After that the clinic is not asked again:
 * slots held here are never offered, and under load it could not keep up.
 */
export async function bookFromDraft(ports: BookPorts, request: BookRequest): Promise<Result<BookOutcome, BookTrouble>> {
  const { store, withinLimit, keys } = ports;
  const { draft, progress, offer, asker } = request;
  const answers = completeAnswers(progress);
  if (!answers.ok) return answers;
  // Sent a second time, its slot is no longer free: the first submission took it.
  if (await store.read(draft.bookingId)) return ok({ kind: 'booked', id: draft.bookingId });
  const candidates = await findCandidates(ports, request, answers.value);
  if (!candidates.ok) return candidates;
  if (candidates.value.length === 0) return slotTaken(ports, request, answers.value, candidates.value);
  const provenPatientId = isSamePerson(draft.known, draft.fields) ? draft.provenPatientId : null;
  const proven = provenContact(keys, draft, proverContacts(answers.value.details), provenPatientId !== null, offer.now);
  const submission = toSubmission(request, answers.value, candidates.value);
  if (!proven) {
    const held = await holdForCode(ports, request, submission, answers.value.details);
    if (held.ok) return ok({ kind: 'codeNeeded' });
    return held.error.kind === 'slotTaken' ? slotTaken(ports, request, answers.value, candidates.value) : err(held.error);
  }
  const isWithin =
    (await withinLimit('bookingsPerAddress', asker.client)) && (await withinLimit('bookingsPerContact', `${proven.kind} ${proven.value}`));
  if (!isWithin) return err({ kind: 'tooMany' });
  if (!(await mayAskMbway(withinLimit, { phone: submission.mbwayPhone, bookingId: draft.bookingId, client: asker.client })))
    return err({ kind: 'mbwayTooMany' });
  const stands = { provenPatientId, contactDigest: digestBehind(keys, draft, proven), contactProvenAt: draft.contactProvenAt ?? offer.now };
  const submitted = await submitBooking(store, { ...submission, ...stands }, offer.now);
  if (submitted.ok) return ok({ kind: 'booked', id: submitted.value.id });
  return submitted.error.kind === 'slotTaken' ? slotTaken(ports, request, answers.value, candidates.value) : err({ kind: 'notMovable' });
}

async function slotTaken(
  { availability }: BookPorts,
  { offer }: BookRequest,
  { date, time, ...chosen }: Required<Answers>,
  candidates: readonly Candidate[],
) {
  const wanted = candidates[0]?.doctorId ?? chosen.slotDoctorId ?? chosen.doctorId;
  const nearest = await availability.nearest({ doctorId: wanted, date, time }, choiceOfAnswers(chosen));
  const nameOf = (doctorId: number) => offer.doctors.find(({ id }) => id === doctorId)?.clinicalName ?? '';
  const slots = nearest.ok ? nearest.value.slots : [];
  return err({ kind: 'slotTaken' as const, nearest: slots.map((slot) => ({ ...slot, doctorName: nameOf(slot.doctorId) })) });
}
