import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredPayments, payBy, payByCard } from './payment-choice.ts';

const now = new Date('2027-03-01T09:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const allOn = { multibanco: true, mbway: true, card: true, atClinic: true };
const offered = (mode: 'inPerson' | 'online', hours: number) => offeredPayments({ mode, now, startsAt: inHours(hours) }, allOn);

test('a visit far away is paid within 24 hours', () => expect(payBy('multibanco', now, inHours(200))).toEqual(inHours(24)));

test('a near one is paid four hours before it starts', () => {
  expect(payBy('multibanco', now, inHours(28))).toEqual(inHours(24));
  expect(payBy('multibanco', now, inHours(27))).toEqual(inHours(23));
});

test('in person one pays ahead or at the clinic, online only ahead', () => {
  expect(offered('inPerson', 48)).toEqual(['multibanco', 'mbway', 'card', 'atClinic']);
  expect(offered('online', 48)).toEqual(['multibanco', 'mbway', 'card']);
});

test('with under two hours to pay nobody is sent to a cash machine', () => {
  expect(offered('inPerson', 6)).toEqual(['multibanco', 'mbway', 'card', 'atClinic']);
  expect(offered('inPerson', 5.99)).toEqual(['mbway', 'card', 'atClinic']);
  expect(offered('online', 5.99)).toEqual(['mbway', 'card']);
});

test('MB WAY has time for an answer even where the deadline has passed, but not into the visit', () => {
  expect(payBy('mbway', now, inHours(1))).toEqual(inHours(5 / 60));
  expect(offered('online', 1)).toEqual(['mbway', 'card']);
  expect(offered('online', 0.05)).toEqual([]);
  expect(offered('inPerson', 0.05)).toEqual(['atClinic']);
});

test('a card has a quarter of an hour for its page and the bank, but not into the visit', () => {
  expect(payBy('card', now, inHours(200))).toEqual(inHours(24));
  expect(payBy('card', now, inHours(1))).toEqual(inHours(0.25));
  expect(offered('online', 0.2)).toEqual(['mbway']);
});

test('a card that is asked for later has its quarter of an hour, too: the deadline moves where it must', () => {
  const unpaid = { submittedAt: inHours(-23.5), startsAt: inHours(200), payBy: inHours(0.5) };
  expect(payByCard(unpaid, inHours(0.25))).toEqual(unpaid.payBy);
  const aMomentLater = new Date(inHours(0.25).getTime() + 1);
  expect(payByCard(unpaid, aMomentLater)).toEqual(new Date(aMomentLater.getTime() + 15 * 60_000));
  expect(payByCard(unpaid, inHours(0.5))).toEqual(inHours(0.75));
});

test('the deadline moves by no more than that quarter of an hour in all, however often a card is asked for', () => {
  const unpaid = { submittedAt: inHours(-23.5), startsAt: inHours(200), payBy: inHours(0.75) };
  expect(payByCard(unpaid, inHours(0.5))).toEqual(inHours(0.75));
  expect(payByCard(unpaid, new Date(inHours(0.5).getTime() + 1))).toBeNull();
});

test('the deadline never moves into the visit', () => {
  const unpaid = { submittedAt: inHours(-0.2), startsAt: inHours(0.25), payBy: inHours(0.05) };
  expect(payByCard(unpaid, now)).toEqual(unpaid.startsAt);
  expect(payByCard(unpaid, new Date(now.getTime() + 1))).toBeNull();
});

test('what the clinic has switched off is not offered', () => {
  const visit = { mode: 'inPerson', now, startsAt: inHours(48) } as const;
  expect(offeredPayments(visit, { multibanco: false, mbway: true, card: false, atClinic: false })).toEqual(['mbway']);
  expect(offeredPayments(visit, { multibanco: false, mbway: false, card: false, atClinic: false })).toEqual([]);
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
