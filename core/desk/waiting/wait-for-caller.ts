import type { readWizardOffer } from '../../booking/form/read-wizard-offer.ts';
import { doctorsForMove } from '../../booking/form/visit-kind.ts';
import type { Booking } from '../../booking/model/booking.ts';
import type { WaitingWishes } from '../../booking/model/waiting-wishes.ts';
import { mayWait } from '../../booking/waiting/waiting-entry.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';

/** What can be booked at this moment: asked only where any doctor will do. */
type ReadOffer = (locale: Locale) => ReturnType<typeof readWizardOffer>;
type Wanted = { wishes: Omit<WaitingWishes, 'doctorIds'> | null; readOffer: ReadOffer };

/** “Avise-me se abrir mais cedo”, said on the telephone: the same entry as on the visit's page. New wishes keep the place in the list. */
export async function joinListByDesk({ store, staff, bookingId, requestId }: DeskRequest, { wishes, readOffer }: Wanted) {
  if (!wishes) return err({ kind: 'notChosen' as const });
  const asked = (await store.file(bookingId))?.booking;
  if (!asked) return err({ kind: 'notFound' as const });
  const doctorIds = await doctorsAsked(asked, wishes.anyDoctor, readOffer);
  if (!doctorIds) return err({ kind: 'clinicUnavailable' as const });
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'waitJoined' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    if (!mayWait(locked.booking, locked.now)) return err({ kind: 'nothingToDo' });
    await transaction.waiting.join(bookingId, { ...wishes, doctorIds });
    await transaction.addStaffEvent(bookingId, { kind: 'waitJoined', by: staff });
    return ok('done' as const);
  });
}

async function doctorsAsked(booking: Booking, anyDoctor: boolean, readOffer: ReadOffer): Promise<number[] | null> {
  if (!anyDoctor) return [booking.doctorId];
  const offer = await readOffer(booking.locale);
  return offer.ok ? [...new Set([booking.doctorId, ...doctorsForMove(offer.value, booking)])] : null;
}

export const leaveListByDesk = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'waitLeft' }, async (transaction) => {
    if (!(await transaction.lock(bookingId))) return err({ kind: 'notFound' });
    if (!(await transaction.waiting.entryOf(bookingId))) return err({ kind: 'nothingToDo' });
    await transaction.waiting.leave(bookingId);
    await transaction.addStaffEvent(bookingId, { kind: 'waitLeft', by: staff });
    return ok('done' as const);
  });
