import type { PsaQuizWords } from '@clinic/core/content/shapes/quizzes';
import { psaChoices } from '@clinic/core/quizzes/psa-quiz';
import type { PageContext } from '../page-context.ts';
import { openQuestion } from './open-question.server.ts';
import { quizAddress } from './quiz-address.ts';
import { psaFlow } from './quiz-flow.ts';
import type { OpenedQuizView } from './symptom-view.server.ts';

/** `value`: the question takes a typed number too, and this is what it was. */
export type PsaView = OpenedQuizView & { value: { typed: string; help: string } | null };

export function readPsaView(page: PageContext, request: Request, words: PsaQuizWords): PsaView {
  const opened = openQuestion(page, request, psaFlow);
  const { title, intro } = words;
  if (opened.kind === 'start') return { kind: 'start', title, intro, isLost: opened.isLost, value: null };
  const { question, current, total, previous } = opened.place;
  const labels: Record<string, string> = words.answers[question];
  const choices: readonly string[] = psaChoices[question];
  const isTyped = opened.chosen !== null && !choices.includes(opened.chosen);
  return {
    kind: 'question',
    value: question === 'psa' ? { typed: isTyped ? valueIn(page, opened.chosen ?? '') : '', help: words.valueHelp } : null,
    view: {
      ...{ title, current, total, question: words.questions[question].question, hint: null },
      chosen: opened.chosen,
      answers: choices.map((value) => ({ value, label: labels[value] ?? '' })),
      back: quizAddress(page.locale, psaFlow, previous),
    },
  };
}

/** As one writes it in this language. */
export const valueIn = ({ locale }: Pick<PageContext, 'locale'>, value: string): string =>
  locale === 'pt' ? value.replace('.', ',') : value;
