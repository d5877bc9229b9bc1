import { addDays } from '@clinic/core/kernel/lisbon-time';
import { parsePreferredDate, preferredDates } from '@clinic/core/requests/form/preferred-date';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { expect, test } from 'vitest';
import { PreferredDate } from './preferred-date.tsx';

const promised = '2026-11-16';
const openOnSaturdays: OpeningCalendar = {
  hours: [{ weekdays: [2, 4, 6], opens: '09:00', closes: '13:00' }],
  closures: [{ from: '2027-01-04', until: '2027-01-10' }],
};

test('the days that can be chosen are the days that the form takes', () => {
  const { props: picker } = PreferredDate({
    name: 'preferredDate',
    label: '',
    value: '',
    dates: preferredDates(promised, openOnSaturdays),
  });
  for (let day = picker.min; day <= picker.max; day = addDays(day, 1))
    expect(picker.isUnavailable(day), day).toBe(!parsePreferredDate(day, promised, openOnSaturdays).ok);
  expect(picker.isUnavailable('2026-11-21')).toBe(false);
});
