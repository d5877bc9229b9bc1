import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { ResultLetter } from '@clinic/core/quizzes/result-letter';
import type { Letter } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { quizLetterWords } from './words.ts';

/** Subject and first line name no illness, no result and no clinic that tells of one: a locked screen shows both to anybody. */
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
    lead: t('intro'),
    blocks: [
      { kind: 'paragraph', text: lead },
      { kind: 'facts', title: t('answers'), rows: facts.map(({ label, text }) => ({ label, lines: [text] })) },
      { kind: 'list', title: t('meaning'), items: meaning },
      { kind: 'paragraph', text: urgent },
      { kind: 'action', link: { label: clinic.phone, url: clinic.phoneHref }, note: clinic.phoneNote },
      { kind: 'paragraph', text: t('sender', { clinic: clinic.name }) },
      { kind: 'paragraph', text: t('notKept') },
    ],
    help: t('help'),
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}
