import type { Availability } from '../../booking/availability/availability.ts';
import type { FieldProblem } from '../../booking/form/fields/booking-message.ts';
import { findCandidates } from '../../booking/form/find-candidates.ts';
import type { DraftFields } from '../../booking/form/steps.ts';
import { toSubmission } from '../../booking/form/to-submission.ts';
import type { WizardOffer } from '../../booking/form/wizard-offer.ts';
import { completeAnswers, wizardProgress } from '../../booking/form/wizard-progress.ts';
import type { Booking, PatientAnswers } from '../../booking/model/booking.ts';
import type { BookingStore } from '../../booking/ports/booking-store.ts';
import { agrees } from '../../identity/agrees.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { DeskRequest } from '../desk-request.ts';
import type { DeskTransaction } from '../desk-store.ts';
import { submitWithin } from '../submit-within.ts';

/** What the caller agreed to aloud, before anything of theirs is stored. */
export const spokenConsents = ['terms', 'privacy'] as const;

export type CallerTrouble =
  | { kind: 'notComplete'; problems: FieldProblem[] }
  | { kind: 'slotTaken' }
  | { kind: 'clinicUnavailable' }
  | { kind: 'nothingToDo' }
  /** The same record has a visit in the same week: that one is moved, or this one is not made. */
  | { kind: 'nearbyVisit'; startsAt: Date };

type CallerServices = { bookings: Pick<BookingStore, 'heldSlot'>; availability: Availability };
/** `known`: an earlier booking of the person who is calling, as the receptionist chose it. */
type Call = { fields: DraftFields; offer: WizardOffer; locale: Locale; known: string | null; services: CallerServices };

/**
 * The wizard's last button, pressed at the desk for somebody on the phone: the same rules, hold, transaction and work. No code is sent, so
 * no contact is proven by it; what was agreed to aloud is written down with who heard it and when. The press gives the booking its id.
 */
export async function bookForCaller(
  { store, staff, requestId }: Omit<DeskRequest, 'bookingId'>,
  { fields: typed, offer, locale, known, services }: Call,
): Promise<Result<'done' | 'alreadyDone', CallerTrouble>> {
  const before = await store.file(requestId);
  if (before) return before.events.some(({ kind }) => kind === 'bookedByPhone') ? ok('alreadyDone') : err({ kind: 'nothingToDo' });
  const old = known === null ? null : ((await store.file(known))?.booking ?? null);
  const progress = wizardProgress(typed, offer);
  const complete = completeAnswers(progress);
  if (!complete.ok) return err({ kind: 'notComplete', problems: progress.problems });
  const draft = { bookingId: requestId, fields: typed, movedFrom: null };
  const candidates = await findCandidates(
    { store: services.bookings, availability: services.availability },
    { draft, offer },
    complete.value,
  );
  if (!candidates.ok) return candidates;
  const asked = toSubmission({ draft, offer, locale }, complete.value, candidates.value);
  const own = old && isSamePerson(old, asked.patient) ? old : null;
  const submission = own ? { ...asked, patient: { ...asked.patient, vat: asked.patient.vat ?? own.patient.vat } } : asked;
  const caller = submission.bookedBy ? 'other' : 'patient';
  const entry = {
    staff,
    bookingId: requestId,
    requestId,
    action: 'bookForCaller' as const,
    detail: { consent: [...spokenConsents], caller, ...(own && { from: own.id }) },
  };
  const outcome = await store.act<CallerTrouble>(entry, async (inside) => {
    const submitted = await submitWithin(inside, submission);
    if (!submitted.ok) return err({ kind: submitted.error.kind === 'slotTaken' ? 'slotTaken' : 'nothingToDo' });
    const free = own?.patientId ? await takeRecord(inside, submission, own.patientId, offer.now) : ok(null);
    if (!free.ok) return free;
    await inside.addStaffEvent(requestId, { kind: 'bookedByPhone', by: staff, detail: { consent: spokenConsents.join(' '), caller } });
    return ok('done' as const);
  });
  const day = inLisbon(submission.startsAt).day;
  for (const { doctorId } of candidates.value) services.availability.forget(doctorId, day);
  return outcome;
}

/** What was prefilled may have been changed since into somebody else's. */
const isSamePerson = ({ patient }: Booking, { name, birthDate, gender }: PatientAnswers): boolean =>
  agrees({ name: patient.name, birthDate: patient.birthDate, gender: patient.gender }, { name, birthDate, gender });

/**
 * The record of the earlier booking, used as it is: a second one for the same person is a clinical risk. Nothing is proven by it, so
 * nothing of the record is changed.
 */
async function takeRecord(
  transaction: DeskTransaction,
  { id, startsAt }: { id: string; startsAt: Date },
  patientId: number,
  now: Date,
): Promise<Result<null, CallerTrouble>> {
  const [near] = await transaction.claimPatient(patientId, { id, startsAt, movedFrom: null });
  if (near) return err({ kind: 'nearbyVisit', startsAt: near.startsAt });
  await transaction.change(id, { patientId, patientEnsuredAt: now });
  await transaction.addEvent(id, 'patientFound');
  return ok(null);
}
