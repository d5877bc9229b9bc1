import { ok, type Result } from '../../kernel/result.ts';
import type { Availability } from '../availability/availability.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { Draft } from './draft.ts';
import type { Candidate } from './submit-booking.ts';
import { choiceOfAnswers, type WizardOffer } from './wizard-offer.ts';
import type { Answers } from './wizard-progress.ts';

type SlotPorts = { store: Pick<BookingStore, 'heldSlot'>; availability: Pick<Availability, 'doctorsAt'> };
/** `bookingId`: under which the slot may be held already. */
type SlotRequest = { draft: Pick<Draft, 'bookingId'>; offer: WizardOffer };
export type ChosenSlot = Required<Pick<Answers, 'date' | 'time' | 'startsAt' | 'slotDoctorId' | 'typeId' | 'doctorId' | 'doctorIds'>>;

/** Who can see the patient at the chosen time. A slot that this draft holds is offered to nobody, so the draft's own hold is checked first. */
export async function findCandidates(
  { store, availability }: SlotPorts,
  { draft, offer }: SlotRequest,
  { date, time, startsAt, slotDoctorId, ...chosen }: ChosenSlot,
): Promise<Result<Candidate[], { kind: 'clinicUnavailable' }>> {
  // The hour that was pressed named its doctor: nobody else takes that visit.
  const choice = choiceOfAnswers(slotDoctorId === null ? chosen : { ...chosen, doctorId: slotDoctorId });
  const own = await heldByDraft();
  if (own) return ok([own]);
  const free = await availability.doctorsAt({ date, time }, choice);
  if (!free.ok || free.value.length > 0) return free;
  // Pressed twice at once: the other press of this draft may have taken it between the two questions.
  const meanwhile = await heldByDraft();
  return ok(meanwhile ? [meanwhile] : []);

  async function heldByDraft(): Promise<Candidate | null> {
    const held = await store.heldSlot(draft.bookingId);
    const holder = held?.startsAt.getTime() === startsAt.getTime() ? offer.doctors.find(({ id }) => id === held.doctorId) : undefined;
    const isWanted = holder && (choice.doctorIds === 'anyone' || choice.doctorIds.includes(holder.id));
    return isWanted ? { doctorId: holder.id, doctorName: holder.clinicalName } : null;
  }
}

/** Whether somebody else has the chosen time by now, as far as the clinic says so. */
export async function isSlotTaken(ports: SlotPorts, request: SlotRequest, answers: Answers): Promise<boolean> {
  const chosen = chosenSlot(answers);
  const found = chosen && (await findCandidates(ports, request, chosen));
  return found?.ok === true && found.value.length === 0;
}

/** Null until a time was chosen. */
export function chosenSlot({ date, time, startsAt, slotDoctorId = null, typeId, doctorId, doctorIds }: Answers): ChosenSlot | null {
  if (!date || !time || !startsAt || typeId === undefined || doctorId === undefined || !doctorIds) return null;
  return { date, time, startsAt, slotDoctorId, typeId, doctorId, doctorIds };
}
