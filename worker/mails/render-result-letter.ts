import type { ClinicContact } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ResultLetter } from '@clinic/core/quizzes/result-letter';
import { letterHtml } from './html/letter-html.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { quizLetterWords } from './words.ts';

/** The subject names no illness and no result: a locked screen shows it to anybody. */
export function renderResultLetter(
  { title, lead, facts, meaning, urgent }: ResultLetter,
  clinic: ClinicContact,
  locale: Locale,
): { subject: string; html: string; text: string } {
  const t = quizLetterWords(locale);
  const letter: Letter = {
    subject: t('subject'),
    status: { tone: 'calm', label: t('status') },
    title,
    greeting: t('greeting'),
    lead,
    blocks: [
      { kind: 'visit', title: t('answers'), rows: facts.map(({ label, text }) => ({ label, lines: [text] })) },
      { kind: 'list', title: t('meaning'), items: meaning },
      { kind: 'paragraph', text: urgent },
      { kind: 'action', link: { label: clinic.phone, url: clinic.phoneHref }, note: clinic.phoneNote },
      { kind: 'paragraph', text: t('notKept') },
    ],
    why: t('why'),
  };
  return { subject: letter.subject, html: letterHtml(letter, clinic, locale), text: letterText(letter, clinic, locale) };
}
