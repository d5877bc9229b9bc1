import type { SymptomQuizWords } from '@clinic/core/content/shapes/quizzes';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ResultLetter } from '@clinic/core/quizzes/result-letter';
import { mostPoints } from '@clinic/core/quizzes/score-bands';
import { mostPointsOf, symptomQuestions } from '@clinic/core/quizzes/symptom-quiz';
import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../language/messages.server.ts';
import type { PsaResultView } from './psa-result.server.ts';
import type { SymptomResultView } from './symptom-result.server.ts';

const wordsIn = (locale: Locale) => createTranslator({ locale, messages: messagesFor(locale, 'quizzes'), namespace: 'quizzes.result' });

/** A letter has no link under “SNS 24”, as the page has: the number stands beside it. */
const withNumbers = (text: string): string => (text.includes('808') ? text : text.replaceAll('SNS 24', 'SNS 24 (808 24 24 24)'));

/** What the page shows, without what is only pressed. Null without answers. */
export function symptomLetter(view: SymptomResultView, words: SymptomQuizWords, locale: Locale): ResultLetter | null {
  if (view.kind !== 'scored') return null;
  const t = wordsIn(locale);
  const total = t('pointsOf', { points: view.points, most: mostPoints });
  const answers = view.answers.map(({ answer, points }, index) => {
    const question = symptomQuestions[index] ?? 'life';
    const counted = question === 'life' ? '' : ` (${t('pointsOf', { points, most: mostPointsOf(question) })})`;
    return { label: words.questions[question].name, text: `${answer}${counted}` };
  });
  return {
    title: view.title,
    lead: view.text,
    facts: [{ label: t('range'), text: total }, ...answers],
    meaning: [...view.is, ...view.isNot],
    urgent: withNumbers(view.urgent),
  };
}

export function psaLetter(view: PsaResultView, locale: Locale): ResultLetter | null {
  if (!view.facts) return null;
  const t = wordsIn(locale);
  return {
    title: view.title,
    lead: view.text,
    facts: view.facts.map(({ name, answer, value, advice }) => ({
      label: name,
      text: `${value ? t('value', { value }) : (answer ?? '')}. ${advice}`,
    })),
    meaning: [...view.is, ...view.isNot],
    urgent: withNumbers(view.urgent),
  };
}
