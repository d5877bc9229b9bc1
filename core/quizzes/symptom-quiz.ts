import { bandOfScore, type ScoreBand } from './score-bands.ts';

/** In the order in which they are asked, and in which a kept score has its answers. */
export const scoredQuestions = ['emptying', 'again', 'stopping', 'holding', 'stream', 'straining', 'night'] as const;
export type ScoredQuestion = (typeof scoredQuestions)[number];

/** The last one is about living with the symptoms; it has no part in the score. */
export const symptomQuestions = [...scoredQuestions, 'life'] as const;
export type SymptomQuestion = (typeof symptomQuestions)[number];

/** Points of one answer: 0 to 5; of `life` 0 (delighted) to 6 (terrible). */
export type SymptomAnswers = Partial<Record<SymptomQuestion, number>>;

export const mostPointsOf = (question: SymptomQuestion): number => (question === 'life' ? 6 : 5);

/** Null for what no button sends. */
export function parseSymptomAnswer(question: SymptomQuestion, typed: string): number | null {
  const points = /^\d$/.test(typed) ? Number(typed) : Number.NaN;
  return points <= mostPointsOf(question) ? points : null;
}

export type SymptomScoreResult = { points: number; band: ScoreBand; answers: number[]; qualityOfLife: number };

/** Null while an answer is missing or none of ours: half a sum would look like a mild result. */
export function scoreSymptoms(given: SymptomAnswers): SymptomScoreResult | null {
  const answers = scoredQuestions.flatMap((question) => validAnswer(given, question));
  const [qualityOfLife] = validAnswer(given, 'life');
  if (answers.length < scoredQuestions.length || qualityOfLife === undefined) return null;
  const points = answers.reduce((sum, answer) => sum + answer, 0);
  const band = bandOfScore(points);
  return band && { points, band, answers, qualityOfLife };
}

const validAnswer = (given: SymptomAnswers, question: SymptomQuestion): number[] => {
  const answer = given[question];
  return answer !== undefined && Number.isInteger(answer) && answer >= 0 && answer <= mostPointsOf(question) ? [answer] : [];
};

const mostNamed = 3;
const leastNamed = 2;

/** Then none of them made up most of the score. */
export const weighAllTheSame = ({ answers }: Pick<SymptomScoreResult, 'answers'>): boolean => new Set(answers).size === 1;

/** What made up most of the score, the heaviest first; those that weigh the same in the order of the questions. */
export const heaviestAnswers = ({ answers }: SymptomScoreResult): { question: ScoredQuestion; points: number }[] =>
  (weighAllTheSame({ answers }) ? [] : scoredQuestions)
    .map((question, index) => ({ question, points: answers[index] ?? 0 }))
    .filter(({ points }) => points >= leastNamed)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, mostNamed);
