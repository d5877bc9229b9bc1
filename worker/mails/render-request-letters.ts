import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { type RequestKind, requestName } from '@clinic/core/requests/request-kinds';
import type { Letter, LetterBlock } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { unbrokenNumber } from './unbroken.ts';
import { momentWords } from './visit-words.ts';
import { requestWords } from './words.ts';

export type RequestFacts = {
  kind: RequestKind;
  number: number;
  receivedAt: Date;
  answerBy: Date;
  isProven: boolean;
  /** How many came with the form. */
  documents: number;
  /** Opens the page on which the request is confirmed or withdrawn. */
  receiptUrl: string;
  clinic: ClinicContact;
};

const receiptOf = (kind: RequestKind) => (kind === 'callBack' || kind === 'complaint' ? kind : 'request');

/** Repeats nothing of what was asked and names nobody: a family may read it, and anybody may have typed the address. */
export function renderReceipt(facts: RequestFacts, locale: Locale): RenderedLetter {
  const { kind, number, receivedAt, answerBy, isProven, documents, receiptUrl, clinic } = facts;
  const t = requestWords(locale);
  const words = `receipt.${receiptOf(kind)}` as const;
  const until = momentWords(answerBy, locale);
  const rows: LetterBlock = {
    kind: 'facts',
    title: t('facts'),
    rows: [
      { label: t('name'), lines: [requestName(kind, number)] },
      { label: t('receivedAt'), lines: [momentWords(receivedAt, locale).full] },
      { label: t('answerBy'), lines: [until.full] },
      ...(documents > 0 ? [{ label: t('documents'), lines: [t('documentsCount', { count: documents })] }] : []),
    ],
  };
  const button: LetterBlock = isProven
    ? { kind: 'action', link: { label: t('open'), url: receiptUrl }, note: t('openNote') }
    : { kind: 'action', link: { label: t('confirm'), url: receiptUrl }, note: t('confirmNote') };
  const worse: LetterBlock[] = kind === 'complaint' ? [] : [{ kind: 'section', title: t('worse'), text: t('worseText') }];
  const letter: Letter = {
    subject: t(`${words}.subject`),
    status: { tone: 'good', label: t(`${words}.status`) },
    title: t(`${words}.title`),
    greeting: t('greeting'),
    lead: t(`${words}.lead`, { day: until.day }),
    blocks: [rows, button, { kind: 'paragraph', text: t('unasked') }, ...worse],
    help: t('help'),
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}

/** To whoever asked: the button stands on a page that everybody opens who has the receipt. */
export function renderWithdrawal({ kind, number, clinic }: RequestFacts, locale: Locale): RenderedLetter {
  const t = requestWords(locale);
  const letter: Letter = {
    subject: t('withdrawal.subject'),
    status: { tone: 'ended', label: t('withdrawal.status') },
    title: t('withdrawal.title'),
    greeting: t('greeting'),
    lead: t('withdrawal.lead', { name: requestName(kind, number) }),
    blocks: [{ kind: 'paragraph', text: t('withdrawal.unasked', { phone: unbrokenNumber(clinic.phone) }) }],
    help: t('help'),
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}

/** To the clinic's own letterbox: that something waits and until when, never whose it is. Staff read Portuguese. */
export function renderDeskNotice({ kind, number, answerBy, isProven, clinic }: RequestFacts): RenderedLetter {
  const t = requestWords('pt');
  const until = momentWords(answerBy, 'pt');
  const name = requestName(kind, number);
  const rows = [
    { label: t('notice.kind'), lines: [t(`kinds.${kind}`)] },
    { label: t('name'), lines: [name] },
    { label: t('answerBy'), lines: [until.full] },
  ];
  const letter: Letter = {
    subject: t('notice.subject', { kind: t(`kinds.${kind}`), name, day: until.day }),
    status: { tone: 'waiting', label: t('notice.status') },
    title: t('notice.title'),
    greeting: t('greeting'),
    lead: t('notice.lead'),
    blocks: [
      { kind: 'facts', title: t('notice.title'), rows },
      ...(isProven ? [] : [{ kind: 'paragraph', text: t('notice.unproven') } as const]),
    ],
    help: t('notice.help'),
    why: t('notice.why'),
  };
  return renderLetter(letter, clinic, 'pt');
}
