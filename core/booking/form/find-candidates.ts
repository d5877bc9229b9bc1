import { ok, type Result } from '../../kernel/result.ts';
import type { BookPorts, BookRequest } from './book-request.ts';
import type { Candidate } from './submit-booking.ts';
import { choiceOfAnswers } from './wizard-offer.ts';
import type { Answers } from './wizard-progress.ts';

type ChosenSlot = Required<Pick<Answers, 'date' | 'time' | 'startsAt' | 'slotDoctorId' | 'typeId' | 'doctorId' | 'doctorIds'>>;

/** Who can see the patient at the chosen time. A slot that this draft holds is offered to nobody, so the draft's own hold is checked first. */
export async function findCandidates(
  { store, availability }: Pick<BookPorts, 'store' | 'availability'>,
  { draft, offer }: Pick<BookRequest, 'draft' | 'offer'>,
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
export async function isSlotTaken(
  ports: Pick<BookPorts, 'store' | 'availability'>,
  request: Pick<BookRequest, 'draft' | 'offer'>,
  { date, time, startsAt, slotDoctorId = null, typeId, doctorId, doctorIds }: Answers,
): Promise<boolean> {
  if (!date || !time || !startsAt || typeId === undefined || doctorId === undefined || !doctorIds) return false;
  const found = await findCandidates(ports, request, { date, time, startsAt, slotDoctorId, typeId, doctorId, doctorIds });
  return found.ok && found.value.length === 0;
}
