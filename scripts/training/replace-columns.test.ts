import { dataKeys } from '@clinic/core/secrets/data-keys';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect, test } from 'vitest';
import { inventor } from './invent.ts';
import { newIds } from './new-ids.ts';
import { originals } from './originals.ts';
import { columnReplacer } from './replace-columns.ts';

const keys = { clinic: testDataKeys, training: dataKeys.parse(`treino:${Buffer.alloc(32, 7).toString('base64')}`) };
const columns = columnReplacer(keys, originals());

/** What would be seen by whoever looks for originals, if an inventor gave back what it was given. */
function told(table: string, kinds: Parameters<typeof columns.replaced>[1], row: Record<string, unknown>): string[] {
  const seen: string[] = [];
  const invented = { ...inventor(Buffer.alloc(32, 1), new Set()), words: (value: string) => value };
  columns.replaced(table, kinds, row, { invented, newId: newIds(), check: (_, made) => seen.push(made) });
  return seen;
}

test('everything is shown to the search before it is encrypted: notes, answers of a form, words of the desk', () => {
  const real = 'A minha mulher ainda não sabe disto.';
  expect(told('bookings', { patient: 'patient' }, { id: '1', patient: { note: real } })).toContain(real);
  expect(told('requests', { answers: 'answers' }, { id: '1', answers: JSON.stringify({ country: real }) })).toContain(real);
  expect(told('work_events', { words: 'words' }, { id: '1', words: real })).toContain(real);
});

test('of an event only what is known to tell of nobody goes along', () => {
  const detail = { appointmentId: 501118, amountCents: 9000, reason: 'gone', novelty: 'Armando' };
  const { detail: made } = columns.replaced(
    'booking_events',
    { detail: 'detail' },
    { detail },
    {
      ...{ invented: inventor(Buffer.alloc(32, 1), new Set()), newId: newIds(), check: () => {} },
    },
  );
  expect(JSON.parse(String(made))).toEqual({ appointmentId: expect.any(Number), amountCents: 9000, reason: 'gone' });
  expect(String(made)).not.toContain('501118');
});
