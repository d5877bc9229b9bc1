import type { Booking } from '@clinic/core/booking/model/booking';
import { bookingStatus } from '@clinic/core/booking/model/booking-status';
import { bookedVisit, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { expect, test } from 'vitest';
import { askingPress, toldToCaller } from './told-to-caller.ts';

const told = (booking: Booking, press: 'bookForCaller' | 'move' = 'bookForCaller') =>
  toldToCaller(press, { booking, status: bookingStatus(booking) });
const now = new Date();

test('while the clinic’s book has not answered nobody is told that it is booked', () => {
  const said = told(sampleBooking());
  expect(said).toMatchObject({ isTrouble: false });
  expect(said?.words.pt).toMatch(/^A marcar… Não desligue/);
  expect(said?.words.en).toMatch(/^Booking… Do not hang up/);
});

test('once it is in the book, what to read aloud is said', () => expect(told(bookedVisit())?.words.pt).toMatch(/^Marcada\./));

test('a visit that was cancelled since is not said to have failed', () =>
  expect(told(bookedVisit({ cancelledAt: now, releasedAt: now }))).toBeNull());

test.each([
  ['the hour was taken', { failedAt: now, failureKind: 'slotTaken' }],
  ['another visit is near', { conflictFoundAt: now }],
  ['the clinic’s program did not answer', { needsReviewAt: now, reviewReason: 'clinicUnreachable' }],
] as [string, Partial<Booking>][])('where it was not booked the caller is told before hanging up: %s', (_, facts) =>
  expect(told(sampleBooking(facts))).toMatchObject({ isTrouble: true, words: { pt: expect.stringMatching(/^Não ficou marcada/) } }),
);

test('whoever moves a visit is told as much: that it waits, that it moved, or that it did not', () => {
  expect(told(sampleBooking(), 'move')?.words.pt).toMatch(/^A mudar… Não desligue/);
  expect(told(bookedVisit(), 'move')?.words.pt).toMatch(/^Mudada\. Leia/);
  const taken = told(sampleBooking({ failedAt: now, failureKind: 'slotTaken' }), 'move');
  expect(taken).toMatchObject({
    isTrouble: true,
    words: { pt: expect.stringMatching(/^Não mudou: .* a consulta antiga fica como estava/) },
  });
});

test('the page watches after these presses alone', () =>
  expect(['bookForCaller', 'move', 'resend', 'toString', undefined].map(askingPress)).toEqual(['bookForCaller', 'move', null, null, null]));
