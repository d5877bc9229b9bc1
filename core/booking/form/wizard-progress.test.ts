import { expect, test } from 'vitest';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';
import { type DraftFields, questionsOf } from './steps.ts';
import { completeAnswers, isReached, wizardProgress } from './wizard-progress.ts';

const online: DraftFields = { ...fullDraft, mode: 'online', typeId: '' };

test('an empty draft opens at the first question, without having been refused yet', () => {
  const { currentStep, applicable } = wizardProgress({}, offer);
  expect(currentStep).toBe('who');
  expect(applicable[0]).toBe('who');
  expect(applicable.at(-1)).toBe('check');
});

test('with everything answered only the check is left', () => {
  const progress = wizardProgress({ ...fullDraft, typeId: '' }, offer);
  expect(progress).toMatchObject({ currentStep: 'check', problems: [] });
  expect(progress.applicable).toHaveLength(9);
  expect(questionsOf(progress.applicable)).toHaveLength(8);
  expect(completeAnswers(progress)).toMatchObject({
    ok: true,
    value: { typeId: 462, doctorId: 0, price: { cents: 9000 }, payment: 'multibanco' },
  });
});

test('the type follows from the reason and is not asked for, but may be chosen wherever the reason may be changed', () => {
  const progress = wizardProgress(online, offer);
  expect(progress.applicable).not.toContain('type');
  expect(progress.answers).toMatchObject({ typeId: 463, doctorIds: [203] });
  expect(isReached(progress, 'type')).toBe(true);
  expect(isReached(wizardProgress({}, offer), 'type')).toBe(false);
  expect(progress.currentStep).toBe('check');
});

test('where a visit is possible in one way only, nobody is asked where', () => {
  const progress = wizardProgress({ ...fullDraft, typeId: '464', mode: '', doctorId: '201' }, offer);
  expect(progress.applicable).not.toContain('mode');
  expect(progress).toMatchObject({ currentStep: 'check', answers: { mode: 'inPerson', typeId: 464 } });
});

test('an hour stands with its doctor, and is asked for again when another doctor is chosen', () => {
  const hour = { ...fullDraft, slot: '2026-11-17T10:40/203' };
  expect(wizardProgress(hour, offer)).toMatchObject({ currentStep: 'check', answers: { doctorId: 0, slotDoctorId: 203 } });
  expect(wizardProgress({ ...hour, doctorId: '203' }, offer).currentStep).toBe('check');
  expect(wizardProgress({ ...hour, doctorId: '201' }, offer)).toMatchObject({ currentStep: 'slot', problems: [{ field: 'time' }] });
});

test('payment is not asked for where the clinic is the only place to pay', () => {
  const atClinic = {
    ...offer,
    settings: { ...offer.settings, payments: { multibanco: false, mbway: false, card: false, atClinic: true } },
  };
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

test('who has no e-mail and then wants a visit by video is asked for one', () => {
  const noEmail = { email: '', noEmail: 'yes' };
  expect(wizardProgress({ ...fullDraft, ...noEmail }, offer).currentStep).toBe('check');
  expect(wizardProgress({ ...online, ...noEmail }, offer)).toMatchObject({
    currentStep: 'details',
    problems: [{ field: 'email', kind: 'emailRequired' }],
  });
});

test('a hole in the middle is the first open question, and nothing behind it is reached', () => {
  const progress = wizardProgress({ ...fullDraft, typeId: '', insured: '' }, offer);
  expect(progress).toMatchObject({ currentStep: 'insurance', problems: [{ field: 'insured', kind: 'selectOption' }] });
  expect(isReached(progress, 'mode')).toBe(true);
  expect(isReached(progress, 'insurance')).toBe(true);
  expect(isReached(progress, 'professional')).toBe(false);
  expect(completeAnswers(progress)).toEqual({ ok: false, error: { kind: 'notComplete' } });
});

test('an earlier answer that changes opens again only what it makes wrong', () => {
  const progress = wizardProgress({ ...fullDraft, typeId: '464', doctorId: '203' }, offer);
  expect(progress).toMatchObject({ currentStep: 'professional', problems: [{ field: 'doctorId', kind: 'selectProfessional' }] });
  expect(wizardProgress({ ...fullDraft, typeId: '464', doctorId: '201' }, offer).currentStep).toBe('check');
});

test('a way that the clinic no longer offers is asked for again', () => {
  const noOnline = { ...offer, settings: { ...offer.settings, types: offer.settings.types.filter(({ typeId }) => typeId !== 463) } };
  expect(wizardProgress(online, noOnline)).toMatchObject({ currentStep: 'mode', problems: [{ kind: 'selectOption' }] });
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
  [{ typeId: '463' }, 'mode'],
  [{ doctorId: '999' }, 'professional'],
  [{ subSpecialty: 'surgery' }, 'specialty'],
  [{ payment: 'free' }, 'payment'],
])('a forged answer %o is no answer', (forged, open) => {
  expect(wizardProgress({ ...fullDraft, ...forged }, offer).currentStep).toBe(open);
});
