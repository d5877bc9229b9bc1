import { expect, test } from 'vitest';
import type { BookingFacts } from './booking-facts.ts';
import { bookingStatus } from './booking-status.ts';
import { emptyFacts } from './empty-facts.ts';
import { hasOpenReview } from './open-review.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 9, minute));
const paid: BookingFacts = {
  ...emptyFacts,
  ...{ submittedAt: at(0), paymentMethod: 'mbway', patientEnsuredAt: at(1), bookedAt: at(2) },
  ...{ paymentRequestedAt: at(3), paidAt: at(4), confirmedAt: at(5) },
};

test('a paid visit needs nobody', () => expect(hasOpenReview(paid)).toBe(false));

test('a second payment reaches the desk while the patient still sees a confirmed visit', () => {
  const paidTwice = { ...paid, needsReviewAt: at(9) };
  expect(hasOpenReview(paidTwice)).toBe(true);
  expect(bookingStatus(paidTwice)).toBe('confirmed');
});

test('money of a visit that was cancelled or moved after it was paid needs no review of its own', () => {
  expect(hasOpenReview({ ...paid, cancelledAt: at(20), releasedAt: at(21) })).toBe(false);
  expect(hasOpenReview({ ...paid, movedTo: 'b2', releasedAt: at(21) })).toBe(false);
});

test('money for the old time that comes after the move does', () =>
  expect(hasOpenReview({ ...paid, movedTo: 'b2', releasedAt: at(21), paidAt: at(30) })).toBe(true));

test('new money after a review opens the matter again', () => {
  const givenBack = { ...paid, paidAt: null, confirmedAt: null, releasedAt: at(20), paidLateAt: at(30), reviewedAt: at(40) };
  expect(hasOpenReview(givenBack)).toBe(false);
  expect(hasOpenReview({ ...givenBack, paidAt: at(50) })).toBe(true);
});
