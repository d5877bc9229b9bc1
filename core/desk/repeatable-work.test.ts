import { expect, test } from 'vitest';
import type { Booking } from '../booking/model/booking.ts';
import type { Payment } from '../booking/model/payment.ts';
import { mayBeReleased } from './release-booking.ts';
import { repeatableWork } from './repeatable-work.ts';
import { bookedVisit, inDays, sampleBooking } from './testing/sample-booking.ts';

const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const kinds = (booking: Booking, payments: Payment[] = []) =>
  repeatableWork({ booking, payments }, { again: 'x', now }).map(({ kind }) => kind);

const stories: [string, Booking, string[], boolean][] = [
  ['stopped half-way', sampleBooking(), ['book'], true],
  ['stopped half-way, and its time has passed', sampleBooking({ startsAt: inDays(-1) }), [], false],
  ['refused by the clinic', sampleBooking({ failedAt: ago(5), failureKind: 'clinicRefused' }), [], false],
  ['the clinic silent while it was asked', sampleBooking({ failedAt: ago(5), createAttemptedAt: ago(9) }), ['recheckOn'], false],
  ['waiting for money', bookedVisit(), [], true],
  ['never asked for money', bookedVisit({ paymentRequestedAt: null }), ['requestPayment'], true],
  ['past the deadline', bookedVisit({ payBy: ago(5) }), ['giveUpUnpaid'], true],
  ['given up, the clinic not told', bookedVisit({ payBy: ago(5), givenUpAt: ago(4) }), ['giveUpUnpaid'], false],
  ['released for want of money', bookedVisit({ givenUpAt: ago(4), releasedAt: ago(3) }), [], false],
  ['paid after that', bookedVisit({ givenUpAt: ago(4), releasedAt: ago(3), paidLateAt: ago(2) }), ['rebook'], false],
  ['paid', bookedVisit({ paidAt: ago(5) }), [], true],
  ['paid, and gone from the book', bookedVisit({ paidAt: ago(5), needsReviewAt: ago(1) }), ['recheckOn'], true],
  ['cancelled, still in the book', bookedVisit({ cancelledAt: ago(5) }), ['release'], false],
  ['cancelled and released', bookedVisit({ cancelledAt: ago(5), releasedAt: ago(4) }), [], false],
  ['over', bookedVisit({ paidAt: ago(9000), startsAt: inDays(-2) }), [], false],
];

test.each(stories)('%s: what can be tried again, and released', (_, booking, works, isReleasable) => {
  expect(kinds(booking)).toEqual(works);
  expect(mayBeReleased(booking, now)).toBe(isReleasable);
});

test('money that is waited for is asked about; money that came or ended is not', () => {
  const payment = (more: Partial<Payment>) => ({ id: 'p1', paidAt: null, endedAt: null, ...more }) as Payment;
  const payments = [payment({}), payment({ id: 'p2', paidAt: now }), payment({ id: 'p3', endedAt: now })];
  expect(repeatableWork({ booking: bookedVisit({ cancelledAt: ago(5), releasedAt: ago(4) }), payments }, { again: 'x', now })).toEqual([
    { kind: 'settlePayment', paymentId: 'p1', asked: 'desk-x' },
  ]);
});

test('the same work asked for on another occasion is other work', () => {
  const [first] = repeatableWork({ booking: sampleBooking(), payments: [] }, { again: 'a', now });
  expect(first).toMatchObject({ kind: 'book', again: 'a' });
});
