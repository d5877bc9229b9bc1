import { addDays, fromLisbon } from '@clinic/core/kernel/lisbon-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeAbroad } from './use-visitor-zone.ts';

test.each([
  ['2027-03-26', '10:00', { day: '2027-03-26', time: '07:00', aheadOfLisbonMinutes: -180 }],
  ['2027-03-29', '10:00', { day: '2027-03-29', time: '06:00', aheadOfLisbonMinutes: -240 }],
  ['2027-10-29', '10:00', { day: '2027-10-29', time: '06:00', aheadOfLisbonMinutes: -240 }],
  ['2027-11-02', '10:00', { day: '2027-11-02', time: '07:00', aheadOfLisbonMinutes: -180 }],
])('in São Paulo the visit of %s at %s is an hour earlier while Lisbon has summer time', (date, time, expected) =>
  expect(timeAbroad(date, time, 'America/Sao_Paulo')).toEqual(expected),
);

test.each([
  ['2027-03-26', { day: '2027-03-26', time: '11:00', aheadOfLisbonMinutes: 60 }],
  ['2027-03-29', null],
  ['2027-10-29', null],
  ['2027-11-02', { day: '2027-11-02', time: '11:00', aheadOfLisbonMinutes: 60 }],
])('in Luanda a visit on %s has a time of its own only while Lisbon has winter time', (date, expected) =>
  expect(timeAbroad(date, '10:00', 'Africa/Luanda')).toEqual(expected),
);

test('the day abroad can be another', () =>
  expect(timeAbroad('2027-03-29', '19:40', 'Australia/Sydney')).toMatchObject({ day: '2027-03-30', time: '05:40' }));

test.each(['Europe/Lisbon', 'Europe/London', 'Mars/Olympus', ''])('a visitor in %s is shown no second time', (zone) =>
  expect(timeAbroad('2027-03-26', '10:00', zone)).toBeNull(),
);

test('the other time is the same instant, around both clock changes', () =>
  fc.assert(
    fc.property(
      fc.constantFrom('2027-03-20', '2027-10-23'),
      fc.integer({ min: 0, max: 16 }),
      fc.constantFrom('10:00', '13:20', '19:40'),
      fc.constantFrom('America/Sao_Paulo', 'Africa/Luanda', 'Asia/Kolkata', 'America/New_York'),
      (first, days, time, zone) => {
        const date = addDays(first, days);
        const abroad = timeAbroad(date, time, zone) ?? { day: date, time, aheadOfLisbonMinutes: 0 };
        const asIfInLisbon = Date.parse(`${date}T${time}:00Z`) + abroad.aheadOfLisbonMinutes * 60_000;
        expect(`${abroad.day}T${abroad.time}`).toBe(new Date(asIfInLisbon).toISOString().slice(0, 16));
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
        expect(clock.format(fromLisbon(date, time) ?? undefined)).toBe(abroad.time);
      },
    ),
  ));
