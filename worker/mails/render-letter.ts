import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { letterHtml } from './html/letter-html.ts';
import type { Letter } from './letter.ts';
import { letterText } from './letter-text.ts';

export type RenderedLetter = { subject: string; html: string; text: string };

/** The last line of every letter. A subject has no hard spaces: it is not laid out by us. */
export const renderLetter = (letter: Letter, clinic: ClinicContact, locale: Locale): RenderedLetter => ({
  subject: letter.subject.replaceAll('\u00a0', ' '),
  html: letterHtml(letter, clinic, locale),
  text: letterText(letter, clinic, locale),
});
