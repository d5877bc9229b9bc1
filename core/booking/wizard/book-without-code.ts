import { withoutCodeAfterSeconds } from '../../identity/codes/code-figures.ts';
import type { CodeStore, IdentityCode } from '../../identity/codes/code-store.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { submitUnproven } from '../submit-booking.ts';
import type { Asked, BookPorts, BookTrouble } from './book-from-draft.ts';
import { proverContacts } from './prover-contacts.ts';
import { toSubmission } from './to-submission.ts';
import { complete } from './walk.ts';

/** Nobody answered who was to send the code. An address that was refused is to be corrected instead: anybody can type one. */
export const isCodeStuck = ({ sentAt, refusedAt, requestedAt }: IdentityCode, now: Date): boolean =>
  sentAt === null && refusedAt === null && now.getTime() - requestedAt.getTime() >= withoutCodeAfterSeconds * 1000;

/**
 * The way out when no code can be sent: the request is written down with the hour, and a person at the clinic calls. Only then: a way
 * around the code that anybody could take would make it worthless.
 */
export async function bookWithoutCode(
  { store, withinLimit, codes }: BookPorts & { codes: CodeStore },
  asked: Asked,
): Promise<Result<{ id: string }, BookTrouble>> {
  const { draft, walk, offer, asker } = asked;
  const answers = complete(walk);
  if (!answers.ok) return answers;
  const code = await codes.latest(asker.browserKey, 'booking');
  const held = await store.heldSlot(draft.bookingId);
  // The details may have been changed since the code was asked for.
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
  const submitted = await submitUnproven(store, toSubmission(asked, answers.value, candidates), offer.now);
  if (submitted.ok) return ok(submitted.value);
  return submitted.error.kind === 'slotTaken' ? err({ kind: 'slotTaken', nearest: [] }) : err({ kind: 'notMovable' });
}
