import { err, ok, type Result } from '../../kernel/result.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { type ClosedLink, isForgotten, linkState } from './link-state.ts';
import { readVisitToken, type VisitSecrets } from './visit-link.ts';
import { grantedFor, type VisitPass } from './visit-pass.ts';

/** `unknown`: not signed by us, no such visit, or its patient's data was erased. Which of these is not disclosed. */
export type LinkTrouble = { kind: 'unknown' } | { kind: ClosedLink; booking: Booking };

type Ports = { store: Pick<BookingStore, 'read'>; visitSecrets: VisitSecrets };
type LinkRequest = { token: string; pass: VisitPass | null; now: Date };

/** The visit of a link, if the link still opens it. After its links have ended, it opens with a proven code. */
export async function openVisitLink(
  { store, visitSecrets }: Ports,
  { token, pass, now }: LinkRequest,
): Promise<Result<Booking, LinkTrouble>> {
  const link = readVisitToken(visitSecrets, token);
  const booking = link && (await store.read(link.bookingId));
  if (!booking || isForgotten(booking)) return err({ kind: 'unknown' });
  const state = linkState(booking, link.version, now);
  if (state === 'open') return ok(booking);
  const isProven = grantedFor(pass, booking.id).includes('code') && link.version === booking.linkVersion && booking.movedTo === null;
  return state === 'ended' && isProven ? ok(booking) : err({ kind: state, booking });
}

/**
 * The booking of a link, for the page of its refund: also of a visit that is long over or was moved, because what is asked for there lies
 * behind a code. A link that was renewed opens nothing, however long ago the visit was.
 */
export async function openRefundLink(
  { store, visitSecrets }: Ports,
  token: string,
): Promise<Result<Booking, { kind: 'unknown' } | { kind: 'renewed' }>> {
  const link = readVisitToken(visitSecrets, token);
  const booking = link && (await store.read(link.bookingId));
  if (!booking || isForgotten(booking)) return err({ kind: 'unknown' });
  return link.version === booking.linkVersion ? ok(booking) : err({ kind: 'renewed' });
}

/** The current booking of a visit that was moved, perhaps more than once. */
export async function latestOf(store: Pick<BookingStore, 'read'>, booking: Booking): Promise<Booking> {
  const next = booking.movedTo ? await store.read(booking.movedTo) : null;
  return next ? latestOf(store, next) : booking;
}
