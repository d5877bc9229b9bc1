import { patientRefusals } from '@clinic/core/booking/messages/promises';
import type { RefundFacts } from '@clinic/core/booking/model/refund';
import { expect, test } from 'vitest';
import { bookingOfVisit, minutesFromNow, now, sampleCard, samplePayment, sampleQuestion, sampleVisit } from './sample-visit.ts';
import { toAnswer, visitState } from './visit-state.ts';

const mbwayVisit = bookingOfVisit({ paymentMethod: 'mbway', mbwayPhone: '912345678' });

test('a reference is shown with what the cash machine asks for', () => {
  expect(visitState(bookingOfVisit(), { payments: [samplePayment()], refunds: [] }, now)).toEqual({
    kind: 'multibanco',
    entity: '11111',
    reference: '123456789',
    amountCents: 9_000,
    askedAt: minutesFromNow(-8).toISOString(),
    refused: null,
  });
});

test('payment details that take long are promised by e-mail, and not before they take long', () => {
  expect(visitState(bookingOfVisit({ bookedAt: minutesFromNow(-1) }), { payments: [], refunds: [] }, now)).toEqual({ kind: 'preparing' });
  expect(visitState(bookingOfVisit(), { payments: [], refunds: [] }, now)).toEqual({ kind: 'delayed' });
  const calledOff = samplePayment({ endedAt: minutesFromNow(-1), endKind: 'replaced' });
  expect(visitState(bookingOfVisit(), { payments: [calledOff], refunds: [] }, now)).toEqual({ kind: 'preparing' });
});

test('an MB WAY request stays pending until it can no longer be answered', () => {
  const waiting = { kind: 'mbway', phoneEnding: '678', answerBy: minutesFromNow(3).toISOString() };
  expect(visitState(mbwayVisit, { payments: [sampleQuestion()], refunds: [] }, now)).toMatchObject(waiting);
  expect(visitState(mbwayVisit, { payments: [sampleQuestion()], refunds: [] }, minutesFromNow(3.5))).toMatchObject(waiting);
  expect(visitState(mbwayVisit, { payments: [sampleQuestion()], refunds: [] }, minutesFromNow(4))).toMatchObject({
    kind: 'mbwayOver',
    because: 'expired',
  });
});

test('a reference that MB WAY is to replace is shown again only if the MB WAY request takes long', () => {
  const inFlight = { acceptedAt: null, answerBy: null };
  expect(visitState(mbwayVisit, { payments: [samplePayment()], refunds: [] }, now)).toEqual({ kind: 'preparing' });
  expect(visitState(mbwayVisit, { payments: [samplePayment(), sampleQuestion(inFlight)], refunds: [] }, now)).toEqual({
    kind: 'preparing',
  });
  const late = sampleQuestion({ ...inFlight, requestedAt: minutesFromNow(-2) });
  expect(visitState(mbwayVisit, { payments: [samplePayment(), late], refunds: [] }, now)).toMatchObject({
    kind: 'multibanco',
    reference: '123456789',
  });
  const replaced = samplePayment({ endedAt: now, endKind: 'replaced' });
  expect(visitState(mbwayVisit, { payments: [replaced, sampleQuestion()], refunds: [] }, now)).toMatchObject({ kind: 'mbway' });
  const refused = sampleQuestion({ ...inFlight, endedAt: now, endKind: 'refused' });
  expect(visitState(bookingOfVisit(), { payments: [samplePayment(), refused], refunds: [] }, now)).toMatchObject({
    kind: 'multibanco',
    refused: 'mbway',
  });
});

test.each(['rejected', 'refused', 'expired'] as const)('an MB WAY request that was %s can be repeated', (endKind) => {
  const ended = sampleQuestion({ endedAt: now, endKind });
  expect(visitState(mbwayVisit, { payments: [ended], refunds: [] }, now)).toEqual({
    kind: 'mbwayOver',
    because: endKind,
    phoneEnding: '678',
  });
});

const cardVisit = bookingOfVisit({ paymentMethod: 'card' });
const cardShown = (facts: Parameters<typeof sampleCard>[0], at = now) =>
  visitState(cardVisit, { payments: [sampleCard(facts)], refunds: [] }, at);

test('a card has the way to the provider’s page, until the deadline, however often it was left', () => {
  const page = { kind: 'card', pageUrl: 'https://pay.exemplo.pt/p/1', returned: null };
  expect(cardShown({})).toMatchObject(page);
  expect(cardShown({ returnedAt: now, returnedAs: 'left' })).toMatchObject({ ...page, returned: 'left' });
  expect(cardShown({ acceptedAt: null, pageUrl: null, requestedAt: now })).toEqual({ kind: 'preparing' });
});

test('who comes back from paying is told that we are asking the bank, and after a while that it has not confirmed', () => {
  const back = { returnedAt: now, returnedAs: 'paid' } as const;
  expect(cardShown(back, minutesFromNow(9))).toEqual({ kind: 'cardAsking' });
  expect(cardShown(back, minutesFromNow(11))).toMatchObject({ kind: 'card', returned: 'unconfirmed' });
});

test('a card that was not accepted, or a page that could not be had, can be tried again', () => {
  expect(cardShown({ returnedAt: now, returnedAs: 'refused' })).toEqual({ kind: 'cardOver', because: 'rejected' });
  for (const endKind of ['rejected', 'refused', 'expired'] as const)
    expect(cardShown({ endedAt: now, endKind })).toEqual({ kind: 'cardOver', because: endKind });
  const refused = sampleCard({ acceptedAt: null, pageUrl: null, endedAt: now, endKind: 'refused' });
  expect(visitState(bookingOfVisit(), { payments: [samplePayment(), refused], refunds: [] }, now)).toMatchObject({
    kind: 'multibanco',
    refused: 'card',
  });
});

test('after the deadline nobody is asked to pay, and given up is given up at once', () => {
  expect(visitState(bookingOfVisit({ payBy: minutesFromNow(-1) }), { payments: [samplePayment()], refunds: [] }, now)).toEqual({
    kind: 'checking',
  });
  expect(visitState(bookingOfVisit({ givenUpAt: now }), { payments: [samplePayment()], refunds: [] }, now)).toEqual({ kind: 'notPaid' });
});

test('the date of another visit is shown only to the proven patient', () => {
  const conflict = { patientId: 7, conflictFoundAt: now, conflictingStartsAt: new Date('2026-11-23T10:40:00Z') };
  expect(visitState(sampleVisit(conflict), { payments: [], refunds: [] }, now)).toEqual({ kind: 'conflict', other: null });
  expect(visitState(sampleVisit({ ...conflict, provenPatientId: 8 }), { payments: [], refunds: [] }, now)).toEqual({
    kind: 'conflict',
    other: null,
  });
  const moved = { ...conflict, provenPatientId: 7, movedFrom: '0d9d1f1e-7f4b-4a6e-8d55-8a2f0a4b7c33' };
  expect(visitState(sampleVisit(moved), { payments: [], refunds: [] }, now)).toEqual({ kind: 'conflict', other: null });
  expect(visitState(sampleVisit({ ...conflict, provenPatientId: 7 }), { payments: [], refunds: [] }, now)).toMatchObject({
    other: { day: '2026-11-23', time: '10:40' },
  });
});

test.each(patientRefusals)('the clinic refused (%s): its words, and that a person calls', (failureKind) => {
  const refused = sampleVisit({ failedAt: now, failureKind, needsReviewAt: now, reviewReason: 'clinicRefused' });
  const none = { payments: [], refunds: [] };
  expect(visitState(refused, none, now)).toEqual({ kind: 'needsReview', keepsTime: false, reason: failureKind });
  expect(visitState({ ...refused, reviewedAt: minutesFromNow(5) }, none, now), 'the call was made').toEqual({
    kind: 'failed',
    reason: failureKind,
  });
});

test('a person who will call says whether the time is kept', () => {
  const review = { needsReviewAt: now };
  expect(visitState(bookingOfVisit({ ...review, reviewReason: 'wrongAmount' }), { payments: [], refunds: [] }, now)).toEqual({
    kind: 'needsReview',
    keepsTime: true,
    reason: null,
  });
  expect(visitState(bookingOfVisit({ ...review, reviewReason: 'gone' }), { payments: [], refunds: [] }, now)).toEqual({
    kind: 'needsReview',
    keepsTime: false,
    reason: null,
  });
});

test('a cancelled visit says what goes back, and what went', () => {
  const visit = bookingOfVisit({ paidAt: now, cancelledAt: now });
  const refund = { id: '1', amountCents: 9_000, refundedAt: null, refundedHow: null };
  const money = (refunds: RefundFacts[]) => ({ payments: [], refunds });
  expect(visitState(visit, money([refund]), now)).toEqual({ kind: 'cancelled', dueCents: 9_000, returnedCents: 0 });
  const returned = { ...refund, refundedAt: now, refundedHow: 'sameWay' as const };
  expect(visitState(visit, money([returned]), now)).toEqual({ kind: 'cancelled', dueCents: 0, returnedCents: 9_000 });
});

test('late money for a slot that is taken: the page shows the refund, as the mail does, and promises no call', () => {
  const late = sampleVisit({ paidLateAt: now, failedAt: now, failureKind: 'slotTaken' });
  const refunds = [{ id: '1', amountCents: 9_000, refundedAt: null, refundedHow: null }];
  expect(visitState(late, { payments: [], refunds }, now)).toEqual({ kind: 'refund', dueCents: 9_000, returnedCents: 0 });
});

test('an appointment that could not be released is shown to the front desk only; the patient reads what the mail said', () => {
  const review = { needsReviewAt: now, reviewReason: 'notReleased' as const };
  expect(visitState(bookingOfVisit({ ...review, cancelledAt: now }), { payments: [], refunds: [] }, now).kind).toBe('cancelled');
  expect(visitState(bookingOfVisit({ ...review, givenUpAt: now }), { payments: [], refunds: [] }, now).kind).toBe('notPaid');
});

test('once it is over, a visit is past', () => {
  const visit = bookingOfVisit({ paymentMethod: null, payBy: null, confirmedAt: now });
  expect(visitState(visit, { payments: [], refunds: [] }, now)).toEqual({ kind: 'scheduled' });
  expect(visitState(visit, { payments: [], refunds: [] }, visit.endsAt)).toEqual({ kind: 'past' });
});

test('the poll response holds the state and no personal data', () => {
  expect(toAnswer(visitState(mbwayVisit, { payments: [sampleQuestion()], refunds: [] }, now), now)).toEqual({
    state: 'mbway',
    until: minutesFromNow(3).toISOString(),
    now: now.toISOString(),
  });
});
