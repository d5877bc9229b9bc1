import { err, ok, type Result } from '../../kernel/result.ts';
import { noPreferredDoctorId } from '../model/constants.ts';
import type { FieldProblem } from './fields/booking-message.ts';
import { checkMode, checkProfessional } from './fields/visit-form.ts';
import { subSpecialtyOfAnswer } from './quiz-reasons.ts';
import type { DraftFields } from './steps.ts';
import { doctorsOfType, offeredModes, offeredTypes, type WizardOffer } from './wizard-offer.ts';

/** The questions of the quiz, one per screen. `signs` is asked early: these symptoms need help at once instead of a booking. */
export const quizQuestions = ['reason', 'signs', 'who', 'mode', 'doctor'] as const;
export type QuizQuestion = (typeof quizQuestions)[number];

/** If only one mode is offered, it is not asked for. */
export const applicableQuestions = (offer: WizardOffer): QuizQuestion[] =>
  quizQuestions.filter((question) => question !== 'mode' || offeredModes(offer).length > 1);

/** All doctors who see patients in the chosen mode, each once. */
export function offeredDoctors(offer: WizardOffer, mode: string | undefined) {
  const modes = offeredModes(offer);
  const chosen = modes.find((known) => known === mode);
  const types = (chosen ? [chosen] : modes).flatMap((known) => offeredTypes(offer, known));
  return [...new Set(types.flatMap(({ typeId }) => doctorsOfType(offer, typeId)))];
}

/** `urgent` is shown and never stored. */
export type QuizAnswerResult = Result<DraftFields | 'urgent', FieldProblem[]>;

/** The fields that an answer adds to the draft. */
export function checkQuizAnswer(
  question: QuizQuestion,
  typed: (name: string) => string,
  offer: WizardOffer,
  known: DraftFields,
): QuizAnswerResult {
  switch (question) {
    case 'reason': {
      const subSpecialty = subSpecialtyOfAnswer(typed('reason'));
      return subSpecialty ? ok({ subSpecialty }) : missing('reason');
    }
    case 'signs':
      return typed('signs') === 'some' ? ok('urgent') : typed('signs') === 'none' ? ok({}) : missing('signs');
    case 'who':
      return ['yes', 'no'].includes(typed('forOther')) ? ok({ forOther: typed('forOther') }) : missing('forOther');
    case 'mode':
      return checkMode({ mode: offeredModes(offer).find((mode) => mode === typed('mode')) });
    case 'doctor': {
      const answer = { hadConsultation: typed('hadConsultation'), doctorId: typed('doctorId') || String(noPreferredDoctorId) };
      const ids = offeredDoctors(offer, known.mode).map(({ id }) => id);
      const checked = checkProfessional(answer, ids);
      return checked.ok ? ok(answer) : checked;
    }
  }
}

const missing = (field: string): QuizAnswerResult => err([{ field, kind: 'selectOption' }]);
