import { expect, test } from 'vitest';
import { newlyReached, wizardMoments } from './wizard-moments.ts';

test('the moments are those of the questions, in order, between a first answer and the last button', () =>
  expect(wizardMoments).toEqual([...['began', 'specialty', 'mode', 'insurance', 'professional', 'details', 'payment', 'check', 'booked']]));

test('a first answer begins, and leads to the next question', () =>
  expect(newlyReached(null, 'specialty')).toEqual(['began', 'specialty']));

test('what a link had answered was reached as well', () =>
  expect(newlyReached(null, 'professional')).toEqual(['began', 'specialty', 'mode', 'insurance', 'professional']));

test('two screens of one question are one', () => {
  expect(newlyReached('specialty', 'type')).toEqual([]);
  expect(newlyReached('professional', 'slot')).toEqual([]);
  expect(newlyReached('slot', 'details')).toEqual(['details']);
});

test('a press that leads nowhere, or back, reaches nothing', () => {
  expect(newlyReached('details', 'details')).toEqual([]);
  expect(newlyReached('check', 'mode')).toEqual([]);
});
