import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { confirmDays } from '@clinic/core/newsletter/confirm-days';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';
import { newsletterWords } from './words.ts';

/** Without the name that was typed: anybody may have typed it, and any words, to have us send them. */
export function renderNewsletterConfirmation({ url, clinic }: { url: string; clinic: ClinicContact }, locale: Locale) {
  const t = newsletterWords(locale);
  const days = confirmDays;
  const letter: Letter = {
    subject: t('confirmation.subject'),
    status: { tone: 'waiting', label: t('confirmation.status') },
    title: t('confirmation.title'),
    greeting: t('greeting'),
    lead: t('confirmation.lead'),
    blocks: [
      { kind: 'action', link: { label: t('confirmation.open'), url }, note: t('confirmation.openNote', { days }) },
      { kind: 'section', title: t('confirmation.notYou'), text: t('confirmation.notYouText', { days }) },
    ],
    help: t('help'),
    why: t('confirmation.why'),
  };
  return renderLetter(letter, clinic, locale);
}
