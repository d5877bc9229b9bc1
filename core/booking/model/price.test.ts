import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitPrice } from './price.ts';

const prices = [
  { typeId: 462, inPersonCents: 9000, onlineCents: 7000 },
  { typeId: 500, inPersonCents: 3000, onlineCents: null },
];

test('in person and online have prices of their own', () => {
  expect(visitPrice(prices, { typeId: 462, mode: 'inPerson', insured: false })).toEqual({
    ok: true,
    value: { cents: 9000, subjectToAuthorisation: false },
  });
  expect(visitPrice(prices, { typeId: 462, mode: 'online', insured: false })).toMatchObject({ value: { cents: 7000 } });
});

test('insured with Multicare pays at most 32.50 EUR, subject to authorisation', () => {
  expect(visitPrice(prices, { typeId: 462, mode: 'inPerson', insured: true })).toEqual({
    ok: true,
    value: { cents: 3250, subjectToAuthorisation: true },
  });
  expect(visitPrice(prices, { typeId: 500, mode: 'inPerson', insured: true })).toMatchObject({ value: { cents: 3000 } });
});

test('the clinic can agree on another cap', () =>
  expect(visitPrice(prices, { typeId: 462, mode: 'online', insured: true }, 4000)).toMatchObject({ value: { cents: 4000 } }));

test('a missing or senseless price is no free visit', () => {
  const noPrice = { ok: false, error: { kind: 'noPrice' } };
  expect(visitPrice(prices, { typeId: 500, mode: 'online', insured: false })).toEqual(noPrice);
  expect(visitPrice(prices, { typeId: 1, mode: 'inPerson', insured: true })).toEqual(noPrice);
  for (const cents of [0, -100, 90.5, Number.NaN]) {
    expect(visitPrice([{ typeId: 1, inPersonCents: cents, onlineCents: cents }], { typeId: 1, mode: 'online', insured: false })).toEqual(
      noPrice,
    );
  }
});

test('insurance never makes a visit dearer', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (cents) => {
      const list = [{ typeId: 1, inPersonCents: cents, onlineCents: null }];
      const insured = visitPrice(list, { typeId: 1, mode: 'inPerson', insured: true });
      expect(insured).toMatchObject({ ok: true });
      if (insured.ok) expect(insured.value.cents).toBeLessThanOrEqual(Math.min(cents, 3250));
    }),
  ));
