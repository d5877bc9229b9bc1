import { err, ok, type Result } from '../kernel/result.ts';
import type { Booking } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import { type ClosedLink, isForgotten, linkState } from './rules/link-state.ts';
import { readVisitToken, type VisitSecrets } from './visit-link.ts';
import { grantedFor, type VisitPass } from './visit-pass.ts';

/** `unknown`: not written by us, or to a visit that is not there or no longer anybody's. Which of them is told to nobody. */
export type LinkTrouble = { kind: 'unknown' } | { kind: ClosedLink; booking: Booking };

type Ports = { store: Pick<BookingStore, 'read'>; visitSecrets: VisitSecrets };
type Given = { token: string; pass: VisitPass | null; now: Date };

/** The visit behind a link, where the link still opens it. One whose links have ended opens for who has shown a code for it. */
export async function openVisitLink({ store, visitSecrets }: Ports, { token, pass, now }: Given): Promise<Result<Booking, LinkTrouble>> {
  const link = readVisitToken(visitSecrets, token);
  const booking = link && (await store.read(link.bookingId));
  if (!booking || isForgotten(booking)) return err({ kind: 'unknown' });
  const state = linkState(booking, link.version, now);
  if (state === 'open') return ok(booking);
  const isProven = grantedFor(pass, booking.id).includes('code') && link.version === booking.linkVersion && booking.movedTo === null;
  return state === 'ended' && isProven ? ok(booking) : err({ kind: state, booking });
}

/** A visit that was moved, perhaps more than once, as it stands now. */
export async function latestOf(store: Pick<BookingStore, 'read'>, booking: Booking): Promise<Booking> {
  const next = booking.movedTo ? await store.read(booking.movedTo) : null;
  return next ? latestOf(store, next) : booking;
}
