import type { WaitingItem } from '@clinic/core/desk/alerts/when-to-tell';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import type { Letter } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { deskWords } from './words.ts';

type Digest = { items: readonly WaitingItem[]; now: Date; listUrl: string | null; clinic: ClinicContact };

/** To the desk's own address: how many of which kind wait. A mailbox that several read shows no patient. */
export function renderDeskDigest({ items, now, listUrl, clinic }: Digest, locale: Locale): RenderedLetter {
  const t = deskWords(locale);
  const late = items.filter(({ dueAt }) => dueAt <= now).length;
  const letter: Letter = {
    subject: t('subject', { count: items.length }),
    status: { tone: 'waiting', label: t('status') },
    title: t('title', { count: items.length }),
    greeting: t('greeting'),
    lead: late > 0 ? t('late', { count: late }) : t('lead'),
    blocks: [
      { kind: 'list', title: t('waiting'), items: linesOf(items, t) },
      ...(listUrl ? [{ kind: 'action', link: { label: t('open'), url: listUrl } } as const] : []),
    ],
    help: t('help'),
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}

/** To whoever manages the clinic: what has just passed its deadline, of nobody in particular. */
export function renderOverdueMail({ items, listUrl, clinic }: Omit<Digest, 'now'>, locale: Locale): RenderedLetter {
  const t = deskWords(locale);
  const count = items.length;
  const letter: Letter = {
    subject: t('overdue.subject', { count }),
    status: { tone: 'waiting', label: t('overdue.status') },
    title: t('overdue.title', { count }),
    greeting: t('greeting'),
    lead: t('overdue.lead'),
    blocks: [
      { kind: 'list', title: t('overdue.waiting'), items: linesOf(items, t) },
      ...(listUrl ? [{ kind: 'action', link: { label: t('open'), url: listUrl } } as const] : []),
    ],
    help: t('help'),
    why: t('overdue.why'),
  };
  return renderLetter(letter, clinic, locale);
}

/** How many of which kind, the most first. */
const linesOf = (items: readonly WaitingItem[], t: ReturnType<typeof deskWords>): string[] =>
  [...Map.groupBy(items, ({ kind }) => kind)]
    .map(([kind, of]) => ({ kind, count: of.length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ kind, count }) => t('line', { count, kind: t(`kinds.${kind}`) }));

type OnCall = { item: WaitingItem; listUrl: string | null; clinic: ClinicContact };

/** To a private telephone, at night: what kind of thing and nothing of whom. */
export function renderOnCallSms({ item, listUrl, clinic }: OnCall, locale: Locale): string {
  const t = deskWords(locale);
  return inSmsAlphabet([t('onCall', { clinic: clinic.name, kind: t(`kinds.${item.kind}`) }), listUrl ?? ''].join(' ').trim());
}
