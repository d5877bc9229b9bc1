import { err, ok, type Result } from '../../kernel/result.ts';
import type { FieldProblem } from './fields/booking-message.ts';
import { checkWho } from './fields/visit-form.ts';
import { subSpecialtyOfAnswer } from './quiz-reasons.ts';
import type { DraftFields } from './steps.ts';

/**
 * The questions of the quiz, one per screen. `signs` is asked early: these symptoms need help at once instead of a booking.
 * What the wizard asks as well as any quiz could (where, which doctor) is left to the wizard, which knows prices and free hours.
 */
export const quizQuestions = ['reason', 'signs', 'who'] as const;
export type QuizQuestion = (typeof quizQuestions)[number];

/** `urgent` is shown and never stored. */
export type QuizAnswerResult = Result<DraftFields | 'urgent', FieldProblem[]>;

/** The fields that an answer adds to the draft. */
export function checkQuizAnswer(question: QuizQuestion, typed: (name: string) => string): QuizAnswerResult {
  switch (question) {
    case 'reason': {
      const subSpecialty = subSpecialtyOfAnswer(typed('reason'));
      return subSpecialty ? ok({ subSpecialty }) : missing('reason');
    }
    case 'signs':
      return typed('signs') === 'some' ? ok('urgent') : typed('signs') === 'none' ? ok({}) : missing('signs');
    case 'who': {
      const answer = { forOther: typed('forOther'), hadConsultation: typed('hadConsultation') };
      return checkWho(answer).ok ? ok(answer) : missing('hadConsultation');
    }
  }
}

const missing = (field: string): QuizAnswerResult => err([{ field, kind: 'selectOption' }]);
