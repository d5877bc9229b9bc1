import type { ClinicContact } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { confirmDays } from '@clinic/core/newsletter/confirm-days';
import { letterHtml } from './html/letter-html.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
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
  return { subject: letter.subject, html: letterHtml(letter, clinic, locale), text: letterText(letter, clinic, locale) };
}
