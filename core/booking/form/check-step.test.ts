import { expect, test } from 'vitest';
import type { VisitMode } from '../model/visit-mode.ts';
import { detailsOf as detailsIn, modeOf, paymentOf, slotOf } from './check-step.ts';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';
import type { DraftFields } from './steps.ts';

const problemsOf = (result: { ok: boolean; error?: { field: string; kind: string }[] }) =>
  (result.error ?? []).map(({ field, kind }) => `${field} ${kind}`);

const detailsOf = (fields: DraftFields, mode: VisitMode = 'inPerson') => detailsIn(fields, offer, mode);

test('nothing typed: every field that is needed is named, in the order of the screen', () => {
  expect(problemsOf(detailsOf({}))).toEqual([
    'name nameRequired',
    'email emailRequired',
    'phone phoneRequired',
    'birthDate birthDateRequired',
    'gender genderRequired',
    'consent consentRequired',
  ]);
});

test('who books for somebody else says first who comes, then who they are', () => {
  const problems = problemsOf(detailsOf({ ...fullDraft, forOther: 'yes', bookerEmail: 'nobody' }));
  expect(problems).toEqual(['bookerName nameRequired', 'bookerEmail emailInvalid', 'bookerPhone phoneRequired']);
  expect(problemsOf(detailsOf({ ...fullDraft, name: '', forOther: 'yes' }))[0]).toBe('name nameRequired');
});

test('one tick uses the contacts of who books for the patient, too, and what is wrong with them is said once', () => {
  const booker = { forOther: 'yes', bookerName: 'Maria', bookerEmail: 'maria@exemplo.pt', bookerPhone: '912345678', sameContacts: 'yes' };
  const both = { ...fullDraft, ...booker, email: '', phone: '' };
  expect(detailsOf(both)).toMatchObject({ ok: true, value: { patient: { email: 'maria@exemplo.pt', phone: '912345678' } } });
  expect(problemsOf(detailsOf({ ...both, bookerEmail: 'maria' }))).toEqual(['bookerEmail emailInvalid']);
  expect(problemsOf(detailsOf({ ...both, sameContacts: '' }))).toEqual(['email emailRequired', 'phone phoneRequired']);
  expect(detailsOf({ ...both, ...{ forOther: 'no', email: 'me@exemplo.pt', phone: '913456789' } })).toMatchObject({
    ok: true,
    value: { patient: { email: 'me@exemplo.pt' }, booker: null },
  });
});

test('what was typed about somebody else is left behind by who books for himself', () => {
  const details = detailsOf({ ...fullDraft, forOther: 'no', bookerName: 'Maria', bookerEmail: 'wrong' });
  expect(details).toMatchObject({ ok: true, value: { booker: null } });
});

const noEmail = { ...fullDraft, email: '', noEmail: 'yes' };

test('a visit by video is not booked without an e-mail: its link comes that way, and by no text message', () => {
  expect(detailsOf(noEmail)).toMatchObject({ ok: true, value: { patient: { email: '' } } });
  expect(problemsOf(detailsOf(noEmail, 'online'))).toEqual(['email emailRequired']);
  expect(detailsOf({ ...noEmail, email: 'joaquim@exemplo.pt' }, 'online')).toMatchObject({
    ok: true,
    value: { patient: { email: 'joaquim@exemplo.pt' } },
  });
});

test('for a visit by video the e-mail of who books is enough, and the patient may have none', () => {
  const booker = { forOther: 'yes', bookerName: 'Maria', bookerEmail: 'maria@exemplo.pt', bookerPhone: '912345678' };
  const own = { ...noEmail, ...booker, phone: '913 000 000' };
  expect(detailsOf(own, 'online')).toMatchObject({
    ok: true,
    value: { patient: { email: '', phone: '913000000' }, booker: { bookerEmail: 'maria@exemplo.pt' } },
  });
  expect(problemsOf(detailsOf({ ...own, bookerEmail: '' }, 'online'))).toEqual(['bookerEmail emailRequired']);
  expect(problemsOf(detailsOf({ ...own, sameContacts: 'yes', bookerEmail: '' }, 'online'))).toEqual(['bookerEmail emailRequired']);
  expect(problemsOf(detailsOf({ ...own, email: 'joaquim@' }, 'online'))).toEqual(['email emailInvalid']);
});

test('numbers that nobody has to give are judged only when given', () => {
  expect(detailsOf({ ...fullDraft, vat: '', nSNS: '', nCC: '' }).ok).toBe(true);
  expect(problemsOf(detailsOf({ ...fullDraft, vat: '123456780', nSNS: '12', nCC: 'x' }))).toEqual([
    'vat vatNotValid',
    'nSNS snsNumberInvalid',
    'nCC citizenCardInvalid',
  ]);
});

test('a day without an hour asks for the hour, nothing at all for the date', () => {
  expect(problemsOf(slotOf({}, offer, []))).toEqual(['date selectDate']);
  expect(problemsOf(slotOf({ slot: '', date: '2026-11-17' }, offer, []))).toEqual(['time selectTime']);
});

test.each(['2026-11-17', '17/11/2026 10:40', '2026-02-30T10:40', '2027-03-28T01:30', 'T10:40', '2026-11-17T10:40/999'])(
  '%s is no slot',
  (slot) => {
    expect(slotOf({ slot }, offer, []).ok).toBe(false);
  },
);

test('MB WAY asks for its telephone; the others do not', () => {
  const startsAt = new Date('2026-11-20T10:00:00Z');
  const pay = (fields: { payment: string; mbwayPhone?: string }) => problemsOf(paymentOf(fields, offer, 'inPerson', startsAt));
  expect(pay({ payment: 'mbway' })).toEqual(['mbwayPhone mbwayPhoneRequired']);
  expect(pay({ payment: 'mbway', mbwayPhone: '210 000 000' })).toEqual(['mbwayPhone mbwayPhoneInvalid']);
  expect(pay({ payment: 'multibanco', mbwayPhone: 'x' })).toEqual([]);
});

test('only a way in which something is offered can be chosen', () => {
  const routine = { subSpecialty: 'routine' } as const;
  expect(modeOf({ mode: 'online' }, offer, routine).ok).toBe(true);
  expect(modeOf({ mode: 'online' }, { ...offer, types: [] }, routine).ok).toBe(false);
  expect(modeOf({ mode: 'online' }, offer, { ...routine, typeId: 464 }).ok).toBe(false);
  expect(modeOf({ mode: 'byLetter' }, offer, routine).ok).toBe(false);
});
