import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingFacts } from './booking-facts.ts';
import { type BookingStatus, bookingStatus, bookingStatuses } from './booking-status.ts';
import { emptyFacts } from './empty-facts.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 9, minute));
const received: BookingFacts = { ...emptyFacts, submittedAt: at(0), paymentMethod: 'multibanco' };
const booked = { ...received, patientEnsuredAt: at(1), bookedAt: at(2) };
const atClinic = { ...booked, paymentMethod: null };
const unpaid = { ...booked, paymentRequestedAt: at(3), releasedAt: at(30) };

const stories: [BookingStatus, string, BookingFacts][] = [
  ['received', 'just submitted', received],
  ['received', 'the patient is known', { ...received, patientEnsuredAt: at(1) }],
  ['pendingPayment', 'booked, to be paid ahead', { ...booked, paymentRequestedAt: at(3) }],
  ['scheduled', 'booked, to be paid at the clinic', atClinic],
  ['scheduled', 'and confirmed by e-mail', { ...atClinic, confirmedAt: at(4) }],
  ['confirmed', 'paid', { ...booked, paidAt: at(5) }],
  ['confirmed', 'paid at the clinic’s desk', { ...atClinic, paidAt: at(5) }],
  ['notPaid', 'never paid, slot given up', unpaid],
  ['cancelled', 'cancelled by the patient', { ...booked, paidAt: at(5), cancelledAt: at(6), releasedAt: at(7) }],
  ['cancelled', 'cancelled, the clinic not yet told', { ...booked, paidAt: at(5), cancelledAt: at(6) }],
  ['cancelled', 'gone from the clinic’s book with nothing to pay', { ...atClinic, confirmedAt: at(4), releasedAt: at(7) }],
  ['moved', 'moved to another time', { ...booked, paidAt: at(5), movedTo: 'b2', releasedAt: at(7) }],
  ['conflict', 'another visit is too near', { ...received, conflictFoundAt: at(1), releasedAt: at(2) }],
  ['conflict', 'found after creation and undone', { ...booked, conflictFoundAt: at(3), releasedAt: at(4) }],
  ['slotTaken', 'taken at the clinic’s desk', { ...received, failedAt: at(2), failureKind: 'slotTaken', releasedAt: at(2) }],
  ['failed', 'the clinic refused', { ...received, failedAt: at(2), failureKind: 'refused' }],
  ['needsReview', 'paid after the slot was given up', { ...unpaid, paidLateAt: at(40) }],
  ['needsReview', 'paid after it was cancelled', { ...booked, cancelledAt: at(6), releasedAt: at(7), paidAt: at(8) }],
  ['needsReview', 'paid and nevertheless given up', { ...booked, paidAt: at(5), releasedAt: at(7) }],
  ['needsReview', 'paid and never booked', { ...received, paidAt: at(5) }],
  ['needsReview', 'a wrong amount', { ...booked, needsReviewAt: at(5) }],
  ['needsReview', 'failed, with the appointment still in the book', { ...booked, failedAt: at(5), failureKind: 'paymentRefused' }],
  ['needsReview', 'booked after it was cancelled', { ...booked, cancelledAt: at(1) }],
  ['notPaid', 'given up in the very moment it was recorded', { ...booked, releasedAt: at(2) }],
  ['cancelled', 'cancelled in the very moment it was paid', { ...booked, paidAt: at(5), cancelledAt: at(5), releasedAt: at(5) }],
  ['confirmed', 'paid late, and the slot was still free', { ...unpaid, paidLateAt: at(40), bookedAt: at(41) }],
  ['notPaid', 'late money given back by a person', { ...unpaid, paidLateAt: at(40), reviewedAt: at(50) }],
  ['needsReview', 'something new after a review', { ...unpaid, paidLateAt: at(40), reviewedAt: at(50), needsReviewAt: at(60) }],
];

test.each(stories)('%s: %s', (status, _, facts) => expect(bookingStatus(facts)).toBe(status));

test('every status has its story', () => expect(new Set(stories.map(([status]) => status))).toEqual(new Set(bookingStatuses)));

const factTimes = [
  'patientEnsuredAt',
  'conflictFoundAt',
  'bookedAt',
  'paymentRequestedAt',
  'paidAt',
  'paidLateAt',
  'confirmedAt',
  'cancelledAt',
  'releasedAt',
  'failedAt',
  'needsReviewAt',
  'reviewedAt',
] as const;
type FactTime = (typeof factTimes)[number];

test('each of the combinations of facts has exactly one status', () => {
  for (let combination = 0; combination < 2 ** factTimes.length; combination++) {
    const happened = factTimes.map((fact, index) => [fact, combination & (2 ** index) ? at(index) : null] as const);
    for (const movedTo of [null, 'b2']) {
      for (const paymentMethod of [null, 'mbway'] as const) {
        const facts: BookingFacts = { ...received, ...Object.fromEntries(happened), movedTo, paymentMethod };
        if (!bookingStatuses.includes(bookingStatus(facts))) expect.fail(JSON.stringify(facts));
      }
    }
  }
});

const time = fc.option(fc.integer({ min: 1, max: 50 }).map(at), { freq: 2 });
const anyFacts: fc.Arbitrary<BookingFacts> = fc.record({
  ...(Object.fromEntries(factTimes.map((fact) => [fact, time])) as Record<FactTime, typeof time>),
  submittedAt: fc.constant(at(0)),
  paymentMethod: fc.constantFrom(null, 'multibanco' as const, 'mbway' as const),
  movedTo: fc.constantFrom(null, 'b2'),
  failureKind: fc.constantFrom(null, 'slotTaken', 'refused'),
});
const late = at(59);
const withoutMoney = anyFacts.map((facts) => ({ ...facts, paidAt: null, paidLateAt: null }));

test('nothing that comes later undoes a confirmed visit, except cancelling, moving and releasing it', () =>
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...factTimes), (facts, fact) => {
      fc.pre(bookingStatus(facts) === 'confirmed' && fact !== 'cancelledAt' && fact !== 'releasedAt');
      expect(bookingStatus({ ...facts, [fact]: late })).toBe('confirmed');
    }),
  ));

test('booked and paid is confirmed, whatever else went wrong', () =>
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const paid = { ...facts, bookedAt: at(2), paidAt: at(5), cancelledAt: null, releasedAt: null, movedTo: null };
      expect(bookingStatus(paid)).toBe('confirmed');
    }),
  ));

test('money that comes when there is no visit any more always reaches a person', () =>
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('paidAt', 'paidLateAt'), (facts, paid) => {
      fc.pre(['notPaid', 'cancelled', 'conflict', 'slotTaken', 'failed'].includes(bookingStatus(facts)));
      expect(bookingStatus({ ...facts, [paid]: late })).toBe('needsReview');
    }),
  ));

test('an ending keeps its first reason', () =>
  fc.assert(
    fc.property(withoutMoney, fc.constantFrom('conflictFoundAt', 'failedAt', 'releasedAt'), (facts, fact) => {
      const status = bookingStatus(facts);
      fc.pre(['notPaid', 'conflict', 'slotTaken', 'failed', 'cancelled', 'moved'].includes(status) && facts[fact] === null);
      expect(bookingStatus({ ...facts, [fact]: late })).toBe(status);
    }),
  ));

test('whatever a person has settled stays settled until something new happens', () =>
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(bookingStatus({ ...facts, reviewedAt: late })).not.toBe('needsReview');
    }),
  ));
