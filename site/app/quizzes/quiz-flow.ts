import type { RouteName } from '@clinic/core/addresses/route-table';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import type { AnsweredQuiz } from '@clinic/core/quizzes/encrypted-answers';
import { advisePsa, type PsaAdvice, type PsaQuestion, parsePsaAnswer, psaQuestions } from '@clinic/core/quizzes/psa-quiz';
import type { ScoreBand } from '@clinic/core/quizzes/score-bands';
import {
  parseSymptomAnswer,
  type SymptomQuestion,
  type SymptomScoreResult,
  scoreSymptoms,
  symptomQuestions,
} from '@clinic/core/quizzes/symptom-quiz';

export type StoredAnswers = Record<string, string>;
export type AnswerProblem = { kind: 'selectOption' | 'psaValue' };

/** What both quizzes do alike, and where they differ. */
export type QuizFlow<Q extends string = string> = {
  quiz: AnsweredQuiz;
  route: 'symptomQuiz' | 'psaQuiz';
  order: readonly Q[];
  /** In the address: which question is asked, and nothing of any answer. */
  addressNames: Record<Q, string>;
  parse(question: Q, typed: (name: string) => string): Result<string, AnswerProblem>;
  /** Null while an answer is missing. */
  resultRoute(answers: StoredAnswers): ResultRoute | null;
};

export const resultRoutes = { mild: 'symptomsMild', moderate: 'symptomsModerate', severe: 'symptomsSevere' } as const satisfies Record<
  ScoreBand,
  RouteName
>;
type ResultRoute = (typeof resultRoutes)[ScoreBand] | 'psaThanks';

export const symptomFlow: QuizFlow<SymptomQuestion> = {
  quiz: 'symptoms',
  route: 'symptomQuiz',
  order: symptomQuestions,
  addressNames: {
    emptying: 'esvaziar',
    again: 'intervalos',
    stopping: 'paragens',
    holding: 'aguentar',
    stream: 'jato',
    straining: 'esforco',
    night: 'noite',
    life: 'qualidade-de-vida',
  },
  parse: (question, typed) => {
    const points = parseSymptomAnswer(question, typed('answer'));
    return points === null ? err({ kind: 'selectOption' }) : ok(String(points));
  },
  resultRoute: (answers) => {
    const score = scoreOf(answers);
    return score && resultRoutes[score.band];
  },
};

export const psaFlow: QuizFlow<PsaQuestion> = {
  quiz: 'psa',
  route: 'psaQuiz',
  order: psaQuestions,
  addressNames: { age: 'idade', psa: 'analise', family: 'familia', symptoms: 'queixas' },
  parse: (question, typed) => parsePsaAnswer(question, { chosen: typed('answer'), value: typed('psaValue') }),
  resultRoute: (answers) => (adviceOf(answers) ? 'psaThanks' : null),
};

export function scoreOf(answers: StoredAnswers): SymptomScoreResult | null {
  const points = symptomQuestions.map((question) => [question, parseSymptomAnswer(question, answers[question] ?? '')] as const);
  return scoreSymptoms(Object.fromEntries(points.flatMap(([question, each]) => (each === null ? [] : [[question, each]]))));
}

export const adviceOf = (answers: StoredAnswers): PsaAdvice | null => advisePsa(answers);
