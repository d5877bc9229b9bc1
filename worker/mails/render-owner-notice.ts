import type { ClinicContact } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import { letterHtml } from './html/letter-html.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { noticeWords, smsWords } from './words.ts';

/** Tells the owner of a record that somebody booked in his name, and nothing of what was booked: others may read it. */
export function renderOwnerNotice(clinic: ClinicContact, locale: Locale): { subject: string; html: string; text: string } {
  const t = noticeWords(locale);
  const letter: Letter = {
    subject: t('subject'),
    status: { tone: 'calm', label: t('status') },
    title: t('title'),
    greeting: t('greeting'),
    lead: t('lead'),
    blocks: [
      { kind: 'paragraph', text: t('fine') },
      { kind: 'paragraph', text: t('notMe') },
      {
        kind: 'action',
        link: { label: clinic.phone, url: clinic.phoneHref },
        note: clinic.phoneNote,
      },
      { kind: 'paragraph', text: t('nothingShown') },
    ],
    why: t('why'),
  };
  return { subject: letter.subject, html: letterHtml(letter, clinic, locale), text: letterText(letter, clinic, locale) };
}

export const renderOwnerNoticeSms = ({ phone }: ClinicContact, locale: Locale): string =>
  inSmsAlphabet(smsWords(locale)('ownerNotice', { phone: phone.replaceAll(' ', '') }));
