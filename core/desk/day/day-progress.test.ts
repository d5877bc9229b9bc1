import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { countPresences, isVisitOver, placeOfNow, presenceOf, presencesOf } from './day-progress.ts';
import type { DayVisit } from './join-day.ts';

const day = '2026-11-17';
const at = (time: string, on = day) => fromLisbon(on, time) ?? new Date(Number.NaN);
const markedAs = (kind: 'arrived' | 'missed'): DayVisit['mark'] => ({ appointmentId: 1, kind, markedAt: at('09:58'), markedBy: 'Rita' });
const visit = (start: string, end: string, more: Partial<DayVisit> = {}): DayVisit => ({
  ...{ appointmentId: 1, bookingId: null, patientId: 9, day, start, end, doctorId: 201, doctorName: 'Dr. António' },
  ...{ patientName: 'Bento', birthDate: '1950-12-31', phone: '', typeId: 1, typeName: 'Consulta', told: null },
  ...{ standing: 'inBook', mark: null, notice: null },
  ...more,
});

test.each([
  ['marked as arrived, also before the hour', markedAs('arrived'), '09:00', 'arrived'],
  ['marked as missed', markedAs('missed'), '10:30', 'missed'],
  ['not marked, and the hour has not come', null, '09:59', 'toCome'],
  ['not marked, at the very hour', null, '10:00', 'toCome'],
  ['not marked, and the hour has come', null, '10:01', 'unmarked'],
] as const)('%s', (_, mark, now, presence) => expect(presenceOf(visit('10:00', '10:40', { mark }), at(now))).toBe(presence));

test('a visit is over with its last minute, not with its first', () => {
  const now = at('10:20');
  expect([visit('09:40', '10:20'), visit('10:00', '10:40'), visit('10:40', '11:20')].map((each) => isVisitOver(each, now))).toEqual([
    true,
    false,
    false,
  ]);
});

test('each visit that takes place is one step of the day, in the order of the clock', () => {
  const steps = presencesOf(
    [
      visit('12:00', '12:40'),
      visit('11:00', '11:40', { standing: 'leaving' }),
      visit('10:00', '10:40', { mark: markedAs('arrived') }),
      visit('10:40', '11:20'),
    ],
    at('11:30'),
  );
  expect(steps).toEqual(['arrived', 'unmarked', 'toCome']);
  expect(countPresences(steps)).toEqual({ arrived: 1, missed: 0, unmarked: 1, toCome: 1 });
});

test.each([
  ['before the first', '09:00', 0],
  ['while one is with the doctor', '10:20', 1],
  ['after the last', '20:00', 2],
])('now stands %s', (_, time, place) => expect(placeOfNow([visit('10:00', '10:40'), visit('11:00', '11:40')], day, at(time))).toBe(place));

test('now stands on no other day', () => {
  expect(placeOfNow([visit('10:00', '10:40')], day, at('10:20', '2026-11-18'))).toBeNull();
  expect(placeOfNow([visit('10:00', '10:40')], day, at('10:20', '2026-11-16'))).toBeNull();
});
