import { codeMinutes } from '@clinic/core/identity/codes/code-figures';
import type { CodePurpose } from '@clinic/core/identity/codes/code-store';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import type { Letter, LetterBlock } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { codeWords, smsWords } from './words.ts';

/** `pageUrl` opens the page that asks for the code, filled in; it changes nothing by itself, and shows nothing in another browser. */
type CodeMail = {
  code: string;
  purpose: CodePurpose;
  pageUrl: string | null;
  /** For `register`: the reader has an account already, which only this letter may say. */
  hasAccount?: boolean;
  clinic: ClinicContact;
};

/** Two groups of three are read off one screen and typed into another without losing the place. */
const inGroups = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

/** Names nobody: a family may read it. The code stands in the letter alone: a locked screen shows subjects to anybody. */
export function renderCodeMail({ code, purpose, pageUrl, hasAccount = false, clinic }: CodeMail, locale: Locale): RenderedLetter {
  const t = codeWords(locale);
  const open: LetterBlock[] = pageUrl ? [{ kind: 'action', link: { label: t('open'), url: pageUrl }, note: t('openNote') }] : [];
  const letter: Letter = {
    subject: t(`purposes.${purpose}.subject`),
    status: { tone: 'calm', label: t(`purposes.${purpose}.status`) },
    title: t('title'),
    greeting: t('greeting'),
    lead: t(`purposes.${purpose}.lead`),
    blocks: [
      { kind: 'code', label: t('code'), value: inGroups(code), note: t('lives', { minutes: codeMinutes }) },
      ...(hasAccount ? [{ kind: 'paragraph', text: t('haveAccount') } as const] : []),
      ...open,
      { kind: 'paragraph', text: t('secret') },
      { kind: 'paragraph', text: t(`purposes.${purpose}.unasked`) },
    ],
    help: t('help'),
    why: t(`purposes.${purpose}.why`),
  };
  return renderLetter(letter, clinic, locale);
}

/**
 * Readable on a locked screen by anybody: it does not say of which clinic. The code that lets an account be typed says so: whoever is asked for
 * it on the telephone sees what it would open.
 */
export const renderCodeSms = ({ code, purpose }: Pick<CodeMail, 'code' | 'purpose'>, locale: Locale): string =>
  inSmsAlphabet(smsWords(locale)(purpose === 'refund' ? 'refundCode' : 'code', { code, minutes: codeMinutes }));
