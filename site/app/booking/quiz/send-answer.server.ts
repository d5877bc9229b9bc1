import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import { checkQuizAnswer, quizQuestions } from '@clinic/core/booking/form/quiz';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { draftCookie } from '../wizard/draft-cookie.server.ts';
import { keepFields } from '../wizard/keep-fields.server.ts';
import { stepAddress } from '../wizard/step-address.ts';
import type { OpenQuiz } from './open-quiz.server.ts';
import { questionAddress } from './question-address.ts';

export type QuizAnswerProblems = { problems: FieldProblem[]; urgent: boolean };

/** Keeps the answer with the draft and goes on; after the last question into the wizard, which knows what is still open. */
export async function sendAnswer(page: PageContext, opened: OpenQuiz, form: FormData): Promise<QuizAnswerProblems> {
  const { question, draft, offer } = opened;
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const heard = checkQuizAnswer(question, typed);
  if (!heard.ok) return { problems: heard.error, urgent: false };
  if (heard.value === 'urgent') return { problems: [], urgent: true };
  const { key } = await keepFields(page, opened, heard.value);
  const next = quizQuestions[quizQuestions.indexOf(question) + 1];
  const to = next
    ? questionAddress(page.locale, next)
    : stepAddress(page.locale, wizardProgress({ ...draft?.fields, ...heard.value }, offer).currentStep);
  throw redirect(to, { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin) } });
}
