import { expect, test } from 'vitest';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import type { Library } from '../library/library.ts';
import { readOpeningCalendar } from './opening-calendar.ts';

const withSettings = (settings: object | null) => ({ page: () => settings }) as unknown as Library;

test('hours and closures are read as editors typed them', () => {
  const horario = [{ abre: '09:00', fecha: '13:00', dias_schema: ['Saturday'] }];
  const encerramentos = [
    { de: '2026-12-24T12:00:00.000Z', ate: '2026-12-31T12:00:00.000Z' },
    { de: '2027-02-09T00:00:00.000Z', ate: null },
  ];
  expect(readOpeningCalendar(withSettings({ horario, encerramentos }))).toEqual({
    hours: [{ weekdays: [6], opens: '09:00', closes: '13:00' }],
    closures: [
      { from: '2026-12-24', until: '2026-12-31' },
      { from: '2027-02-09', until: '2027-02-09' },
    ],
  });
});

test('before anything is published the usual hours hold', () => expect(readOpeningCalendar(withSettings(null))).toEqual(usualCalendar));
