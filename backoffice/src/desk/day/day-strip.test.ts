import type { Presence } from '@clinic/core/desk/day/day-progress';
import type { DayVisit } from '@clinic/core/desk/day/join-day';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayInTitle } from './day-in-title.ts';
import { DoctorSheet } from './doctor-sheet.tsx';
import { DoctorTabs } from './doctor-tabs.tsx';

const day = '2026-11-17';
const at = (time: string, on = day) => fromLisbon(on, time) ?? new Date(Number.NaN);
const steps: Presence[] = ['arrived', 'arrived', 'missed', 'unmarked', 'toCome'];
const tabs = (language: string) => DoctorTabs({ day, doctors: [{ id: 201, name: 'Dr. António', steps }], shown: null, language });
const visit = (start: string, end: string): DayVisit => ({
  ...{ appointmentId: 1, bookingId: start, patientId: 9, day, start, end, doctorId: 201, doctorName: 'Dr. António' },
  ...{ patientName: `das ${start}`, birthDate: '1950-12-31', phone: '', typeId: 1, typeName: 'Consulta', told: null },
  ...{ standing: 'inBook', mark: null, notice: null },
});
const sheet = (readAt: Date) =>
  renderToStaticMarkup(
    DoctorSheet({
      visits: [visit('10:00', '10:40'), visit('11:00', '11:40')],
      ...{ day, shownDoctorId: null, preparations: new Map(), staffName: 'Rita', readAt, language: 'pt' },
    }),
  );

test('a professional’s strip has a mark for each visit, and says the same in words', () => {
  const html = renderToStaticMarkup(tabs('pt'));
  expect(html.slice(html.indexOf('Dr. António')).match(/day-step/g)).toHaveLength(steps.length);
  expect(html).toContain('2 chegaram, 1 faltou, 1 por registar, 1 por chegar');
  expect(renderToStaticMarkup(tabs('en'))).toContain('2 came, 1 did not come, 1 to be noted, 1 to come');
});

test('“agora” stands between what has begun and what is to come, on the sheet of today alone', () => {
  const parts = sheet(at('10:30')).split('agora 10:30');
  expect(parts).toHaveLength(2);
  expect([parts[0]?.includes('das 10:00'), parts[1]?.includes('das 11:00')]).toEqual([true, true]);
  expect(sheet(at('19:00')).indexOf('agora 19:00')).toBeGreaterThan(sheet(at('19:00')).indexOf('das 11:00'));
  expect(sheet(at('10:30', '2026-11-18'))).not.toContain('agora');
});

test('before its day nobody can have come, so the sheet has no column for it', () => {
  expect(sheet(at('10:30', '2026-11-16'))).not.toContain('Presença');
  expect(sheet(at('10:30', '2026-11-18'))).toContain('Presença');
});

test('the title has the year where it is not this one', () => {
  expect(dayInTitle(at('12:00'), at('10:30'), 'pt')).toBe('terça-feira, 17 de novembro');
  expect(dayInTitle(at('12:00', '2027-01-04'), at('10:30'), 'pt')).toBe('segunda-feira, 4 de janeiro de 2027');
});
