import { expect, test } from 'vitest';
import { greatestLoss, wizardConversion } from './wizard-conversion.ts';

const found = Object.entries({
  began: 200,
  specialty: 180,
  mode: 170,
  insurance: 165,
  professional: 160,
  details: 90,
  payment: 80,
  check: 78,
}).map(([step, reached]) => ({ step, reached }));

test('each question with the part of those who began, in the order of the wizard; what nobody reached is there', () => {
  const shares = wizardConversion(found);
  expect(shares.map(({ moment }) => moment).slice(0, 2)).toEqual(['began', 'specialty']);
  expect(shares[5]).toEqual({ moment: 'details', reached: 90, share: 0.45 });
  expect(shares.at(-1)).toEqual({ moment: 'booked', reached: 0, share: 0 });
});

test('says where most people stay', () => {
  expect(greatestLoss(wizardConversion([...found, { step: 'booked', reached: 75 }]))).toEqual({
    at: 'professional',
    left: 70,
    reached: 160,
  });
});

test('who goes back and comes again does not make more than all of them', () => {
  const shares = wizardConversion([
    { step: 'began', reached: 3 },
    { step: 'specialty', reached: 5 },
  ]);
  expect(shares[1]?.share).toBe(1);
});

test('where nobody began there is nothing to show, and nobody stays anywhere', () => {
  expect(wizardConversion([])).toEqual([]);
  expect(greatestLoss([])).toBeNull();
});
