import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import { codeMinutes } from '@clinic/core/booking/proof/code-figures';
import { inSmsAlphabet } from '@clinic/core/booking/sms-sender-alphabet';
import type { Locale } from '@clinic/core/kernel/locale';
import { letterHtml } from './html/letter-html.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';
import { codeWords, smsWords } from './words.ts';

type CodeMail = { code: string; clinic: ClinicContact };

/** Two groups of three are read off one screen and typed into another without losing the place. */
const inGroups = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

/** Names nobody: a family may read it. The code stands in the subject, where a telephone shows it without opening the mail. */
export function renderCodeMail({ code, clinic }: CodeMail, locale: Locale): { subject: string; html: string; text: string } {
  const t = codeWords(locale);
  const letter: Letter = {
    subject: t('subject', { code }),
    status: { tone: 'calm', label: t('status') },
    title: t('title'),
    greeting: t('greeting'),
    lead: t('lead'),
    blocks: [
      { kind: 'code', label: t('code'), value: inGroups(code), note: t('lives', { minutes: codeMinutes }) },
      { kind: 'paragraph', text: t('secret') },
      { kind: 'paragraph', text: t('unasked') },
    ],
    why: t('why'),
  };
  return { subject: letter.subject, html: letterHtml(letter, clinic, locale), text: letterText(letter, clinic, locale) };
}

/** Readable on a locked screen by anybody: it does not say of which clinic. */
export const renderCodeSms = (code: string, locale: Locale): string =>
  inSmsAlphabet(smsWords(locale)('code', { code, minutes: codeMinutes }));
