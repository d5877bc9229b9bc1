import type { PsaAdvice, PsaChoice, PsaQuestion } from '../../quizzes/psa-quiz.ts';
import type { ScoreBand } from '../../quizzes/score-bands.ts';
import type { SymptomQuestion } from '../../quizzes/symptom-quiz.ts';

/** `name` stands with the answer where it is shown again. */
export type QuestionWords = { question: string; name: string };
export type QuizMeaning = { is: string[]; isNot: string[]; urgent: string };

export type SymptomQuizWords = QuizMeaning & {
  title: string;
  intro: string;
  /** Under every question. */
  period: string;
  questions: Record<SymptomQuestion, QuestionWords>;
  /** In the order of their points. */
  answers: Record<SymptomQuestion, string[]>;
  noSymptoms: { title: string; text: string };
  bands: Record<ScoreBand, { title: string; text: string; inGeneral: string; signs: string[] }>;
  /** Null until the clinic has cleared that the name may be shown. */
  scoreName: string | null;
};

export type PsaQuizWords = QuizMeaning & {
  title: string;
  intro: string;
  questions: Record<PsaQuestion, QuestionWords>;
  answers: { [Q in PsaQuestion]: Record<PsaChoice[Q], string> };
  valueHelp: string;
  result: { title: string; text: string; signs: string[] };
  advice: { [Q in PsaQuestion]: Record<PsaAdvice[Q], string> };
};
