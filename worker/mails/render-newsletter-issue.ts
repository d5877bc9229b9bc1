import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { Issue, IssueSection } from '@clinic/core/newsletter/issue';
import type { Letter, LetterBlock } from './letter.ts';
import { renderLetter } from './render-letter.ts';
import { newsletterWords } from './words.ts';

type IssueFacts = { issue: Issue; url: string; manageUrl: string; clinic: ClinicContact };

/** The same words for everybody who reads a language; only the link at its foot is the reader's own. */
export function renderNewsletterIssue({ issue, url, manageUrl, clinic }: IssueFacts, locale: Locale) {
  const t = newsletterWords(locale);
  const letter: Letter = {
    subject: issue.title.replaceAll(/\s+/g, ' '),
    status: { tone: 'calm', label: t('issue.status') },
    title: issue.title,
    greeting: t('greeting'),
    lead: issue.lead,
    blocks: [...issue.sections.flatMap(toBlocks), { kind: 'action', link: { label: t('issue.open'), url } }],
    help: t('help'),
    why: t('issue.why'),
    leave: { label: t('issue.leave'), url: manageUrl },
  };
  return renderLetter(letter, clinic, locale);
}

/** A heading goes with what follows it. */
function toBlocks({ title, parts: [first, ...others] }: IssueSection): LetterBlock[] {
  if (!first) return [];
  const rest = others.flatMap(toPlainBlocks);
  if (title === '') return [...toPlainBlocks(first), ...rest];
  return [first.kind === 'text' ? { kind: 'section', title, text: first.text } : { kind: 'list', title, items: first.items }, ...rest];
}

const toPlainBlocks = (part: IssueSection['parts'][number]): LetterBlock[] =>
  part.kind === 'text' ? [{ kind: 'paragraph', text: part.text }] : part.items.map((item) => ({ kind: 'paragraph', text: `• ${item}` }));
