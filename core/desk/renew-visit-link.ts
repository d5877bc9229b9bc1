import { isForgotten, mayRenewLink } from '../booking/visit-link/link-state.ts';
import { makeNextLink } from '../booking/visit-link/renew-visit-link.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/** The patient reported that somebody else has the link. The front desk never sees the new one: it is mailed to the patient. */
export const renewLinkByDesk = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'renewLink' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    if (isForgotten(booking) || !mayRenewLink(booking, now)) return err({ kind: 'nothingToDo' });
    await makeNextLink(transaction, booking);
    await transaction.addStaffEvent(bookingId, { kind: 'linkRenewedByDesk', by: staff });
    return ok('done' as const);
  });
