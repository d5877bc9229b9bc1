import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredPayments, payBy } from './payment-choice.ts';

const now = new Date('2027-03-01T09:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const allOn = { multibanco: true, mbway: true, atClinic: true };
const offered = (mode: 'inPerson' | 'online', hours: number) => offeredPayments({ mode, now, startsAt: inHours(hours) }, allOn);

test('a visit far away is paid within 24 hours', () => expect(payBy('multibanco', now, inHours(200))).toEqual(inHours(24)));

test('a near one is paid four hours before it starts', () => {
  expect(payBy('multibanco', now, inHours(28))).toEqual(inHours(24));
  expect(payBy('multibanco', now, inHours(27))).toEqual(inHours(23));
});

test('in person one pays ahead or at the clinic, online only ahead', () => {
  expect(offered('inPerson', 48)).toEqual(['multibanco', 'mbway', 'atClinic']);
  expect(offered('online', 48)).toEqual(['multibanco', 'mbway']);
});

test('with under two hours to pay nobody is sent to a cash machine', () => {
  expect(offered('inPerson', 6)).toEqual(['multibanco', 'mbway', 'atClinic']);
  expect(offered('inPerson', 5.99)).toEqual(['mbway', 'atClinic']);
  expect(offered('online', 5.99)).toEqual(['mbway']);
});

test('MB WAY has time for an answer even where the deadline has passed, but not into the visit', () => {
  expect(payBy('mbway', now, inHours(1))).toEqual(inHours(5 / 60));
  expect(offered('online', 1)).toEqual(['mbway']);
  expect(offered('online', 0.05)).toEqual([]);
  expect(offered('inPerson', 0.05)).toEqual(['atClinic']);
});

test('what the clinic has switched off is not offered', () => {
  const visit = { mode: 'inPerson', now, startsAt: inHours(48) } as const;
  expect(offeredPayments(visit, { multibanco: false, mbway: true, atClinic: false })).toEqual(['mbway']);
  expect(offeredPayments(visit, { multibanco: false, mbway: false, atClinic: false })).toEqual([]);
});

test('whatever is offered can be paid in the future and before the visit', () =>
  fc.assert(
    fc.property(fc.constantFrom('inPerson', 'online'), fc.double({ min: -48, max: 800, noNaN: true }), (mode, hours) => {
      const startsAt = inHours(hours);
      for (const choice of offeredPayments({ mode, now, startsAt }, allOn)) {
        if (choice === 'atClinic') continue;
        const deadline = payBy(choice, now, startsAt).getTime();
        expect(deadline).toBeGreaterThan(now.getTime());
        expect(deadline).toBeLessThanOrEqual(Math.min(startsAt.getTime(), inHours(24).getTime()));
      }
    }),
  ));
