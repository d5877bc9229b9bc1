import { expect, test } from 'vitest';
import { mondayOf } from '../../kernel/lisbon-time.ts';
import type { DayVisit } from './join-day.ts';
import { arrangeWeek } from './read-week.ts';

const monday = '2026-11-16';
const visit = (more: Partial<DayVisit>): DayVisit => ({
  ...{ appointmentId: 1, bookingId: null, patientId: 9, day: monday, start: '10:00', doctorId: 201, doctorName: 'Dr. António' },
  ...{
    end: '10:40',
    patientName: 'Bento',
    birthDate: '1950-12-31',
    phone: '',
    typeId: 1,
    typeName: 'Consulta',
    told: null,
    standing: 'inBook',
    mark: null,
    notice: null,
  },
  ...more,
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, first) => expect(mondayOf(day)).toBe(first));

test('a week has its five days, and the weekend only where somebody comes', () => {
  expect(arrangeWeek(monday, []).days).toHaveLength(5);
  expect(arrangeWeek(monday, [visit({ day: '2026-11-21' })]).days.at(-1)).toBe('2026-11-21');
});

test('each doctor has the number of visits of each day, from the first to the last, and names of nobody', () => {
  const { doctors } = arrangeWeek(monday, [
    visit({ start: '16:30' }),
    visit({ start: '10:20' }),
    visit({ day: '2026-11-18', doctorId: 7, doctorName: 'Dra. Sofia' }),
    visit({ start: '09:00', standing: 'leaving' }),
  ]);
  expect(doctors.map(({ name }) => name)).toEqual(['Dr. António', 'Dra. Sofia']);
  expect(doctors[0]?.cells).toEqual([
    { day: monday, visits: 2, firsts: 0, toPay: 0, from: '10:20', lastAt: '16:30' },
    ...Array(4).fill(null),
  ]);
  expect(JSON.stringify(doctors)).not.toContain('Bento');
});
