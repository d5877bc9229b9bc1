import type { BookingStatus } from '../booking/model/booking-status.ts';
import { bookingStatus } from '../booking/model/booking-status.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import { isRefundedByProvider, refundStanding } from '../booking/model/refund.ts';
import { takesVideoLink } from '../booking/video/set-video-link.ts';
import { isForgotten, mayRenewLink } from '../booking/visit-link/link-state.ts';
import { mayWait } from '../booking/waiting/waiting-entry.ts';
import type { ArrivedLetter } from '../mail/arrived/arrived-letter.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { type FileContact, fileContacts } from './check-identity.ts';
import { type FileAttendance, readAttendance } from './day/file-attendance.ts';
import type { BookingFile, DeskAction, DeskStore, FoundBooking, StaffMember } from './desk-store.ts';
import { type ResendableLetter, resendableLetters } from './letters/resendable-letters.ts';
import { type SenderStanding, senderStanding } from './letters/sender-standing.ts';
import { mayBeMoved } from './move/move-by-desk.ts';
import { readVisitsWithOldContact } from './old-contact.ts';
import { mayAskForAccount, mayOpenAccount } from './refund-account.ts';
import { mayBeReleased } from './release-booking.ts';
import { repeatableWork } from './repeatable-work.ts';
import { type TimelineEntry, timelineOf } from './timeline.ts';
import { readWorkStates, type StatedWork } from './work/work-state.ts';

export type OpenedFile = Omit<BookingFile, 'confirmations' | 'items' | 'arrived'> & {
  /** The newest first. */
  arrived: (ArrivedLetter & { standing: SenderStanding })[];
  items: StatedWork[];
  status: BookingStatus;
  isOpenReview: boolean;
  timeline: TimelineEntry[];
  contacts: FileContact[];
  /** Those that may be sent once more. */
  letters: ResendableLetter[];
  attendance: FileAttendance | null;
  /** Other visits to come that still have a contact that was corrected on this one. */
  withOldContact: FoundBooking[];
  /** The actions that are possible now; others are not offered. */
  possible: DeskAction[];
};

type At = { now: Date; keys: DataKeys };

/** Everything about one booking, for the front desk. The access is recorded first: no view without an audit entry. */
export async function openFile(store: DeskStore, staff: StaffMember, bookingId: string, { now, keys }: At): Promise<OpenedFile | null> {
  await store.recordView({ staff, action: 'look', bookingId });
  const file = await store.file(bookingId);
  if (!file) return null;
  const { confirmations: _, arrived, ...shown } = file;
  const isOpenReview = hasOpenReview(file.booking);
  const contacts = fileContacts(file, keys);
  const letters = resendableLetters(file, now);
  const possible = possibleActions(file, { contacts, letters, isOpenReview, now });
  return {
    ...shown,
    arrived: arrived.map((letter) => ({ ...letter, standing: senderStanding(letter.from, { booking: file.booking, contacts }) })),
    items: await readWorkStates(store, file.items, { now, staffId: staff.id }),
    status: bookingStatus(file.booking),
    isOpenReview,
    timeline: timelineOf(file),
    contacts,
    letters,
    attendance: await readAttendance(store.day, file.booking, now),
    withOldContact: possible.includes('correctContact') ? await readVisitsWithOldContact(store, staff, file.booking, now) : [],
    possible,
  };
}

type Known = { contacts: FileContact[]; letters: ResendableLetter[]; isOpenReview: boolean; now: Date };

function possibleActions(file: BookingFile, { contacts, letters, isOpenReview, now }: Known): DeskAction[] {
  const { booking, refunds, items } = file;
  const isUnproven = items.some(({ kind }) => kind === 'contactUnproven');
  const mayRetry = repeatableWork(file, { again: '', now }).length > 0;
  const mayRelease = mayBeReleased(booking, now);
  const offers: Record<DeskAction, boolean> = {
    retry: mayRetry && !isUnproven,
    release: mayRelease && !isUnproven,
    cancelForClinic: mayRelease,
    refunded: refunds.some((refund) => !['made', 'asked'].includes(refundStanding(refund))),
    refundAsked: refunds.some((refund) => refundStanding(refund) === 'due' && isRefundedByProvider(refund.method)),
    accountAsked: mayAskForAccount(file),
    accountOpened: mayOpenAccount(file),
    reviewed: isOpenReview,
    write: true,
    resend: letters.length > 0,
    letterOpened: file.sent.some(({ sentAt }) => sentAt !== null),
    move: mayBeMoved(booking, now),
    renewLink: !isForgotten(booking) && mayRenewLink(booking, now),
    videoLink: takesVideoLink(booking, now),
    bookUnproven: isUnproven && mayRetry,
    releaseUnproven: isUnproven && mayRelease,
    identityChecked: booking.patientId !== null && contacts.some(({ confirmed }) => !confirmed),
    identityWithdrawn: booking.patientId !== null && contacts.some(({ confirmed }) => confirmed),
    // Which ways there are depends on the clinic's settings: `otherWaysToPay`.
    changePayment: true,
    correctContact: !isForgotten(booking) && booking.endsAt > now,
    waitJoined: mayWait(booking, now),
    waitLeft: file.waiting !== null && mayWait(booking, now),
  };
  return (Object.keys(offers) as DeskAction[]).filter((action) => offers[action]);
}
