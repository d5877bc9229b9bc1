import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { Letter, LetterBlock, LetterFact, LetterLink } from './letter.ts';
import { frameWords } from './words.ts';

const underlined = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;
const rowText = ({ label, lines, link }: LetterFact): string =>
  [`${label}: ${lines[0] ?? ''}`, ...lines.slice(1), ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n  ');

/** A number to call is in the label already; an address has to be spelt out. */
function actionText({ label, url }: LetterLink, note: string | undefined): string {
  const target = url.startsWith('tel:') ? [label] : [`${label}:`, url];
  return [...target, ...(note ? [note] : [])].join('\n');
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'section':
      return `${underlined(block.title)}\n${block.text}`;
    case 'steps':
      return [underlined(block.title), ...block.steps.map((step, index) => `${index + 1}. ${step}`)].join('\n');
    case 'list':
      return [underlined(block.title), ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'facts':
      return [underlined(block.title), ...block.rows.map(rowText)].join('\n');
    case 'payment': {
      const values = block.values.map(({ label, value }) => `${label}: ${value}`);
      return [`${block.by.label}: ${block.by.text}`, '', ...values].join('\n');
    }
    case 'code':
      return [`${block.label}: ${block.value}`, block.note].join('\n');
    case 'action':
      return actionText(block.link, block.note);
    default:
      return block satisfies never;
  }
}

/** For those who read plain text, by choice or by ear: the same letter, with its addresses spelt out and nothing to press. */
export function letterText(
  { title, greeting, lead, blocks, help: helpWords, why, leave }: Letter,
  clinic: ClinicContact,
  locale: Locale,
): string {
  const t = frameWords(locale);
  const help = [
    underlined(t('help')),
    helpWords ?? t('helpText'),
    `${t('telephone')}: ${clinic.phone} (${clinic.phoneNote})`,
    `${t('email')}: ${clinic.email}`,
  ].join('\n');
  const sender = [clinic.name, ...clinic.addressLines, clinic.siteUrl].join('\n');
  const parts = [
    title.toUpperCase(),
    greeting,
    lead,
    ...blocks.map(blockText),
    help,
    `-- \n${sender}`,
    why ?? t('why'),
    ...(leave ? [`${leave.label}: ${leave.url}`] : []),
  ];
  return `${parts.join('\n\n').replaceAll('\u00a0', ' ')}\n`;
}
