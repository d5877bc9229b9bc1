import { expect, test } from 'vitest';
import type { Booking } from '../model/booking.ts';
import type { BookingMailKind } from '../model/booking-mail.ts';
import { videoLinkLetter } from '../model/video-link-letter.ts';
import type { BookingTransaction, BookingWork } from '../ports/booking-store.ts';
import { confirmInWriting, isStillTrue } from './confirm-in-writing.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 9, minute));
/** Only the fields that the rule reads. */
const facts = {
  bookedAt: null,
  releasedAt: null,
  paidAt: null,
  paidLateAt: null,
  cancelledAt: null,
  movedTo: null,
  failedAt: null,
  conflictFoundAt: null,
  givenUpAt: null,
  videoUrlAt: null,
};
const booking = (known: Partial<Booking>): Booking => ({ ...facts, ...known }) as Booking;
const booked = { bookedAt: at(2) };

const stories: [BookingMailKind, boolean, string, Partial<Booking>][] = [
  ['received', true, 'nothing has happened yet', {}],
  ['received', false, 'the visit is in the book by now', booked],
  ['received', false, 'it has ended by now', { failedAt: at(1) }],
  ['scheduled', true, 'the visit stands', booked],
  ['scheduled', false, 'it was cancelled meanwhile', { ...booked, cancelledAt: at(3) }],
  ['scheduled', false, 'another visit turned out to be too near', { ...booked, conflictFoundAt: at(3) }],
  ['moved', false, 'it was moved once more', { ...booked, movedTo: 'b3' }],
  ['paymentDetails', true, 'the money is awaited', booked],
  ['paymentDetails', false, 'it was paid meanwhile', { ...booked, paidAt: at(3) }],
  ['paymentDetails', false, 'we have stopped waiting', { ...booked, givenUpAt: at(30) }],
  ['confirmed', false, 'given up, and the clinic not yet told', { ...booked, givenUpAt: at(30), paidLateAt: at(31) }],
  ['confirmed', true, 'brought back by late money', { bookedAt: at(40), givenUpAt: at(30), releasedAt: at(31), paidLateAt: at(35) }],
  ['notPaid', true, 'released for want of money', { ...booked, givenUpAt: at(30), releasedAt: at(31) }],
  ['notPaid', false, 'the money came late', { ...booked, givenUpAt: at(30), releasedAt: at(31), paidLateAt: at(32) }],
  ['reminder', false, 'the visit is gone', { ...booked, releasedAt: at(5) }],
  ['cancelled', true, 'it was cancelled', { ...booked, cancelledAt: at(3) }],
];

test.each(stories)('%s, still true %s: %s', (mail, expected, _, known) =>
  expect(isStillTrue({ mail, about: '' }, booking(known))).toBe(expected),
);

const startsAt = new Date(Date.UTC(2027, 2, 10, 10));
const hoursBefore = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

async function startedWith(
  mail: BookingMailKind,
  about: string,
  now: Date,
  preparedTypes: number[] = [],
  mode: Booking['mode'] = 'inPerson',
) {
  const started: { work: BookingWork; at: Date | undefined }[] = [];
  const transaction = {
    change: async () => {},
    enqueueWork: async (work: BookingWork, at?: Date) => void started.push({ work, at }),
  } as unknown as BookingTransaction;
  const told = booking({ ...booked, id: 'b1', startsAt, sequence: 2, paymentMethod: null, mode });
  await confirmInWriting(transaction, { booking: told, now }, { mail, about }, { reminderHours: [168, 48, 24, 2], preparedTypes });
  return started;
}

const reminder = (hours: number) => ({
  work: { kind: 'remind', bookingId: 'b1', hoursBefore: hours, sequence: 2 },
  at: hoursBefore(hours),
});

test('the letter that promises the visit sets the first reminder to come', async () =>
  expect(await startedWith('scheduled', '2', hoursBefore(100))).toEqual([reminder(48)]));

test('each reminder sets the next one, even where it came a moment early', async () =>
  expect(await startedWith('reminder', '48', new Date(hoursBefore(48).getTime() - 50))).toEqual([reminder(24)]));

test('a reminder that comes late passes over those whose time is gone', async () =>
  expect(await startedWith('reminder', '48', hoursBefore(20))).toEqual([reminder(2)]));

test('a visit by video is reminded a quarter of an hour before, too, with its link', async () => {
  expect(await startedWith('reminder', '2', hoursBefore(2), [], 'online')).toEqual([reminder(0.25)]);
  expect(await startedWith('reminder', '0.25', hoursBefore(0.25), [], 'online')).toEqual([]);
});

const byVideo = (linkedAt: Date) =>
  booking({
    ...booked,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 20 * 60_000),
    videoUrl: 'https://video.exemplo.pt',
    videoUrlAt: linkedAt,
  });

test('a late link to a visit by video goes out until the visit ends', () => {
  for (const linkedAt of [hoursBefore(5), hoursBefore(0.1), hoursBefore(-0.2)]) {
    const link = { mail: 'reminder', about: videoLinkLetter({ startsAt }, linkedAt) } as const;
    expect(isStillTrue(link, byVideo(linkedAt), linkedAt)).toBe(true);
    expect(isStillTrue(link, byVideo(linkedAt), hoursBefore(-0.3))).toBe(true);
    expect(isStillTrue(link, byVideo(linkedAt), hoursBefore(-0.34)), 'ended').toBe(false);
  }
});

test('an ordinary reminder never goes out after the start, also where the visit has a link', () => {
  for (const about of ['24', '2', '0.25', videoLinkLetter({ startsAt }, hoursBefore(6))]) {
    const reminder = { mail: 'reminder', about } as const;
    expect(isStillTrue(reminder, byVideo(hoursBefore(0.25)), hoursBefore(0.01))).toBe(true);
    expect(isStillTrue(reminder, byVideo(hoursBefore(0.25)), hoursBefore(-0.01))).toBe(false);
  }
});

test('after the last one there is none', async () => expect(await startedWith('reminder', '2', hoursBefore(2))).toEqual([]));

const preparation = { work: { kind: 'tell', bookingId: 'b1', mail: 'preparation', about: '2' }, at: undefined };

test('what to do beforehand follows the promise, for kinds of visit that ask for something', async () => {
  const { typeId } = booking(booked);
  expect(await startedWith('confirmed', '', hoursBefore(100), [typeId])).toEqual([preparation, reminder(48)]);
  expect(await startedWith('confirmed', '', hoursBefore(100), [typeId + 1])).toEqual([reminder(48)]);
});

test('a reminder does not bring it again', async () => {
  const { typeId } = booking(booked);
  expect(await startedWith('reminder', '48', hoursBefore(48), [typeId])).toEqual([reminder(24)]);
});
