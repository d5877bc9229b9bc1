import { expect, test } from 'vitest';
import type { Booking } from '../../booking/model/booking.ts';
import type { Payment } from '../../booking/model/payment.ts';
import type { RefundTask } from '../desk-store.ts';
import { bookedVisit, inDays, sampleBooking } from '../testing/sample-booking.ts';
import { resendableLetters } from './resendable-letters.ts';

const now = new Date();
const reference = { id: 'payment-1', acceptedAt: now, endedAt: null, paidAt: null } as Payment;
const refund = { id: '7', refundedAt: now } as RefundTask;
type Known = { payments?: Payment[]; refunds?: RefundTask[]; wasPreparationSent?: boolean };
const lettersOf = (booking: Booking, { payments = [], refunds = [], wasPreparationSent = false }: Known = {}) =>
  resendableLetters({ booking, payments, refunds, wasPreparationSent }, now).map(({ mail, about }) => `${mail} ${about}`);

test('whoever still has to pay can have the way to pay again, and no confirmation', () => {
  expect(lettersOf(bookedVisit(), { payments: [reference] })).toEqual(['paymentDetails payment-1']);
});

test.each([
  ['was replaced', { endedAt: now }],
  ['was paid', { paidAt: now }],
  ['the provider has not accepted', { acceptedAt: null }],
])('a payment that %s is not sent again', (_, facts) => {
  expect(lettersOf(bookedVisit(), { payments: [{ ...reference, ...facts }] })).toEqual([]);
});

test('a visit that is paid has its confirmation, one that is paid at the clinic its own', () => {
  expect(lettersOf(bookedVisit({ paidAt: now }))).toEqual(['confirmed 0']);
  expect(lettersOf(bookedVisit({ paymentMethod: null }))).toEqual(['scheduled 0']);
});

test('a moved visit has the letter about its new time, a prepared one that about the preparation', () => {
  expect(lettersOf(bookedVisit({ paidAt: now, movedFrom: 'x', sequence: 1 }))).toEqual(['confirmed 1', 'moved 1']);
  expect(lettersOf(bookedVisit({ paidAt: now }), { wasPreparationSent: true })).toEqual(['confirmed 0', 'preparation 0']);
});

test('what has ended is confirmed no more', () => {
  const ended = { cancelledAt: now, releasedAt: now };
  expect(lettersOf(bookedVisit({ ...ended, paidAt: now }), { refunds: [refund] })).toEqual(['cancelled visit', 'refunded 7']);
  expect(lettersOf(bookedVisit({ givenUpAt: now, releasedAt: now }), { payments: [reference] })).toEqual(['notPaid 0']);
  expect(lettersOf(bookedVisit({ movedTo: 'x', paidAt: now }))).toEqual([]);
});

test('a cancellation is told once the clinic has taken the visit out of its book', () => {
  expect(lettersOf(bookedVisit({ cancelledAt: now }))).toEqual([]);
});

test('of a visit that is over only returned money is told', () => {
  expect(lettersOf(bookedVisit({ paidAt: now, startsAt: inDays(-1) }), { refunds: [refund] })).toEqual(['refunded 7']);
});

test('nothing goes to an address that nobody has proven, nor to whom we have forgotten', () => {
  expect(lettersOf(sampleBooking({ reviewReason: 'contactUnproven', contactDigest: null, needsReviewAt: now }))).toEqual([]);
  const patient = { ...sampleBooking().patient, name: '' };
  expect(lettersOf(bookedVisit({ patient, paidAt: now }), { refunds: [refund] })).toEqual([]);
});
