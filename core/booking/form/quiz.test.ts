import { expect, test } from 'vitest';
import { isSubSpecialty } from '../model/sub-specialties.ts';
import { applicableQuestions, checkQuizAnswer, offeredDoctors, type QuizQuestion } from './quiz.ts';
import { reasonFor, reasons, subSpecialtyOfAnswer } from './quiz-reasons.ts';
import { sampleOffer as offer } from './sample-offer.ts';
import { wizardProgress } from './wizard-progress.ts';

const hear = (question: QuizQuestion, form: Record<string, string>, known = {}) =>
  checkQuizAnswer(question, (name) => form[name] ?? '', offer, known);

test('every reason in the patient’s words leads to a sub-specialty, and is found again by it', () => {
  for (const reason of reasons) {
    const subSpecialty = subSpecialtyOfAnswer(reason);
    expect(isSubSpecialty(subSpecialty)).toBe(true);
    expect(reasonFor(subSpecialty ?? '')).toBe(reason);
  }
  expect(reasonFor('otherProstateProblems')).toBeUndefined();
});

test('a reason is kept as what the visit is about', () => {
  expect(hear('reason', { reason: 'stone' })).toEqual({ ok: true, value: { subSpecialty: 'kidneyStones' } });
});

test('an urgent sign is told and not kept; none of them adds nothing', () => {
  expect(hear('signs', { signs: 'some' })).toEqual({ ok: true, value: 'urgent' });
  expect(hear('signs', { signs: 'none' })).toEqual({ ok: true, value: {} });
});

test.each(['reason', 'signs', 'who', 'mode', 'doctor'] as const)('%s left open is said at its field', (question) => {
  const heard = hear(question, {});
  expect(heard.ok ? [] : heard.error.map(({ field }) => field)).toHaveLength(1);
});

test('a doctor who does not see patients in the chosen way cannot be chosen', () => {
  expect(offeredDoctors(offer, 'online').map(({ id }) => id)).toEqual([203]);
  expect(offeredDoctors(offer, undefined).map(({ id }) => id)).toEqual([201, 203]);
  expect(hear('doctor', { hadConsultation: 'yes', doctorId: '201' }, { mode: 'online' }).ok).toBe(false);
  expect(hear('doctor', { hadConsultation: 'yes', doctorId: '203' }, { mode: 'online' }).ok).toBe(true);
});

test('where every visit is at the clinic, nobody is asked where', () => {
  const types = offer.settings.types.map((type) => ({ ...type, onlineCents: null }));
  expect(applicableQuestions({ ...offer, settings: { ...offer.settings, types } })).not.toContain('mode');
});

test('all answers together open the wizard at the first question the quiz does not ask', () => {
  const answers: [QuizQuestion, Record<string, string>][] = [
    ['reason', { reason: 'weakStream' }],
    ['signs', { signs: 'none' }],
    ['who', { forOther: 'yes' }],
    ['mode', { mode: 'online' }],
    ['doctor', { hadConsultation: 'no', doctorId: '0' }],
  ];
  let draft = {};
  for (const [question, form] of answers) {
    const heard = hear(question, form, draft);
    if (heard.ok && heard.value !== 'urgent') draft = { ...draft, ...heard.value };
  }
  expect(wizardProgress(draft, offer).currentStep).toBe('insurance');
});
