import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { ResultLetter } from '@clinic/core/quizzes/result-letter';
import type { Letter } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { quizLetterWords } from './words.ts';

/** The subject names no illness and no result: a locked screen shows it to anybody. */
export function renderResultLetter(
  { title, lead, facts, meaning, urgent }: ResultLetter,
  clinic: ClinicContact,
  locale: Locale,
): RenderedLetter {
  const t = quizLetterWords(locale);
  const letter: Letter = {
    subject: t('subject'),
    status: { tone: 'calm', label: t('status') },
    title,
    greeting: t('greeting'),
    lead,
    blocks: [
      { kind: 'facts', title: t('answers'), rows: facts.map(({ label, text }) => ({ label, lines: [text] })) },
      { kind: 'list', title: t('meaning'), items: meaning },
      { kind: 'paragraph', text: urgent },
      { kind: 'action', link: { label: clinic.phone, url: clinic.phoneHref }, note: clinic.phoneNote },
      { kind: 'paragraph', text: t('notKept') },
    ],
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}
