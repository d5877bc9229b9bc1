import { expect, test } from 'vitest';
import type { Booking } from '../model/booking.ts';
import { chooseOffers, fitsHour, heldUntil } from './choose-offers.ts';
import type { FreedHour } from './opened-hour.ts';
import type { WaitingPatient } from './waiting-entry.ts';

/** A Monday. */
const now = new Date('2026-11-16T11:00:00Z');
/** Thursday morning. */
const hour: FreedHour = {
  ...{ typeId: 462, doctorId: 202, doctorName: 'Dra. Exemplo', source: 'released' },
  ...{ startsAt: new Date('2026-11-19T10:40:00Z'), endsAt: new Date('2026-11-19T11:00:00Z') },
};

function waits(wishes: Partial<WaitingPatient['entry']> = {}, visit: Partial<Booking> = {}, offersToday = 0): WaitingPatient {
  const entry = {
    ...{ id: 'a', bookingId: 'b', anyDoctor: false, doctorIds: [202], weekdays: [0, 1, 2, 3, 4], noticeHours: 24 },
    ...{
      dayParts: ['morning', 'afternoon'] as WaitingPatient['entry']['dayParts'],
      joinedAt: new Date('2026-11-01T10:00:00Z'),
      leftAt: null,
    },
    ...wishes,
  };
  const facts = { bookedAt: now, releasedAt: null, cancelledAt: null, movedTo: null, failedAt: null, conflictFoundAt: null };
  const booking = {
    typeId: 462,
    startsAt: new Date('2026-12-03T17:20:00Z'),
    paymentMethod: null,
    paidAt: null,
    paidLateAt: null,
    ...facts,
  };
  return { entry, booking: { ...booking, givenUpAt: null, payBy: null, ...visit } as Booking, offersToday };
}

test('an hour fits who asked for one like it', () => expect(fitsHour(waits(), hour, now)).toBe(true));

test.each([
  ['whoever left the list', waits({ leftAt: now })],
  ['a visit that was cancelled', waits({}, { cancelledAt: now })],
  ['a visit that was moved', waits({}, { movedTo: 'another' })],
  ['a visit of another type, whose price may differ', waits({}, { typeId: 471 })],
  ['a visit on the same day', waits({}, { startsAt: new Date('2026-11-19T15:00:00Z') })],
  ['a visit that is earlier', waits({}, { startsAt: new Date('2026-11-17T15:00:00Z') })],
  ['who wants another doctor', waits({ doctorIds: [203] })],
  ['who cannot come on that weekday', waits({ weekdays: [0, 1, 2, 4] })],
  ['who wants afternoons', waits({ dayParts: ['afternoon'] })],
  [
    'a visit to be paid by a time that the hour would bring nearer',
    waits({}, { paymentMethod: 'multibanco', payBy: new Date('2026-11-19T07:00:00Z') }),
  ],
])('it does not fit %s', (_, waiting) => expect(fitsHour(waiting, hour, now)).toBe(false));

test('a visit that is still to be paid gets an hour that leaves its deadline as it was', () => {
  const unpaid = waits({}, { paymentMethod: 'multibanco', payBy: new Date('2026-11-17T10:00:00Z') });
  expect(fitsHour(unpaid, hour, now)).toBe(true);
});

test('who wants to know 48 hours before is not told with less', () => {
  const choosy = waits({ noticeHours: 48 });
  expect(fitsHour(choosy, hour, new Date('2026-11-17T10:40:00Z'))).toBe(true);
  expect(fitsHour(choosy, hour, new Date('2026-11-17T10:41:00Z'))).toBe(false);
});

test('the longest waiting come first, three at the most, and nobody after three offers a day', () => {
  const since = (day: number, offersToday = 0) =>
    waits({ id: `since ${day}`, joinedAt: new Date(Date.UTC(2026, 10, day)) }, {}, offersToday);
  const chosen = chooseOffers([since(9), since(2, 3), since(7), since(4, 2), since(5)], hour, { now, most: 3 });
  expect(chosen.map(({ entry }) => entry.id)).toEqual(['since 4', 'since 5', 'since 7']);
});

test('an hour is held for as long as is set, and never into its last hour', () => {
  expect(heldUntil(hour, { now, holdMinutes: 30 })).toEqual(new Date('2026-11-16T11:30:00Z'));
  const late = new Date('2026-11-19T09:20:00Z');
  expect(heldUntil(hour, { now: late, holdMinutes: 30 })).toEqual(new Date('2026-11-19T09:40:00Z'));
});
