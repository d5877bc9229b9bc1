import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bookingStatuses } from '@clinic/core/booking/model/booking-status';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { expect, test } from 'vitest';
import { stateWords } from '../status-words.ts';
import { meaningOf, stateMeaning } from './state-meaning.ts';

const chart = await readFile(path.join(import.meta.dirname, '../../../../docs/booking.md'), 'utf8').then(
  (text) => /```mermaid\nstateDiagram-v2\n([\s\S]+?)```/.exec(text)?.[1] ?? '',
);
const drawn = new Set(chart.split('\n').flatMap((line) => [...line.replace(/:.*/, '').matchAll(/[a-zA-Z]+/g)].map(([state]) => state)));

test('the chart of a booking draws every state that one can have, and no other', () =>
  expect([...drawn].sort()).toEqual([...bookingStatuses].sort()));

test.each([...bookingStatuses])('%s has a line at the desk, a reason and what to do, in sentences of its own', (status) => {
  const others = bookingStatuses.filter((other) => other !== status);
  for (const language of ['pt', 'en'] as const) {
    expect(stateWords[status][language]).toMatch(/\S/);
    // A reason and what follows from it: two sentences.
    expect(stateMeaning[status][language].match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
    expect(others.map((other) => stateMeaning[other][language])).not.toContain(stateMeaning[status][language]);
  }
});

test('a cancelled visit leaves the book when the clinic confirms it, and is said to have left once it has', () => {
  const cancelledAt = new Date();
  const meaning = (releasedAt: Date | null) => meaningOf(bookedVisit({ cancelledAt, releasedAt }), 'cancelled').pt;
  expect(meaning(null)).toContain('assim que a clínica o confirmar');
  expect(meaning(cancelledAt)).toContain('já saiu da agenda');
});
