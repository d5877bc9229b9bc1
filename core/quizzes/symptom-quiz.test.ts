import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandLimits, bandOfScore, mostPoints } from './score-bands.ts';
import {
  heaviestAnswers,
  parseSymptomAnswer,
  type SymptomAnswers,
  scoredQuestions,
  scoreSymptoms,
  symptomQuestions,
} from './symptom-quiz.ts';

/** Answers whose sum is `points`, the first questions full. */
const summingTo = (points: number): SymptomAnswers => ({
  ...Object.fromEntries(scoredQuestions.map((question, index) => [question, Math.min(5, Math.max(0, points - index * 5))])),
  life: 3,
});

/** The published score: 0 to 7 mild, 8 to 19 moderate, 20 to 35 severe. Written out, so that a slip in the limits is seen here. */
const published = [...Array<string>(8).fill('mild'), ...Array<string>(12).fill('moderate'), ...Array<string>(16).fill('severe')];

test('every score from 0 to 35 has the band of the published score', () => {
  expect(published).toHaveLength(mostPoints + 1);
  expect(published.map((_, points) => bandOfScore(points))).toEqual(published);
  expect(published.map((_, points) => scoreSymptoms(summingTo(points))?.band)).toEqual(published);
});

test.each([
  [0, 'mild'],
  [7, 'mild'],
  [8, 'moderate'],
  [19, 'moderate'],
  [20, 'severe'],
  [35, 'severe'],
])('%i points are %s', (points, band) => expect(scoreSymptoms(summingTo(points))).toMatchObject({ points, band }));

test('what is no score has no band', () => expect([-1, 36, 7.5, Number.NaN].map(bandOfScore)).toEqual([null, null, null, null]));

test('the bands leave no gap and do not overlap', () => {
  expect(bandLimits.map(({ from }) => from)).toEqual([0, ...bandLimits.slice(0, -1).map(({ to }) => to + 1)]);
  expect(bandLimits.at(-1)?.to).toBe(mostPoints);
});

test.each(symptomQuestions)('there is no score while %s is not answered', (question) => {
  const { [question]: _, ...rest } = summingTo(20);
  expect(scoreSymptoms(rest)).toBeNull();
});

test.each([-1, 6, 2.5, Number.NaN])('there is no score with an answer of %d', (answer) =>
  expect(scoreSymptoms({ ...summingTo(10), stream: answer })).toBeNull(),
);

test('the score is the sum of the seven answers, whatever they are, and living with them adds nothing', () => {
  const answer = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(fc.tuple(answer, answer, answer, answer, answer, answer, answer), fc.integer({ min: 0, max: 6 }), (answers, life) => {
      const given = { ...Object.fromEntries(scoredQuestions.map((question, index) => [question, answers[index]])), life };
      const points = answers.reduce((sum, each) => sum + each, 0);
      expect(scoreSymptoms(given)).toEqual({ points, band: bandOfScore(points), answers, qualityOfLife: life });
    }),
  );
});

test.each([
  ['stream', '0', 0],
  ['stream', '5', 5],
  ['stream', '6', null],
  ['life', '6', 6],
  ['life', '7', null],
  ['stream', '', null],
  ['stream', '-1', null],
  ['stream', '2.5', null],
  ['stream', '10', null],
  ['stream', 'três', null],
] as const)('for %s, %j is read as %j', (question, typed, points) => expect(parseSymptomAnswer(question, typed)).toBe(points));

test('what weighed most is named first, three at most, and nothing that hardly weighs', () => {
  const given = { emptying: 1, again: 3, stopping: 0, holding: 2, stream: 3, straining: 2, night: 4, life: 3 };
  const score = scoreSymptoms(given);
  expect(score && heaviestAnswers(score)).toEqual([
    { question: 'night', points: 4 },
    { question: 'again', points: 3 },
    { question: 'stream', points: 3 },
  ]);
  const light = scoreSymptoms({ ...summingTo(0), night: 1 });
  expect(light && heaviestAnswers(light)).toEqual([]);
  const same = scoreSymptoms(summingTo(35));
  expect(same && heaviestAnswers(same), 'three of seven that weigh the same are not the heaviest').toEqual([]);
});
