import type { CodeStore } from '../../identity/codes/code-store.ts';
import { isCodeStuck } from '../../identity/codes/code-stuck.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { BookTrouble } from './book-from-draft.ts';
import type { BookPorts, BookRequest } from './book-request.ts';
import { proverContacts } from './prover-contacts.ts';
import { submitUnproven } from './submit-booking.ts';
import { toSubmission } from './to-submission.ts';
import { completeAnswers } from './wizard-progress.ts';

/**
 * If no code can be sent: the booking is stored, and the front desk calls. Only in this case: a way around the code that is open to
 * everybody would make the code worthless.
 */
export async function bookWithoutCode(
  { store, withinLimit, codes }: BookPorts & { codes: CodeStore },
  request: BookRequest,
): Promise<Result<{ id: string }, BookTrouble>> {
  const { draft, progress, offer, asker } = request;
  const answers = completeAnswers(progress);
  if (!answers.ok) return answers;
  const code = await codes.latest(asker.browserKey, 'booking');
  const held = await store.heldSlot(draft.bookingId);
  // The details may have been changed since the code was requested.
  const isOwn = proverContacts(answers.value.details).some(
    ({ kind, value }) => kind === code?.contact.kind && value === code.contact.value,
  );
  if (!code || !isOwn || !isCodeStuck(code, offer.now)) return err({ kind: 'notComplete' });
  const doctor = offer.doctors.find(({ id }) => id === held?.doctorId);
  if (!held || !doctor || held.startsAt.getTime() !== answers.value.startsAt.getTime()) return err({ kind: 'slotTaken', nearest: [] });
  const isWithin =
    (await withinLimit('requestsWithoutCodePerAddress', asker.client)) && (await withinLimit('requestsWithoutCode', 'all together'));
  if (!isWithin) return err({ kind: 'tooMany' });
  const candidates = [{ doctorId: doctor.id, doctorName: doctor.clinicalName }];
  const submitted = await submitUnproven(store, toSubmission(request, answers.value, candidates), offer);
  if (submitted.ok) return ok(submitted.value);
  return submitted.error.kind === 'slotTaken' ? err({ kind: 'slotTaken', nearest: [] }) : err({ kind: 'notMovable' });
}
