import { lisbon, workEvent } from '@clinic/core/desk/testing/work-trace';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { label } from '../../language/label.ts';
import { TimelineCard } from './timeline-card.tsx';
import { type TimelineRow, timelineDays, workRows } from './timeline-rows.ts';

const now = lisbon('2026-11-17 11:42');
const entry = (moment: string, more: Partial<TimelineRow> = {}): TimelineRow => ({
  ...{ id: moment, at: lisbon(moment), group: 'other', words: moment, aside: 'sistema' },
  ...more,
});
const shown = (entries: TimelineRow[]) =>
  renderToStaticMarkup(TimelineCard({ title: label('Cronologia', 'Time line'), entries, now, language: 'pt' }));

test('days and what happened on them stand with the newest first; of one minute, what was told last', () => {
  const days = timelineDays([
    entry('2026-11-16 15:41', { id: 'asked' }),
    entry('2026-11-16 15:41', { id: 'booked' }),
    entry('2026-11-17 09:40'),
  ]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-16']);
  expect(days[1]?.entries.map(({ id }) => id)).toEqual(['booked', 'asked']);
});

test('a day is said as people say it', () => {
  const page = shown([entry('2026-11-17 09:40'), entry('2026-11-16 15:41'), entry('2026-11-12 10:00')]);
  for (const words of ['<h3>Hoje</h3>', '<h3>Ontem</h3>', '<h3>quinta-feira, 12 de novembro de 2026</h3>']) expect(page).toContain(words);
});

test('calls and notes of the open work are told with what was typed, by whom', () => {
  const history = [
    workEvent('called', '2026-11-17 10:06', { outcome: 'noAnswer', words: 'Ligar às 15 h.' }),
    workEvent('noted', '2026-11-16 17:52'),
  ];
  const told = workRows([{ id: '12', history } as never], now, 'pt');
  expect(told).toMatchObject([
    { group: 'calls', words: 'Ligou: não atendeu', said: 'Ligar às 15 h.', aside: 'Joana', isPerson: true },
    { group: 'notes', words: 'Nota' },
  ]);
});

test('it can be narrowed to what there is, and to nothing else', () => {
  const page = shown([
    entry('2026-11-17 09:40', { group: 'letters' }),
    entry('2026-11-17 09:41', { group: 'money' }),
    entry('2026-11-17 09:42'),
  ]);
  expect(page.match(/type="radio"/g)).toHaveLength(3);
  for (const words of ['Tudo <span>3</span>', 'E-mails e SMS <span>1</span>', 'Dinheiro <span>1</span>']) expect(page).toContain(words);
  expect(page).not.toContain('Chamadas');
  expect(shown([entry('2026-11-17 09:40')])).not.toContain('radio');
});
