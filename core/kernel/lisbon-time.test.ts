import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addLisbonDays, fromLisbon, inLisbon, inVisitorZone, offsetInWords } from './lisbon-time.ts';

const iso = (day: string, time: string) => fromLisbon(day, time)?.toISOString();
const anyMinute = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000));

test('Lisbon keeps Greenwich time in winter and is an hour ahead in summer', () => {
  expect(iso('2027-01-15', '10:20')).toBe('2027-01-15T10:20:00.000Z');
  expect(iso('2027-07-15', '10:20')).toBe('2027-07-15T09:20:00.000Z');
});

test('the hour that 28 March 2027 skips does not exist', () => {
  expect(iso('2027-03-28', '00:59')).toBe('2027-03-28T00:59:00.000Z');
  for (const skipped of ['01:00', '01:30', '01:59']) expect(fromLisbon('2027-03-28', skipped)).toBeNull();
  expect(iso('2027-03-28', '02:00')).toBe('2027-03-28T01:00:00.000Z');
});

test('of the hour that 31 October 2027 has twice, the first is meant', () => {
  expect(iso('2027-10-31', '00:59')).toBe('2027-10-30T23:59:00.000Z');
  expect(iso('2027-10-31', '01:00')).toBe('2027-10-31T00:00:00.000Z');
  expect(iso('2027-10-31', '01:59')).toBe('2027-10-31T00:59:00.000Z');
  expect(iso('2027-10-31', '02:00')).toBe('2027-10-31T02:00:00.000Z');
});

test.each([
  ['2027-02-29', '10:00'],
  ['2027-13-01', '10:00'],
  ['2027-01-01', '24:00'],
  ['2027-01-01', '10:60'],
  ['1 January', '10:00'],
  ['2027-01-01', '9:00'],
  ['', ''],
])('%s at %s is no time at all', (day, time) => expect(fromLisbon(day, time)).toBeNull());

test('there and back is the same instant, or the earlier one with the same clock', () =>
  fc.assert(
    fc.property(anyMinute, (instant) => {
      const clock = inLisbon(instant);
      const back = fromLisbon(clock.day, clock.time);
      expect(back && inLisbon(back)).toEqual(clock);
      expect([0, 60 * 60_000]).toContain(instant.getTime() - (back?.getTime() ?? 0));
    }),
  ));

test.each([
  ['2026-11-03T09:00:00.000Z', '2026-11-03'],
  ['2026-07-14T23:30:00.000Z', '2026-07-15'],
  ['2026-12-31T23:30:00.000Z', '2026-12-31'],
])('%s is the day %s in Lisbon', (instant, day) => expect(inLisbon(new Date(instant)).day).toBe(day));

test('days are added on the calendar', () => {
  expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('a day later is the same time on the clock, though 23 or 25 hours have passed', () => {
  expect(addLisbonDays(new Date('2027-03-27T10:00:30Z'), 1).toISOString()).toBe('2027-03-28T09:00:30.000Z');
  expect(addLisbonDays(new Date('2027-10-30T09:00:00Z'), 1).toISOString()).toBe('2027-10-31T10:00:00.000Z');
  expect(inLisbon(addLisbonDays(new Date('2027-03-27T01:30:00Z'), 1))).toEqual({ day: '2027-03-28', time: '02:30' });
});

test('a visitor abroad sees his own day and time', () => {
  const evening = new Date('2027-01-15T01:30:00Z');
  expect(inVisitorZone(evening, 'America/Sao_Paulo')).toEqual({ day: '2027-01-14', time: '22:30', aheadOfLisbonMinutes: -180 });
  expect(inVisitorZone(evening, 'Africa/Luanda')).toEqual({ day: '2027-01-15', time: '02:30', aheadOfLisbonMinutes: 60 });
});

test('the distance to a country without summer time changes with Lisbon’s clocks', () => {
  expect(inVisitorZone(new Date('2027-07-15T09:00:00Z'), 'America/Sao_Paulo')).toMatchObject({ time: '06:00', aheadOfLisbonMinutes: -240 });
  expect(inVisitorZone(new Date('2027-07-15T09:00:00Z'), 'Africa/Luanda')).toMatchObject({ time: '10:00', aheadOfLisbonMinutes: 0 });
});

test('a zone that does not exist gives nothing', () => {
  for (const zone of ['', 'Lisbon', 'Mars/Olympus', '<script>']) expect(inVisitorZone(new Date(), zone)).toBeNull();
});

test.each([
  [-180, '3 horas a menos do que em Lisboa', '3 hours behind Lisbon'],
  [60, '1 hora a mais do que em Lisboa', '1 hour ahead of Lisbon'],
  [330, '5 horas e 30 minutos a mais do que em Lisboa', '5 hours and 30 minutes ahead of Lisbon'],
  [-30, '30 minutos a menos do que em Lisboa', '30 minutes behind Lisbon'],
  [0, 'a mesma hora de Lisboa', 'the same time as Lisbon'],
])('%i minutes are said in words', (minutes, pt, en) => {
  expect(offsetInWords(minutes, 'pt')).toBe(pt);
  expect(offsetInWords(minutes, 'en')).toBe(en);
});
