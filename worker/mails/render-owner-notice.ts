import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import type { Letter } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { noticeWords, smsWords } from './words.ts';

/** Tells the owner of a record that somebody booked in his name, and nothing of what was booked: others may read it. */
export function renderOwnerNotice(clinic: ClinicContact, locale: Locale): RenderedLetter {
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
  return renderLetter(letter, clinic, locale);
}

export const renderOwnerNoticeSms = ({ phone }: ClinicContact, locale: Locale): string =>
  inSmsAlphabet(smsWords(locale)('ownerNotice', { phone: phone.replaceAll(' ', '') }));
