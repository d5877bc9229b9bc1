import { expect, test } from 'vitest';
import type { BookingFacts } from './booking-facts.ts';
import { awaitsRelease, clinicAppointmentId, goesAhead, hasClinicAppointment, isEnded, mayStillBeCreated } from './booking-predicates.ts';
import { emptyFacts } from './empty-facts.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 9, minute));
const received: BookingFacts = { ...emptyFacts, submittedAt: at(0), paymentMethod: 'multibanco' };
const booked = { ...received, bookedAt: at(2) };

test.each([
  ['failed', { failedAt: at(3) }],
  ['in conflict', { conflictFoundAt: at(3) }],
  ['cancelled', { cancelledAt: at(3) }],
  ['moved', { movedTo: 'b2' }],
])('a booking that is %s has ended, and its visit does not go ahead, though it is still in the book', (_, fact) => {
  const facts = { ...booked, ...fact };
  expect([isEnded(facts), hasClinicAppointment(facts), goesAhead(facts)]).toEqual([true, true, false]);
});

test('what was released for want of money has not ended: the money may still come', () =>
  expect(isEnded({ ...booked, releasedAt: at(30) })).toBe(false));

test('a visit that was given up awaits its release until the clinic has done it', () => {
  const givenUp = { ...booked, givenUpAt: at(30) };
  expect(awaitsRelease(givenUp)).toBe(true);
  expect(awaitsRelease({ ...givenUp, releasedAt: at(31) })).toBe(false);
});

test('a visit that late money brought back awaits nothing, however late the old release is run again', () =>
  expect(awaitsRelease({ ...booked, givenUpAt: at(30), releasedAt: at(31), bookedAt: at(40) })).toBe(false));

test('the appointment is named only while it is in the book', () => {
  expect(clinicAppointmentId({ ...booked, appointmentId: 7 })).toBe(7);
  expect(clinicAppointmentId({ ...booked, appointmentId: 7, releasedAt: at(5) })).toBeNull();
});

test('what the clinic was asked to create may still appear until it is recorded', () => {
  expect(mayStillBeCreated({ ...received, createAttemptedAt: null })).toBe(false);
  expect(mayStillBeCreated({ ...received, createAttemptedAt: at(1) })).toBe(true);
  expect(mayStillBeCreated({ ...booked, createAttemptedAt: at(1) })).toBe(false);
  expect(mayStillBeCreated({ ...booked, releasedAt: at(31), createAttemptedAt: at(1) }), 'released').toBe(false);
  expect(mayStillBeCreated({ ...booked, releasedAt: at(31), createAttemptedAt: at(40) }), 'asked for again').toBe(true);
});
