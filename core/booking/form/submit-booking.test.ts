import { expect, test } from 'vitest';
import { err, ok } from '../../kernel/result.ts';
import type { Booking } from '../model/booking.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { type Submission, submitBooking } from './submit-booking.ts';

const now = new Date('2027-01-04T09:00:00Z');
const submission = { id: 'one', candidates: [], startsAt: new Date('2027-01-05T10:20:00Z'), movedFrom: null } as unknown as Submission;
const storeWith = (booking: Booking | null) => ({ read: async () => booking }) as unknown as BookingStore;

test('sent again from a second tab, when its slot already shows as taken, it is the same booking', async () => {
  expect(await submitBooking(storeWith({ movedFrom: null } as Booking), submission, now)).toEqual(ok({ id: 'one' }));
});

test('an id that another booking has is no second press, whatever is moved to it', async () => {
  const bookings = [{ movedFrom: null }, { movedFrom: 'another' }, { movedFrom: 'own' }] as Booking[];
  const moved = { ...submission, movedFrom: 'own' };
  const outcomes = await Promise.all(bookings.map((booking) => submitBooking(storeWith(booking), moved, now)));
  expect(outcomes).toEqual([err({ kind: 'notMovable' }), err({ kind: 'notMovable' }), ok({ id: 'one' })]);
});

test('nobody has the time any more: taken', async () => {
  expect(await submitBooking(storeWith(null), submission, now)).toEqual(err({ kind: 'slotTaken' }));
});
