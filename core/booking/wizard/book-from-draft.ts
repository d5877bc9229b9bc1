import type { Asker } from '../../identity/codes/request-code.ts';
import type { Contact } from '../../identity/contact.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { Availability } from '../availability.ts';
import type { BookingStore } from '../booking-store.ts';
import { mayAskMbway } from '../mbway-limits.ts';
import type { Slot } from '../rules/slots.ts';
import { type Candidate, submitBooking } from '../submit-booking.ts';
import { type Draft, holdsFor } from './draft.ts';
import { holdForCode } from './hold-for-code.ts';
import { digestBehind, provenContact, proverContacts } from './prover-contacts.ts';
import { toSubmission } from './to-submission.ts';
import { type Answers, complete, type Walk } from './walk.ts';
import { choiceOf, type WizardOffer } from './wizard-offer.ts';

export type BookTrouble =
  | { kind: 'notComplete' }
  | { kind: 'clinicSilent' }
  | { kind: 'notMovable' }
  | { kind: 'tooMany' }
  /** Too many questions on this phone: another way to pay is left. */
  | { kind: 'mbwayTooMany' }
  /** With what is free nearest to it. */
  | { kind: 'slotTaken'; nearest: Slot[] };

/** `codeNeeded`: the slot is held, and a code is on its way to whoever books. */
export type BookOutcome = { kind: 'booked'; id: string } | { kind: 'codeNeeded' };

export type BookPorts = { store: BookingStore; availability: Availability; withinLimit: WithinLimit; keys: DataKeys };
export type Asked = {
  draft: Draft;
  walk: Walk;
  offer: WizardOffer;
  locale: Locale;
  /** Without what depends on the contact, which is worked out here. */
  asker: Pick<Asker, 'browserKey' | 'client'> & { isKnownDevice(contact: Contact): boolean };
  /** Which of his contacts the code is to go to; the e-mail unless he asked for the other. */
  way?: Contact['kind'] | undefined;
};

/**
 * The button at the end. A booking stands on a proven contact: whoever has none gets a code, and his slot is held meanwhile; whoever
 * has one is booked. The slot is looked for once more, then everything is written down at once. The clinic is not asked anew
 * afterwards: what is held here is never offered, and in a crowd it could not keep up.
 */
export async function bookFromDraft(ports: BookPorts, asked: Asked): Promise<Result<BookOutcome, BookTrouble>> {
  const { store, withinLimit, keys } = ports;
  const { draft, walk, offer, asker } = asked;
  const answers = complete(walk);
  if (!answers.ok) return answers;
  // Sent a second time, its slot is no longer free: the first time took it.
  if (await store.read(draft.bookingId)) return ok({ kind: 'booked', id: draft.bookingId });
  const candidates = await findCandidates(ports, asked, answers.value);
  if (!candidates.ok) return candidates;
  if (candidates.value.length === 0) return slotTaken(ports, answers.value, candidates.value);
  const provenPatientId = holdsFor(draft.known, draft.fields) ? draft.provenPatientId : null;
  const proven = provenContact(keys, draft, proverContacts(answers.value.details), provenPatientId !== null, offer.now);
  const submission = toSubmission(asked, answers.value, candidates.value);
  if (!proven) {
    const held = await holdForCode(ports, asked, submission, answers.value.details);
    if (held.ok) return ok({ kind: 'codeNeeded' });
    return held.error.kind === 'slotTaken' ? slotTaken(ports, answers.value, candidates.value) : err(held.error);
  }
  const isWithin =
    (await withinLimit('bookingsPerAddress', asker.client)) && (await withinLimit('bookingsPerContact', `${proven.kind} ${proven.value}`));
  if (!isWithin) return err({ kind: 'tooMany' });
  if (!(await mayAskMbway(withinLimit, { phone: submission.mbwayPhone, bookingId: draft.bookingId, client: asker.client })))
    return err({ kind: 'mbwayTooMany' });
  const stands = { provenPatientId, contactDigest: digestBehind(keys, draft, proven), contactProvenAt: draft.contactProvenAt ?? offer.now };
  const submitted = await submitBooking(store, { ...submission, ...stands }, offer.now);
  if (submitted.ok) return ok({ kind: 'booked', id: submitted.value.id });
  return submitted.error.kind === 'slotTaken' ? slotTaken(ports, answers.value, candidates.value) : err({ kind: 'notMovable' });
}

/** What this draft holds already is not offered to anybody, so it is looked for first. */
async function findCandidates(
  { store, availability }: BookPorts,
  { draft, offer }: Asked,
  { date, time, startsAt, typeId, doctorId }: Required<Answers>,
): Promise<Result<Candidate[], { kind: 'clinicSilent' }>> {
  const choice = choiceOf(typeId, doctorId);
  const held = await store.heldSlot(draft.bookingId);
  const holder = held && held.startsAt.getTime() === startsAt.getTime() ? offer.doctors.find(({ id }) => id === held.doctorId) : undefined;
  const isWanted = holder && (choice.doctorIds === 'anyone' || choice.doctorIds.includes(holder.id));
  if (isWanted) return ok([{ doctorId: holder.id, doctorName: holder.clinicalName }]);
  return availability.doctorsAt({ date, time }, choice);
}

async function slotTaken(
  { availability }: BookPorts,
  { typeId, doctorId, date, time }: Required<Answers>,
  candidates: readonly Candidate[],
) {
  const wanted = candidates[0]?.doctorId ?? doctorId;
  const nearest = await availability.nearest({ doctorId: wanted, date, time }, choiceOf(typeId, doctorId));
  return err({ kind: 'slotTaken' as const, nearest: nearest.ok ? nearest.value.slots : [] });
}
