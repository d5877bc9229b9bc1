import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { type SymptomQuestion, symptomQuestions } from '../../quizzes/symptom-quiz.ts';
import { flag } from '../fields/plain.ts';
import { filledFields, filledLines } from '../fields/quiz-words.ts';
import type { Library } from '../library/library.ts';
import type { QuestionWords, SymptomQuizWords } from '../shapes/quizzes.ts';

const fieldOf: Record<SymptomQuestion, string> = {
  emptying: 'esvaziar',
  again: 'voltar',
  stopping: 'parar',
  holding: 'adiar',
  stream: 'jato',
  straining: 'esforco',
  night: 'noite',
  life: 'vida',
};
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, points) => points);

/** Null while it is not published, and in a language in which a text is missing: half a quiz cannot be answered. */
export function readSymptomQuizWords(library: Library, locale: Locale): SymptomQuizWords | null {
  const body = library.page('quiz_sintomas', locale);
  const said = body && filledFields(body);
  if (!said) return null;
  const often = upTo(5).map((points) => said(`frequencia_${points}`));
  const perQuestion = <T>(wordsOf: (question: SymptomQuestion) => T) =>
    Object.fromEntries(symptomQuestions.map((question) => [question, wordsOf(question)])) as Record<SymptomQuestion, T>;
  const band = (name: string) => ({
    title: said(`${name}_titulo`),
    text: said(`${name}_texto`),
    inGeneral: said(`${name}_geral`),
    signs: filledLines(said(`${name}_sinais`)),
  });
  const words: SymptomQuizWords = {
    title: said('titulo'),
    intro: said('excerto'),
    period: said('periodo'),
    questions: perQuestion((question): QuestionWords => {
      const field = fieldOf[question];
      return { question: said(`${field}_pergunta`), name: said(`${field}_nome`) };
    }),
    answers: {
      ...perQuestion(() => often),
      night: upTo(5).map((points) => said(`noites_${points}`)),
      life: upTo(6).map((points) => said(`sentir_${points}`)),
    },
    noSymptoms: { title: said('zero_titulo'), text: said('zero_texto') },
    bands: { mild: band('ligeiros'), moderate: band('moderados'), severe: band('graves') },
    is: filledLines(said('e')),
    isNot: filledLines(said('nao_e')),
    urgent: said('urgencia'),
    scoreName: shown.parse(body).mostrar_nome ? said('nome_pontuacao') : null,
  };
  return said.isComplete() ? words : null;
}

const shown = z.object({ mostrar_nome: flag });
