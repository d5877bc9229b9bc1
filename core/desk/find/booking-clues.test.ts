import { expect, test } from 'vitest';
import { looksLikeCode, toBookingClues } from './booking-clues.ts';

test.each([
  ['Adelino Per', [{ by: 'name', words: ['adelino', 'per'] }]],
  ['gonçalves d’Ávila, josé', [{ by: 'name', words: ['goncalves', 'davila', 'jose'] }]],
  [' km4 7vx ', [{ by: 'code', code: 'KM47VX' }]],
  ['KM4-7VX', [{ by: 'code', code: 'KM47VX' }]],
  ['Adelino@Exemplo.pt', [{ by: 'email', email: 'adelino@exemplo.pt' }]],
  ['+351 910 000 014', [{ by: 'phone', phone: '910000014' }]],
  ['00351910000014', [{ by: 'phone', phone: '910000014' }]],
  ['+44 20 7946 0958', [{ by: 'phone', phone: '+442079460958' }]],
  ['PT 299999998', [{ by: 'vat', vat: '299999998' }]],
  ['501147', [{ by: 'number', number: 501147 }]],
  ['7', [{ by: 'number', number: 7 }]],
])('%s is understood', (typed, clues) => {
  expect(toBookingClues(typed)).toEqual(clues);
});

test('nine figures are a telephone, a reference, and a tax number where the check digit fits', () => {
  expect(toBookingClues('910 000 014').map(({ by }) => by)).toEqual(['phone', 'reference']);
  expect(toBookingClues('299 999 998').map(({ by }) => by)).toEqual(['phone', 'vat', 'reference']);
  expect(toBookingClues('123 456 789')).toContainEqual({ by: 'reference', reference: '123456789' });
});

test('the number of an order is found, and a name of twelve letters stays a name', () => {
  expect(toBookingClues('abcd2345efgh')).toEqual([{ by: 'order', orderId: 'ABCD2345EFGH' }]);
  expect(toBookingClues('Bettencourta').map(({ by }) => by)).toEqual(['order', 'name']);
});

test.each(['', ' ', 'a', '@', 'ana@', 'KM4-7VY', '-', '1234567890123456'])('%j is nothing that can be looked for', (typed) => {
  expect(toBookingClues(typed)).toEqual([]);
});

test('a code with a mistake in it is known as one', () => {
  expect(looksLikeCode('km4-7vy')).toBe(true);
  for (const other of ['adelin', '501147', 'KM4', 'Rua 5']) expect(looksLikeCode(other)).toBe(false);
});
