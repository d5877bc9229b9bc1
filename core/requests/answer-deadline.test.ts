import { expect, test } from 'vitest';
import { fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { usualCalendar } from '../working-hours/opening-calendar.ts';
import { answerDays } from './answer-days.ts';
import { answerDeadline } from './answer-deadline.ts';

const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const sunday = at('2026-11-15', '11:00');

test('a question of a Sunday is answered on Wednesday at two, a complaint within ten working days', () => {
  expect(inLisbon(answerDeadline('contact', sunday, usualCalendar))).toEqual({ day: '2026-11-18', time: '14:00' });
  expect(inLisbon(answerDeadline('complaint', sunday, usualCalendar))).toEqual({ day: '2026-11-27', time: '20:00' });
});

test('the days until then are shown one by one, with those on which nobody is there', () => {
  expect(answerDays(sunday, at('2026-11-18', '14:00'), usualCalendar).map(({ day, kind }) => `${day.slice(8)} ${kind}`)).toEqual([
    '15 sent',
    '16 open',
    '17 open',
    '18 answer',
  ]);
  const friday = answerDays(at('2026-11-20', '15:00'), at('2026-11-24', '19:00'), usualCalendar);
  expect(friday.map(({ kind }) => kind)).toEqual(['sent', 'closed', 'closed', 'open', 'answer']);
});

test('two weeks are not shown day by day', () => expect(answerDays(sunday, at('2026-11-27', '20:00'), usualCalendar)).toEqual([]));
