import { expect, test } from 'vitest';
import { keptCents, moneyToReturn } from './money-to-return.ts';
import type { PaymentMethod } from './payment.ts';
import type { AskedAccount } from './refund-account.ts';

const paid = (method: PaymentMethod, paidCents = 9_000) => ({ method, paidCents, transactionId: method });
const unpaid = { method: 'multibanco', paidCents: null, transactionId: null } as const;
const due = (method: PaymentMethod, amountCents = 9_000) => ({
  ...{ id: method, amountCents, method, transactionId: method, refundedAt: null, refundedHow: null },
  ...{ providerAskedAt: null, providerAnswer: null },
});
const made = (method: PaymentMethod) => ({ ...due(method), refundedAt: new Date(), refundedHow: 'sameWay' as const });
const given: AskedAccount = { askedAt: new Date(), times: 1, givenAt: new Date(), erasedAt: null, contactProven: true };

test.each([
  ['nothing paid', { payments: [unpaid] }, { refundCents: 0, transfer: null }],
  ['MB WAY: the provider gives it back', { payments: [paid('mbway')] }, { refundCents: 9_000, transfer: null }],
  [
    'an old Multibanco reference that was paid after MB WAY was chosen: by transfer',
    { payments: [paid('multibanco'), { ...unpaid, method: 'mbway' as const }] },
    { refundCents: 9_000, transfer: { cents: 9_000, account: 'waiting' } },
  ],
  [
    'paid both ways: each by its own',
    { payments: [paid('multibanco', 4_000), paid('card')] },
    { refundCents: 13_000, transfer: { cents: 4_000, account: 'waiting' } },
  ],
  ['what is due already counts once', { payments: [paid('card')], refunds: [due('card')] }, { refundCents: 9_000, transfer: null }],
  [
    'what went back before does not count',
    { payments: [paid('card'), paid('mbway', 4_000)], refunds: [made('card')] },
    { refundCents: 4_000, transfer: null },
  ],
  [
    'an account that was given is not asked for again',
    { payments: [paid('multibanco')], refunds: [due('multibanco')], asked: given },
    { refundCents: 9_000, transfer: { cents: 9_000, account: 'given' } },
  ],
  [
    'one that was deleted since is',
    { payments: [paid('multibanco')], asked: { ...given, erasedAt: new Date() } },
    { refundCents: 9_000, transfer: { cents: 9_000, account: 'waiting' } },
  ],
])('%s', (_, money, expected) => expect(moneyToReturn({ refunds: [], asked: null, ...money })).toEqual(expected));

test('what has no refund after a cancellation was kept, and nothing else', () => {
  const payments = [unpaid, paid('mbway'), paid('card', 4_000)];
  expect([keptCents({ payments, refunds: [] }), keptCents({ payments, refunds: [due('card')] })]).toEqual([13_000, 9_000]);
  expect(keptCents({ payments, refunds: [due('card'), made('mbway')] })).toBe(0);
});
