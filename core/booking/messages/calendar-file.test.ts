import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { type CalendarVisit, calendarFile, escapeText, foldLine } from './calendar-file.ts';

const now = new Date('2026-11-15T09:00:00Z');
const visit: CalendarVisit = {
  id: '6f1c',
  sequence: 2,
  startsAt: new Date('2026-11-17T10:20:00Z'),
  endsAt: new Date('2026-11-17T10:40:00Z'),
  summary: 'Consulta com Dra. Sofia Bettencourt',
  location: 'Rua do Exemplo, 1, 1000-001 Lisboa',
  description: 'Mudar ou cancelar:\n210 000 000',
  organizer: 'clinica@exemplo.pt',
  attendee: 'joaquim@exemplo.pt',
};
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');
const line = (file: string, name: string): string | undefined => unfold(file).find((text) => text.startsWith(name));
const readBack = (text: string): string => text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

test('asks the calendar to keep the visit and to remind of it a day before', () => {
  const lines = unfold(calendarFile('REQUEST', visit, now));
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    expect.stringMatching(/^PRODID:/),
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['UID:visit-6f1c', 'SEQUENCE:2', 'STATUS:CONFIRMED', 'TRIGGER:-P1D', 'CLASS:PRIVATE']));
  expect(lines).toContain('ORGANIZER:mailto:clinica@exemplo.pt');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('takes the same visit out again, without an alarm', () => {
  const lines = unfold(calendarFile('CANCEL', { ...visit, sequence: 3 }, now));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:visit-6f1c', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  expect(lines).not.toContain('BEGIN:VALARM');
});

test('everything opened is closed, in order', () => {
  const open: string[] = [];
  for (const text of unfold(calendarFile('REQUEST', visit, now))) {
    const [word, name = ''] = text.split(':');
    if (word === 'BEGIN') open.push(name);
    if (word === 'END') expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
});

test.each([
  ['2027-03-27', '20270327T102000Z'],
  ['2027-03-28', '20270328T092000Z'],
  ['2027-10-30', '20271030T092000Z'],
  ['2027-10-31', '20271031T102000Z'],
])('10:20 in Lisbon on %s is one instant for every calendar', (day, start) => {
  const startsAt = fromLisbon(day, '10:20') ?? now;
  const endsAt = fromLisbon(day, '10:40') ?? now;
  const file = calendarFile('REQUEST', { ...visit, startsAt, endsAt }, now);
  expect(line(file, 'DTSTART')).toBe(`DTSTART:${start}`);
  expect(line(file, 'DTEND')).toBe(`DTEND:${start.replace('2000Z', '4000Z')}`);
});

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

test('no line is longer than 75 octets, no letter is cut in two, and unfolding gives the line back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const single = text.replaceAll(/[\r\n]/g, '');
      const folded = foldLine(single);
      const lines = folded.split('\r\n');
      for (const part of lines) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(single);
      for (const part of lines.slice(1)) expect(part.startsWith(' ')).toBe(true);
    }),
  );
});

test('escaped text is one line and reads as it was written', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[\r\n]|(?<!\\)(?:\\\\)*[;,]/);
      expect(readBack(escaped)).toBe(text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''));
    }),
  );
});

test('whatever a name or an address holds, it adds no line of its own', () => {
  const lineNames = (file: string) => unfold(file).map((text) => text.split(/[:;]/)[0]);
  const usual = lineNames(calendarFile('REQUEST', visit, now));
  fc.assert(
    fc.property(anyText, (text) => {
      const hostile = `${text}\r\nATTENDEE:mailto:outro@exemplo.pt`;
      const file = calendarFile('REQUEST', { ...visit, summary: hostile, location: hostile, organizer: hostile, attendee: hostile }, now);
      expect(lineNames(file)).toEqual(usual);
    }),
  );
});
