import type { BookingStatus } from '../booking/model/booking-status.ts';
import { bookingStatus } from '../booking/model/booking-status.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import { isForgotten, mayRenewLink } from '../booking/visit-link/link-state.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { type FileContact, fileContacts } from './check-identity.ts';
import type { BookingFile, DeskAction, DeskStore, StaffMember } from './desk-store.ts';
import { mayBeReleased } from './release-booking.ts';
import { repeatableWork } from './repeatable-work.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

export type OpenedFile = Omit<BookingFile, 'confirmations'> & {
  status: BookingStatus;
  isOpenReview: boolean;
  timeline: TimelineEntry[];
  contacts: FileContact[];
  /** The actions that are possible now; others are not offered. */
  possible: DeskAction[];
};

type At = { now: Date; keys: DataKeys };

/** Everything about one booking, for the front desk. The access is recorded first: no view without an audit entry. */
export async function openFile(store: DeskStore, staff: StaffMember, bookingId: string, { now, keys }: At): Promise<OpenedFile | null> {
  await store.recordView({ staff, action: 'look', bookingId });
  const file = await store.file(bookingId);
  if (!file) return null;
  const { confirmations: _, ...shown } = file;
  const isOpenReview = hasOpenReview(file.booking);
  const contacts = fileContacts(file, keys);
  return {
    ...shown,
    status: bookingStatus(file.booking),
    isOpenReview,
    timeline: timelineOf(file),
    contacts,
    possible: possibleActions(file, { contacts, isOpenReview, now }),
  };
}

type Known = { contacts: FileContact[]; isOpenReview: boolean; now: Date };

function possibleActions(file: BookingFile, { contacts, isOpenReview, now }: Known): DeskAction[] {
  const { booking, refunds, items } = file;
  const isUnproven = items.some(({ kind }) => kind === 'contactUnproven');
  const mayRetry = repeatableWork(file, { again: '', now }).length > 0;
  const mayRelease = mayBeReleased(booking, now);
  const offers: Record<DeskAction, boolean> = {
    retry: mayRetry && !isUnproven,
    release: mayRelease && !isUnproven,
    refunded: refunds.some(({ refundedAt }) => refundedAt === null),
    reviewed: isOpenReview,
    write: true,
    renewLink: !isForgotten(booking) && mayRenewLink(booking, now),
    bookUnproven: isUnproven && mayRetry,
    releaseUnproven: isUnproven && mayRelease,
    identityChecked: booking.patientId !== null && contacts.some(({ confirmed }) => !confirmed),
    identityWithdrawn: booking.patientId !== null && contacts.some(({ confirmed }) => confirmed),
  };
  return (Object.keys(offers) as DeskAction[]).filter((action) => offers[action]);
}
