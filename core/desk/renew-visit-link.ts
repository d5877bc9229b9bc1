import { makeNextLink } from '../booking/renew-visit-link.ts';
import { isForgotten, mayRenewLink } from '../booking/rules/link-state.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/** The patient told the desk that somebody else has the link. The desk never sees the new one: it goes to the patient's letterbox. */
export const renewLinkByDesk = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'renewLink' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    if (isForgotten(booking) || !mayRenewLink(booking, now)) return err({ kind: 'nothingToDo' });
    await makeNextLink(transaction, booking);
    await transaction.remark(bookingId, { kind: 'linkRenewedByDesk', by: staff });
    return ok('done' as const);
  });
