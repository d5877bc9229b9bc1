import type { Availability } from '../../booking/availability/availability.ts';
import { chosenSlot, findCandidates } from '../../booking/form/find-candidates.ts';
import type { DraftFields } from '../../booking/form/steps.ts';
import { paymentsFor, type WizardOffer } from '../../booking/form/wizard-offer.ts';
import { wizardProgress } from '../../booking/form/wizard-progress.ts';
import { defaultSlotMinutes } from '../../booking/model/constants.ts';
import type { PaymentChoice } from '../../booking/model/payment-choice.ts';
import type { BookingStore } from '../../booking/ports/booking-store.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

/** As long as a call takes; a call that takes longer only loses the hour if somebody else wants it. */
export const callMinutes = 10;

type HoldPorts = { store: Pick<BookingStore, 'read' | 'heldSlot' | 'inTransaction'>; availability: Pick<Availability, 'doctorsAt'> };
type Asked = { bookingId: string; fields: DraftFields; offer: WizardOffer };
/** `payments`: how a visit at this hour can be paid. */
export type HeldForCall = { until: Date; payments: PaymentChoice[] };

/** The hour is kept for this caller while the rest is typed; another hour of the same call lets it go. */
export async function holdForCall(
  { store, availability }: HoldPorts,
  { bookingId, fields, offer }: Asked,
): Promise<Result<HeldForCall, { kind: 'notChosen' } | { kind: 'slotTaken' } | { kind: 'clinicUnavailable' } | { kind: 'nothingToDo' }>> {
  const { answers } = wizardProgress(fields, offer);
  const slot = chosenSlot(answers);
  if (!slot) return err({ kind: 'notChosen' });
  // A hold under the id of a booking would be that booking's.
  if (await store.read(bookingId)) return err({ kind: 'nothingToDo' });
  const candidates = await findCandidates({ store, availability }, { draft: { bookingId }, offer }, slot);
  if (!candidates.ok) return candidates;
  const minutes = offer.types.find(({ id }) => id === slot.typeId)?.minutes ?? defaultSlotMinutes;
  const endsAt = new Date(slot.startsAt.getTime() + minutes * 60_000);
  const until = new Date(offer.now.getTime() + callMinutes * 60_000);
  return store.inTransaction(async (transaction) => {
    for (const { doctorId } of candidates.value) {
      const hold = { bookingId, doctorId, startsAt: slot.startsAt, endsAt, until };
      if (!(await transaction.acquireHold(hold))) continue;
      await transaction.releaseOtherHolds(hold);
      return ok({ until, payments: paymentsFor(offer, answers.mode ?? 'inPerson', slot.startsAt) });
    }
    return err({ kind: 'slotTaken' as const });
  });
}
