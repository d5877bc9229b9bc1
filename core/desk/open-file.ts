import type { BookingStatus } from '../booking/rules/booking-status.ts';
import { bookingStatus } from '../booking/rules/booking-status.ts';
import { hasOpenReview } from '../booking/rules/open-review.ts';
import type { BookingFile, DeskAction, DeskStore, StaffMember } from './desk-store.ts';
import { mayBeReleased } from './release-booking.ts';
import { repeatableWork } from './repeatable-work.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';

export type OpenedFile = BookingFile & {
  status: BookingStatus;
  isOpenReview: boolean;
  timeline: TimelineEntry[];
  /** What can sensibly be done now; the rest is not offered. */
  possible: DeskAction[];
};

/** Everything about one booking, for somebody at the desk. That it was opened is written down first: no look without a trace. */
export async function openFile(store: DeskStore, staff: StaffMember, bookingId: string, now: Date): Promise<OpenedFile | null> {
  await store.noteLook({ staff, action: 'look', bookingId });
  const file = await store.file(bookingId);
  if (!file) return null;
  const { booking, payments, refunds } = file;
  const isOpenReview = hasOpenReview(booking);
  const offers: Record<DeskAction, boolean> = {
    retry: repeatableWork(file, { again: '', now }).length > 0,
    release: mayBeReleased(booking, now),
    refunded: refunds.some(({ refundedAt }) => refundedAt === null),
    reviewed: isOpenReview,
    write: true,
  };
  return {
    ...file,
    payments,
    status: bookingStatus(booking),
    isOpenReview,
    timeline: timelineOf(file),
    possible: (Object.keys(offers) as DeskAction[]).filter((action) => offers[action]),
  };
}
