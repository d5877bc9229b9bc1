import { expect, test } from 'vitest';
import { accountStanding, isTransferDue } from './refund-account.ts';

const at = new Date('2026-11-18T10:00:00Z');

test('only money that no provider can send back is transferred', () => {
  const due = { refundedAt: null, providerAskedAt: null, providerAnswer: null };
  expect(isTransferDue({ ...due, method: 'multibanco' }, null)).toBe(true);
  expect(isTransferDue({ ...due, method: 'mbway' }, null)).toBe(false);
  expect(isTransferDue({ ...due, method: 'mbway', providerAskedAt: at, providerAnswer: 'byHand' }, null)).toBe(true);
  expect(isTransferDue({ ...due, method: 'multibanco', refundedAt: at }, null)).toBe(false);
});

test('where the provider’s answer is unknown, it is a transfer only once an account was asked for after that: a person looks first', () => {
  const unsure = { refundedAt: null, providerAskedAt: at, providerAnswer: 'unknown', method: 'card' } as const;
  const askedAfter = (minutes: number) => ({
    askedAt: new Date(at.getTime() + minutes * 60_000),
    ...{ times: 1, givenAt: null, erasedAt: null, contactProven: false },
  });
  expect(isTransferDue(unsure, null)).toBe(false);
  // For another payment of the same booking, before.
  expect(isTransferDue(unsure, askedAfter(-5))).toBe(false);
  expect(isTransferDue(unsure, askedAfter(5))).toBe(true);
});

test('how the question for an account stands is told without the account', () => {
  const asked = { askedAt: at, times: 1, givenAt: null, erasedAt: null };
  expect(accountStanding(null)).toBe('notAsked');
  expect(accountStanding(asked)).toBe('waiting');
  expect(accountStanding({ ...asked, givenAt: at })).toBe('given');
  expect(accountStanding({ ...asked, givenAt: at, erasedAt: at })).toBe('erased');
});
