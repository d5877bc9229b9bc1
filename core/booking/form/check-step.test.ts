import { expect, test } from 'vitest';
import { detailsOf, modeOf, paymentOf, slotOf } from './check-step.ts';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';

const problemsOf = (result: { ok: boolean; error?: { field: string; kind: string }[] }) =>
  (result.error ?? []).map(({ field, kind }) => `${field} ${kind}`);

test('nothing typed: every field that is needed is named, in the order of the screen', () => {
  expect(problemsOf(detailsOf({}, offer))).toEqual([
    'name nameRequired',
    'email emailRequired',
    'phone phoneRequired',
    'birthDate birthDateRequired',
    'gender genderRequired',
    'consent consentRequired',
  ]);
});

test('who books for somebody else says who they are, first', () => {
  const problems = problemsOf(detailsOf({ ...fullDraft, forOther: 'yes', bookerEmail: 'nobody' }, offer));
  expect(problems).toEqual(['bookerName nameRequired', 'bookerEmail emailInvalid', 'bookerPhone phoneRequired']);
});

test('what was typed about somebody else is left behind by who books for himself', () => {
  const details = detailsOf({ ...fullDraft, forOther: 'no', bookerName: 'Maria', bookerEmail: 'wrong' }, offer);
  expect(details).toMatchObject({ ok: true, value: { booker: null } });
});

test('numbers that nobody has to give are judged only when given', () => {
  expect(detailsOf({ ...fullDraft, vat: '', nSNS: '', nCC: '' }, offer).ok).toBe(true);
  expect(problemsOf(detailsOf({ ...fullDraft, vat: '123456780', nSNS: '12', nCC: 'x' }, offer))).toEqual([
    'vat vatNotValid',
    'nSNS snsNumberInvalid',
    'nCC citizenCardInvalid',
  ]);
});

test('a day without an hour asks for the hour, nothing at all for the date', () => {
  expect(problemsOf(slotOf({}, offer))).toEqual(['date selectDate']);
  expect(problemsOf(slotOf({ slot: '', date: '2026-11-17' }, offer))).toEqual(['time selectTime']);
});

test.each(['2026-11-17', '17/11/2026 10:40', '2026-02-30T10:40', '2027-03-28T01:30', 'T10:40'])('%s is no slot', (slot) => {
  expect(slotOf({ slot }, offer).ok).toBe(false);
});

test('MB WAY asks for its telephone; the others do not', () => {
  const startsAt = new Date('2026-11-20T10:00:00Z');
  const pay = (fields: { payment: string; mbwayPhone?: string }) => problemsOf(paymentOf(fields, offer, 'inPerson', startsAt));
  expect(pay({ payment: 'mbway' })).toEqual(['mbwayPhone mbwayPhoneRequired']);
  expect(pay({ payment: 'mbway', mbwayPhone: '210 000 000' })).toEqual(['mbwayPhone mbwayPhoneInvalid']);
  expect(pay({ payment: 'multibanco', mbwayPhone: 'x' })).toEqual([]);
});

test('only a way in which something is offered can be chosen', () => {
  expect(modeOf({ mode: 'online' }, offer).ok).toBe(true);
  expect(modeOf({ mode: 'online' }, { ...offer, types: [] }).ok).toBe(false);
  expect(modeOf({ mode: 'byLetter' }, offer).ok).toBe(false);
});
