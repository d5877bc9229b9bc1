import { pathTo } from '@clinic/core/addresses/path-to';
import type { SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { SymptomQuizWords } from '@clinic/core/content/shapes/quizzes';
import { bandLimits, mostPoints, type ScoreBand } from '@clinic/core/quizzes/score-bands';
import {
  heaviestAnswers,
  type SymptomQuestion,
  type SymptomScoreResult,
  symptomQuestions,
  weighAllTheSame,
} from '@clinic/core/quizzes/symptom-quiz';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { readAnswers } from './answers-cookie.server.ts';
import { drawScale, scaleRows, scaleSizes } from './draw-scale.server.ts';
import { resultRoutes, scoreOf } from './quiz-flow.ts';
import type { ShownAnswer } from './result-parts.tsx';

type Shared = { band: ScoreBand; signs: string[] } & Pick<SymptomQuizWords, 'is' | 'isNot' | 'urgent' | 'scoreName'>;

export type SymptomResultView =
  /** Without answers of this browser: what the address says, in general. */
  | ({ kind: 'general'; text: string; from: number; to: number } & Shared)
  | ({
      kind: 'scored';
      title: string;
      text: string;
      points: number;
      drawings: { narrow: ReturnType<typeof drawScale>; wide: ReturnType<typeof drawScale> };
      rows: ReturnType<typeof scaleRows>;
      heaviest: { name: string; answer: string; points: number; most: number }[];
      /** No answer weighed more than another. */
      isEven: boolean;
      life: string;
      answers: ShownAnswer[];
    } & Shared);

/** An address names a band and nobody: whoever comes with answers of another band is sent to his own. */
export function readSymptomResult(page: PageContext, request: Request, words: SymptomQuizWords): SymptomResultView {
  const named = bandLimits.find(({ band }) => resultRoutes[band] === page.route) ?? { band: 'mild', from: 0, to: mostPoints };
  const given = readAnswers(page, request, 'symptoms');
  const score = given && scoreOf(given.answers);
  const { is, isNot, urgent, scoreName } = words;
  const { band, from, to } = named;
  const shared = { band, signs: words.bands[band].signs, is, isNot, urgent, scoreName };
  if (!score) return { kind: 'general', text: words.bands[band].inGeneral, from, to, ...shared };
  if (score.band !== band) throw redirect(pathTo(page.locale, resultRoutes[score.band]), 303);
  return { kind: 'scored', ...(score.points === 0 ? words.noSymptoms : words.bands[band]), ...toShown(score, words), ...shared };
}

function toShown(score: SymptomScoreResult, words: SymptomQuizWords) {
  const { points, answers, qualityOfLife } = score;
  const answerTo = (question: SymptomQuestion, given: number) => words.answers[question][given] ?? '';
  return {
    points,
    drawings: { narrow: drawScale(points, scaleSizes.narrow), wide: drawScale(points, scaleSizes.wide) },
    rows: scaleRows(points),
    heaviest: heaviestAnswers(score).map(({ question, points: given }) => ({
      ...{ name: words.questions[question].name, answer: answerTo(question, given), points: given, most: 5 },
    })),
    isEven: points > 0 && weighAllTheSame(score),
    life: answerTo('life', qualityOfLife),
    answers: symptomQuestions.map((question, index) => {
      const given = question === 'life' ? qualityOfLife : (answers[index] ?? 0);
      return { key: question, question: words.questions[question].question, answer: answerTo(question, given), points: given };
    }),
  };
}

/** What the wizard starts with. Whoever has no symptoms comes for a general look. */
export const reasonOfResult = (view: SymptomResultView): SubSpecialty =>
  view.kind === 'scored' && view.points === 0 ? 'checkUp' : 'benignProstateEnlargement';
