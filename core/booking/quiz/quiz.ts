import { err, ok, type Result } from '../../kernel/result.ts';
import type { FieldProblem } from '../rules/booking-message.ts';
import { noPreferredDoctorId } from '../rules/constants.ts';
import { checkMode, checkProfessional } from '../rules/visit-form.ts';
import type { DraftFields } from '../wizard/steps.ts';
import { doctorsOfType, offeredModes, offeredTypes, type WizardOffer } from '../wizard/wizard-offer.ts';
import { subSpecialtyOfAnswer } from './reasons.ts';

/** What the quiz asks, one question to a screen. `signs` is asked early: whoever has one of them should not be booking. */
export const quizQuestions = ['reason', 'signs', 'who', 'mode', 'doctor'] as const;
export type QuizQuestion = (typeof quizQuestions)[number];

/** Where there is only one way to have a visit, that is no question. */
export const applicableQuestions = (offer: WizardOffer): QuizQuestion[] =>
  quizQuestions.filter((question) => question !== 'mode' || offeredModes(offer).length > 1);

/** Everybody who sees patients in the way that was chosen, each once. */
export function offeredDoctors(offer: WizardOffer, mode: string | undefined) {
  const modes = offeredModes(offer);
  const chosen = modes.find((known) => known === mode);
  const types = (chosen ? [chosen] : modes).flatMap((known) => offeredTypes(offer, known));
  return [...new Set(types.flatMap(({ typeId }) => doctorsOfType(offer, typeId)))];
}

/** `urgent` is told and nowhere kept. */
export type Heard = Result<DraftFields | 'urgent', FieldProblem[]>;

/** What an answer adds to the draft. */
export function hearAnswer(question: QuizQuestion, typed: (name: string) => string, offer: WizardOffer, known: DraftFields): Heard {
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

const missing = (field: string): Heard => err([{ field, kind: 'selectOption' }]);
