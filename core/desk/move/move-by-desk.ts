import { toMoveSubmission } from '../../booking/form/move-submission.ts';
import { parseSlotText } from '../../booking/form/slot-text.ts';
import type { Booking } from '../../booking/model/booking.ts';
import { awaitsRelease, goesAhead } from '../../booking/model/booking-predicates.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import type { HourServices } from '../read-free-hours.ts';
import { submitWithin } from '../submit-within.ts';

type MoveTrouble = DeskTrouble | { kind: 'notChosen' } | { kind: 'slotTaken' } | { kind: 'clinicUnavailable' };

/** The patient's own deadline does not count at the desk. */
export const mayBeMoved = (booking: Booking, now: Date): boolean => goesAhead(booking) && !awaitsRelease(booking) && booking.startsAt > now;

/**
 * The patient's own move, made at the desk: the new booking takes the time, the worker enters it in the clinic's book and gives the old one
 * up in the moment in which the new one is sure. The press gives the new booking its id: pressed twice it is one move.
 */
export const moveByDesk = async (
  { store, staff, bookingId, requestId }: DeskRequest,
  { slot: written, services }: { slot: string; services: HourServices },
) => {
  const slot = parseSlotText(written);
  if (!slot || slot.doctorId === null) return err({ kind: 'notChosen' as const });
  const old = (await store.file(bookingId))?.booking;
  if (!old) return err({ kind: 'notFound' as const });
  if (!mayBeMoved(old, new Date())) return err({ kind: 'nothingToDo' as const });
  const moved = await toMoveSubmission(services, old, { id: requestId, slot, doctorIds: 'anyone', locale: old.locale });
  if (!moved.ok) return err({ kind: moved.error.kind === 'noSuchTime' ? ('notChosen' as const) : moved.error.kind });
  const outcome = await store.act<MoveTrouble>(
    { staff, bookingId, requestId, action: 'move', detail: { to: requestId } },
    async (inside) => {
      const submitted = await submitWithin(inside, moved.value);
      if (!submitted.ok) return err({ kind: submitted.error.kind === 'slotTaken' ? 'slotTaken' : 'nothingToDo' });
      await inside.addStaffEvent(bookingId, { kind: 'movedByDesk', by: staff });
      await inside.addStaffEvent(requestId, { kind: 'movedByDesk', by: staff, detail: { from: bookingId } });
      return ok('done' as const);
    },
  );
  for (const { startsAt, doctorId } of [old, { ...moved.value, doctorId: slot.doctorId }])
    services.availability.forget(doctorId, inLisbon(startsAt).day);
  return outcome;
};
