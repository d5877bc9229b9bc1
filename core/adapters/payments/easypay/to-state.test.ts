import { expect, test } from 'vitest';
import { toState } from './to-state.ts';
import { singleSchema } from './wire.ts';

const askedAt = new Date('2027-01-15T10:00:00Z');
const read = (single: object) => toState(singleSchema.parse({ id: 's1', value: 45, ...single }), askedAt);

test.each([
  ['pending', 'pending'],
  ['authorised', 'pending'],
  ['failed', 'rejected'],
  ['error', 'rejected'],
  ['declined', 'rejected'],
  ['expired', 'expired'],
  ['refunded', 'cancelled'],
  ['deleted', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['voided', 'cancelled'],
])('“%s” means %s', (payment_status, kind) => expect(read({ payment_status })).toEqual({ kind }));

test('a word we do not know is not guessed at', () => expect(read({ payment_status: 'enrolled' })).toBeNull());

test('money is read from the captures, oldest first, tries without money left out', () => {
  const captures = [
    { id: 'c3', status: 'success', value: '45.00', created_at: '2027-07-15 11:00:05' },
    { id: 'c1', status: 'failed', value: 45, created_at: '2027-07-14 11:00' },
    { id: 'c2', value: 44.5, created_at: '2027-07-15T09:00:00Z' },
  ];
  expect(read({ payment_status: 'paid', captures })).toEqual({
    kind: 'paid',
    transactionId: 'c2',
    amountCents: 4450,
    paidAt: new Date('2027-07-15T09:00:00Z'),
    alsoReceived: [{ transactionId: 'c3', amountCents: 4500, paidAt: new Date('2027-07-15T10:00:05Z') }],
  });
});

test('without captures the payment itself is the transaction, at the time it says or else now', () => {
  const paid = { kind: 'paid', transactionId: 's1', amountCents: 4500, alsoReceived: [] };
  expect(read({ payment_status: 'paid', paid_at: '2027-01-15 09:30:00' })).toEqual({ ...paid, paidAt: new Date('2027-01-15T09:30:00Z') });
  expect(read({ payment_status: 'paid', paid_at: 'yesterday' })).toEqual({ ...paid, paidAt: askedAt });
});
