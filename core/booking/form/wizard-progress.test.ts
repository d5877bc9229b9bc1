import { expect, test } from 'vitest';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';
import type { DraftFields } from './steps.ts';
import { completeAnswers, isReached, wizardProgress } from './wizard-progress.ts';

const online: DraftFields = { ...fullDraft, mode: 'online', typeId: '' };

test('an empty draft opens at the first question, without having been refused yet', () => {
  const { currentStep, applicable } = wizardProgress({}, offer);
  expect(currentStep).toBe('mode');
  expect(applicable[0]).toBe('mode');
  expect(applicable.at(-1)).toBe('check');
});

test('with everything answered only the check is left', () => {
  const progress = wizardProgress(fullDraft, offer);
  expect(progress).toMatchObject({ currentStep: 'check', problems: [] });
  expect(progress.applicable).toHaveLength(9);
  expect(completeAnswers(progress)).toMatchObject({
    ok: true,
    value: { typeId: 462, doctorId: 0, price: { cents: 9000 }, payment: 'multibanco' },
  });
});

test('a type that is the only one is not asked for, and counted nowhere', () => {
  const progress = wizardProgress(online, offer);
  expect(progress.applicable).not.toContain('type');
  expect(progress.answers.typeId).toBe(463);
  expect(isReached(progress, 'type')).toBe(false);
  expect(progress.currentStep).toBe('check');
});

test('payment is not asked for where the clinic is the only place to pay', () => {
  const atClinic = { ...offer, settings: { ...offer.settings, payments: { multibanco: false, mbway: false, atClinic: true } } };
  const progress = wizardProgress({ ...fullDraft, payment: '' }, atClinic);
  expect(progress.applicable).not.toContain('payment');
  expect(progress.answers.payment).toBe('atClinic');
});

test('online visits are never paid at the clinic', () => {
  expect(wizardProgress({ ...online, payment: 'atClinic' }, offer)).toMatchObject({
    currentStep: 'payment',
    problems: [{ field: 'payment' }],
  });
});

test('a hole in the middle is the first open question, and nothing behind it is reached', () => {
  const progress = wizardProgress({ ...fullDraft, insured: '' }, offer);
  expect(progress).toMatchObject({ currentStep: 'insurance', problems: [{ field: 'insured', kind: 'selectOption' }] });
  expect(isReached(progress, 'professional')).toBe(true);
  expect(isReached(progress, 'insurance')).toBe(true);
  expect(isReached(progress, 'slot')).toBe(false);
  expect(completeAnswers(progress)).toEqual({ ok: false, error: { kind: 'notComplete' } });
});

test('an earlier answer that changes opens again only what it makes wrong', () => {
  const progress = wizardProgress({ ...fullDraft, typeId: '464', doctorId: '203' }, offer);
  expect(progress).toMatchObject({ currentStep: 'professional', problems: [{ field: 'doctorId', kind: 'selectProfessional' }] });
  expect(wizardProgress({ ...fullDraft, typeId: '464', doctorId: '201' }, offer).currentStep).toBe('check');
});

test('a way that the clinic no longer offers is asked for again', () => {
  const noOnline = { ...offer, settings: { ...offer.settings, types: offer.settings.types.filter(({ typeId }) => typeId !== 463) } };
  expect(wizardProgress(online, noOnline)).toMatchObject({ currentStep: 'mode', problems: [{ kind: 'selectConsultationType' }] });
});

test('a time that has passed while the draft lay about is asked for again', () => {
  expect(wizardProgress({ ...fullDraft, slot: '2026-11-14T10:40' }, offer)).toMatchObject({
    currentStep: 'slot',
    problems: [{ field: 'time' }],
  });
});

test('the insured pay at most the cap, subject to authorisation', () => {
  expect(wizardProgress({ ...fullDraft, insured: 'yes' }, offer).answers.price).toEqual({ cents: 3250, subjectToAuthorisation: true });
});

test.each<[DraftFields, string]>([
  [{ typeId: '470' }, 'type'],
  [{ typeId: '463' }, 'type'],
  [{ doctorId: '999' }, 'professional'],
  [{ subSpecialty: 'surgery' }, 'specialty'],
  [{ payment: 'free' }, 'payment'],
])('a forged answer %o is no answer', (forged, open) => {
  expect(wizardProgress({ ...fullDraft, ...forged }, offer).currentStep).toBe(open);
});
