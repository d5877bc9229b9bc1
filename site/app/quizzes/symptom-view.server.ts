import type { SymptomQuizWords } from '@clinic/core/content/shapes/quizzes';
import type { SymptomQuestion } from '@clinic/core/quizzes/symptom-quiz';
import type { PageContext } from '../page-context.ts';
import { openQuestion } from './open-question.server.ts';
import type { QuestionView } from './question-screen.tsx';
import { quizAddress } from './quiz-address.ts';
import { symptomFlow } from './quiz-flow.ts';

export type OpenedQuizView = { kind: 'start'; title: string; intro: string; isLost: boolean } | { kind: 'question'; view: QuestionView };

/** "About half" fills half of the bars, not three of five: what they show is how often. */
const barsOfOften = [0, 1, 2, 2.5, 3.5, 5];

const barsOf = (question: SymptomQuestion, points: number): number | undefined =>
  question === 'life' ? undefined : question === 'night' ? points : barsOfOften[points];

export function readSymptomView(page: PageContext, request: Request, words: SymptomQuizWords): OpenedQuizView {
  const opened = openQuestion(page, request, symptomFlow);
  const { title, intro, period } = words;
  if (opened.kind === 'start') return { kind: 'start', title, intro, isLost: opened.isLost };
  const { question, current, total, previous } = opened.place;
  return {
    kind: 'question',
    view: {
      ...{ title, current, total, chosen: opened.chosen, question: words.questions[question].question },
      hint: question === 'life' ? null : period,
      answers: words.answers[question].map((label, points) => {
        const bars = barsOf(question, points);
        return { value: String(points), label, ...(bars !== undefined && { bars }) };
      }),
      back: quizAddress(page.locale, symptomFlow, previous),
    },
  };
}
