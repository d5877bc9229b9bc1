import { expect, test } from 'vitest';
import { sentFields } from './draft.ts';

const form = (fields: Record<string, string>) => new Map(Object.entries(fields));

test('a screen keeps its own fields and nothing else that was sent along', () => {
  const sent = sentFields('insurance', form({ insured: 'yes', doctorId: '999', priceCents: '1', provenPatientId: '7' }));
  expect(sent).toEqual({ insured: 'yes' });
});

test('a box that was unticked is empty, not what it was before', () => {
  expect(sentFields('details', form({ name: 'Joaquim' }))).toMatchObject({ name: 'Joaquim', consent: '', gender: '' });
});

test('what was typed wrongly is kept as it was typed', () => {
  expect(sentFields('details', form({ email: ' joaquim@ ' })).email).toBe(' joaquim@ ');
});

test('nobody fills the database through a name', () => {
  expect(sentFields('details', form({ name: 'x'.repeat(5000) })).name).toHaveLength(200);
});

test('a file is no answer', () => {
  expect(sentFields('insurance', { get: () => new Blob(['yes']) })).toEqual({ insured: '' });
});
