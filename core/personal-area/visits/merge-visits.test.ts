import { expect, test } from 'vitest';
import type { Booking } from '../../booking/model/booking.ts';
import type { Appointment } from '../../clinic/clinic-service.ts';
import { bookedVisit, inDays, sampleBooking } from '../../desk/testing/sample-booking.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { arrangeVisits, unbookedVisits } from './arrange-visits.ts';
import { mergeVisits } from './merge-visits.ts';
import { standingOfBooking } from './visit-standing.ts';

const now = new Date();
const appointment = (id: number, days: number, state = 'SCHEDULED'): Appointment => {
  const { day: date, time: start } = inLisbon(inDays(days));
  const end = inLisbon(new Date(inDays(days).getTime() + 1_200_000)).time;
  const names = { doctorName: 'Dra. Exemplo', patientName: 'Albano Exemplo', typeName: 'Consulta' };
  return { ...names, id, date, start, end: end < start ? '23:59' : end, doctorId: 201, patientId: 1, typeId: 462, state };
};
const merge = (appointments: Appointment[], bookings: Booking[], patientId: number | null = 1) =>
  mergeVisits({
    ...{ appointments, patientId, now, believed: ['digest-of-the-contact'], writeToken: ({ bookingId }) => bookingId },
    bookings: bookings.map((booking) => ({ booking, payments: [], refunds: [] })),
  });

test('a booking and its appointment are one visit; what the clinic wrote since decides when it is', () => {
  const booking = bookedVisit({ appointmentId: 77, paymentMethod: null, startsAt: inDays(10) });
  const [visit, ...others] = merge([appointment(77, 12)], [booking]);
  expect(others).toEqual([]);
  expect(visit).toMatchObject({ key: booking.id, token: booking.id, standing: 'booked', booked: { booking } });
  expect(visit?.startsAt.getTime()).toBeGreaterThan(inDays(11).getTime());
});

test('an appointment that a booking has given up is not that booking’s visit any more', () => {
  const released = bookedVisit({ appointmentId: 77, releasedAt: new Date(), givenUpAt: new Date() });
  const visits = merge([appointment(77, 10)], [released]);
  expect(visits.map(({ key, standing }) => [key, standing]).sort()).toEqual(
    [
      ['clinic-77', 'booked'],
      [released.id, 'notPaid'],
    ].sort(),
  );
});

test('what the clinic says of a visit that is over comes before what we believed', () => {
  const booking = bookedVisit({ appointmentId: 77, paymentMethod: null, startsAt: inDays(-2) });
  expect(merge([appointment(77, -2, 'MISSED')], [booking])).toMatchObject([{ standing: 'missed' }]);
  expect(merge([appointment(77, -2)], [booking])).toMatchObject([{ standing: 'done' }]);
});

test.each<[string, Partial<Booking>]>([
  ['received', { bookedAt: null, appointmentId: null }],
  ['toPay', {}],
  ['booked', { paidAt: now }],
  ['booked', { paymentMethod: null }],
  ['cancelled', { cancelledAt: now, releasedAt: now }],
  ['notBooked', { bookedAt: null, failedAt: now, failureKind: 'slotTaken' }],
  ['notBooked', { bookedAt: null, conflictFoundAt: now }],
  ['notPaid', { givenUpAt: now }],
  ['booked', { paidAt: now, needsReviewAt: now, reviewReason: 'paidTwice' }],
])('a visit to come is %s with %o', (standing, facts) => {
  expect(standingOfBooking(bookedVisit(facts), now)).toBe(standing);
});

test('a visit that was never paid is not done when its day is over', () => {
  expect(standingOfBooking(bookedVisit({ startsAt: inDays(-1) }), now)).toBe('notPaid');
  expect(standingOfBooking(bookedVisit({ startsAt: inDays(-1), paidAt: inDays(-3) }), now)).toBe('done');
});

test('the next visit comes first, then the others; what will not take place stays by its day until that is over', () => {
  const gone = { cancelledAt: now, releasedAt: now };
  const visits = merge(
    [appointment(1, 8), appointment(2, 3), appointment(3, -8), appointment(4, -3)],
    [
      bookedVisit({ id: 'gone', appointmentId: 5, startsAt: inDays(2), ...gone }),
      bookedVisit({ id: 'goneLong', appointmentId: 6, startsAt: inDays(-5), ...gone }),
    ],
  );
  const { next, later, calledOff, past } = arrangeVisits(visits, now);
  expect([next?.key, later.map(({ key }) => key)]).toEqual(['clinic-2', ['clinic-1']]);
  expect(calledOff.map(({ key }) => key)).toEqual(['gone']);
  expect(past.map(({ key }) => key)).toEqual(['clinic-4', 'goneLong', 'clinic-3']);
});

const refused = { failedAt: now, failureKind: 'slotTaken', patientId: 1 } as const;

test('what nothing came of is called off, and a stranger’s visit is nobody’s next', () => {
  const strange = bookedVisit({ appointmentId: 8, contactDigest: 'another', paymentMethod: null });
  const { next, later, calledOff, past, byStrangers } = arrangeVisits(merge([], [sampleBooking(refused), strange]), now);
  expect([next, past]).toEqual([null, []]);
  expect([later.length, byStrangers.length]).toEqual([1, 1]);
  expect(calledOff).toMatchObject([{ standing: 'notBooked' }]);
});

test('a booking that failed waits for an answer until its owner has asked again', () => {
  const failed = sampleBooking({ ...refused, id: 'failed', submittedAt: inDays(-1) });
  const others = [appointment(1, 8)];
  expect(unbookedVisits(merge(others, [failed]), now).map(({ key }) => key)).toEqual(['failed']);
  const again = bookedVisit({ id: 'again', appointmentId: 9, startsAt: inDays(4), paymentMethod: null, submittedAt: now });
  expect(unbookedVisits(merge(others, [failed, again]), now)).toEqual([]);
});
