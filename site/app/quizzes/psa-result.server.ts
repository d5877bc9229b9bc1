import type { PsaQuizWords } from '@clinic/core/content/shapes/quizzes';
import { type PsaQuestion, psaQuestions } from '@clinic/core/quizzes/psa-quiz';
import type { PageContext } from '../page-context.ts';
import { readAnswers } from './answers-cookie.server.ts';
import { valueIn } from './psa-view.server.ts';
import { adviceOf } from './quiz-flow.ts';

/** `value` is the typed number in the way of the language; the screen adds its unit. */
type PsaFact = { key: PsaQuestion; question: string; name: string; answer: string | null; value: string | null; advice: string };

export type PsaResultView = Pick<PsaQuizWords, 'is' | 'isNot' | 'urgent' | 'intro'> & {
  title: string;
  text: string;
  signs: string[];
  /** Null without answers of this browser. */
  facts: PsaFact[] | null;
};

export function readPsaResult(page: PageContext, request: Request, words: PsaQuizWords): PsaResultView {
  const { is, isNot, urgent, intro, result } = words;
  const answers = readAnswers(page, request, 'psa')?.answers ?? {};
  const advice = adviceOf(answers);
  const facts = advice && {
    age: words.advice.age[advice.age],
    psa: words.advice.psa[advice.psa],
    family: words.advice.family[advice.family],
    symptoms: words.advice.symptoms[advice.symptoms],
  };
  return {
    ...{ is, isNot, urgent, intro },
    ...result,
    facts:
      facts &&
      psaQuestions.map((question) => ({
        key: question,
        ...words.questions[question],
        answer: (words.answers[question] as Record<string, string>)[answers[question] ?? ''] ?? null,
        value: question === 'psa' && advice.psaValue !== null ? valueIn(page, advice.psaValue) : null,
        advice: facts[question],
      })),
  };
}
