import { expect, test } from 'vitest';
import { isSubSpecialty } from '../model/sub-specialties.ts';
import { checkQuizAnswer, type QuizQuestion, quizQuestions } from './quiz.ts';
import { reasonFor, reasons, subSpecialtyOfAnswer } from './quiz-reasons.ts';
import { sampleOffer as offer } from './sample-offer.ts';
import { wizardProgress } from './wizard-progress.ts';

const hear = (question: QuizQuestion, form: Record<string, string>) => checkQuizAnswer(question, (name) => form[name] ?? '');

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

test.each(quizQuestions)('%s left open is said at its field', (question) => {
  const heard = hear(question, {});
  expect(heard.ok ? [] : heard.error.map(({ field }) => field)).toHaveLength(1);
});

test('whom it is for counts only with whether that person was here before', () => {
  expect(hear('who', { forOther: 'yes', hadConsultation: 'no' })).toEqual({ ok: true, value: { forOther: 'yes', hadConsultation: 'no' } });
  expect(hear('who', { forOther: 'yes' }).ok).toBe(false);
  expect(hear('who', { forOther: 'maybe', hadConsultation: 'no' }).ok).toBe(false);
});

test('all answers together open the wizard at the first question the quiz does not ask', () => {
  const answers: [QuizQuestion, Record<string, string>][] = [
    ['reason', { reason: 'weakStream' }],
    ['signs', { signs: 'none' }],
    ['who', { forOther: 'yes', hadConsultation: 'no' }],
  ];
  let draft = {};
  for (const [question, form] of answers) {
    const heard = hear(question, form);
    if (heard.ok && heard.value !== 'urgent') draft = { ...draft, ...heard.value };
  }
  expect(wizardProgress(draft, offer).currentStep).toBe('mode');
});
