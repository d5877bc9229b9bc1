import { expect, test } from 'vitest';
import { bookedVisit, minutesFromNow, now, samplePayment, sampleQuestion, sampleVisit } from './sample-visit.ts';
import { toAnswer, visitState } from './visit-state.ts';

const mbwayVisit = bookedVisit({ paymentMethod: 'mbway', mbwayPhone: '912345678' });

test('a reference is shown with what the cash machine asks for', () => {
  expect(visitState(bookedVisit(), [samplePayment()], now)).toEqual({
    kind: 'multibanco',
    entity: '11111',
    reference: '123456789',
    amountCents: 9_000,
    askedAt: minutesFromNow(-8).toISOString(),
    mbwayRefused: false,
  });
});

test('payment details that take long are promised by e-mail, and not before they take long', () => {
  expect(visitState(bookedVisit({ bookedAt: minutesFromNow(-1) }), [], now)).toEqual({ kind: 'preparing' });
  expect(visitState(bookedVisit(), [], now)).toEqual({ kind: 'delayed' });
  const calledOff = samplePayment({ endedAt: minutesFromNow(-1), endKind: 'replaced' });
  expect(visitState(bookedVisit(), [calledOff], now)).toEqual({ kind: 'preparing' });
});

test('a question on the phone is waited for until its answer can no longer come', () => {
  const waiting = { kind: 'mbway', phoneEnding: '678', answerBy: minutesFromNow(3).toISOString() };
  expect(visitState(mbwayVisit, [sampleQuestion()], now)).toMatchObject(waiting);
  expect(visitState(mbwayVisit, [sampleQuestion()], minutesFromNow(3.5))).toMatchObject(waiting);
  expect(visitState(mbwayVisit, [sampleQuestion()], minutesFromNow(4))).toMatchObject({ kind: 'mbwayOver', because: 'expired' });
});

test('a reference beside which MB WAY was asked for is shown again only where that takes long', () => {
  const inFlight = { acceptedAt: null, answerBy: null };
  expect(visitState(mbwayVisit, [samplePayment()], now)).toEqual({ kind: 'preparing' });
  expect(visitState(mbwayVisit, [samplePayment(), sampleQuestion(inFlight)], now)).toEqual({ kind: 'preparing' });
  const late = sampleQuestion({ ...inFlight, requestedAt: minutesFromNow(-2) });
  expect(visitState(mbwayVisit, [samplePayment(), late], now)).toMatchObject({ kind: 'multibanco', reference: '123456789' });
  const replaced = samplePayment({ endedAt: now, endKind: 'replaced' });
  expect(visitState(mbwayVisit, [replaced, sampleQuestion()], now)).toMatchObject({ kind: 'mbway' });
  const refused = sampleQuestion({ ...inFlight, endedAt: now, endKind: 'refused' });
  expect(visitState(bookedVisit(), [samplePayment(), refused], now)).toMatchObject({ kind: 'multibanco', mbwayRefused: true });
});

test.each(['rejected', 'refused', 'expired'] as const)('a question that was %s can be asked again', (endKind) => {
  const ended = sampleQuestion({ endedAt: now, endKind });
  expect(visitState(mbwayVisit, [ended], now)).toEqual({ kind: 'mbwayOver', because: endKind, phoneEnding: '678' });
});

test('after the deadline nobody is asked to pay, and given up is given up at once', () => {
  expect(visitState(bookedVisit({ payBy: minutesFromNow(-1) }), [samplePayment()], now)).toEqual({ kind: 'checking' });
  expect(visitState(bookedVisit({ givenUpAt: now }), [samplePayment()], now)).toEqual({ kind: 'notPaid' });
});

test('the date of another visit is told only to who has proven to be the patient', () => {
  const conflict = { patientId: 7, conflictFoundAt: now, conflictingStartsAt: new Date('2026-11-23T10:40:00Z') };
  expect(visitState(sampleVisit(conflict), [], now)).toEqual({ kind: 'conflict', other: null });
  expect(visitState(sampleVisit({ ...conflict, provenPatientId: 8 }), [], now)).toEqual({ kind: 'conflict', other: null });
  const moved = { ...conflict, provenPatientId: 7, movedFrom: '0d9d1f1e-7f4b-4a6e-8d55-8a2f0a4b7c33' };
  expect(visitState(sampleVisit(moved), [], now)).toEqual({ kind: 'conflict', other: null });
  expect(visitState(sampleVisit({ ...conflict, provenPatientId: 7 }), [], now)).toMatchObject({
    other: { day: '2026-11-23', time: '10:40' },
  });
});

test('what the clinic refused is said in its own words, anything else in general ones', () => {
  const failed = (failureKind: string) => visitState(sampleVisit({ failedAt: now, failureKind }), [], now);
  expect(failed('vatNotValid')).toEqual({ kind: 'failed', reason: 'vatNotValid' });
  expect(failed('somethingNew')).toEqual({ kind: 'failed', reason: 'other' });
});

test('a person who will call says whether the time is kept', () => {
  const review = { needsReviewAt: now };
  expect(visitState(bookedVisit({ ...review, reviewReason: 'wrongAmount' }), [], now)).toEqual({ kind: 'needsReview', keepsTime: true });
  expect(visitState(bookedVisit({ ...review, reviewReason: 'gone' }), [], now)).toEqual({ kind: 'needsReview', keepsTime: false });
});

test('a cancelled visit says what goes back', () => {
  const paid = samplePayment({ paidAt: now, transactionId: 't', paidCents: 9_000 });
  expect(visitState(bookedVisit({ paidAt: now, cancelledAt: now }), [paid], now)).toEqual({ kind: 'cancelled', refundCents: 9_000 });
});

test('once it is over, a visit is past', () => {
  const visit = bookedVisit({ paymentMethod: null, payBy: null, confirmedAt: now });
  expect(visitState(visit, [], now)).toEqual({ kind: 'scheduled' });
  expect(visitState(visit, [], visit.endsAt)).toEqual({ kind: 'past' });
});

test('a waiting page hears whether anything changed, and nothing about anybody', () => {
  expect(toAnswer(visitState(mbwayVisit, [sampleQuestion()], now), now)).toEqual({
    state: 'mbway',
    until: minutesFromNow(3).toISOString(),
    now: now.toISOString(),
  });
});
