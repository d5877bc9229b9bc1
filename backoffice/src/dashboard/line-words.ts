import { type Label, labelIn } from '../language/label.ts';
import { slashedDay } from '../medical-review/standing-words.ts';
import type { DocumentLine } from './document-line.ts';
import { actWords, dayCounts, languageNames, lastReview, signedOn } from './overview-words.ts';
import type { OverviewPartName } from './read-overview.ts';
import { dueDay } from './review-deadlines.ts';

const dayMs = 86_400_000;

/** What is said below the title. */
export function detailOf(part: OverviewPartName, { detail }: DocumentLine, language: string): string {
  if (part === 'due' || part === 'overdue')
    return labelIn(language, part === 'due' ? signedOn : lastReview).replace('{day}', slashedDay(detail));
  if (part !== 'untranslated' && part !== 'pictures') return detail;
  const missing = detail.split(', ').map((code) => labelIn(language, code === 'en' ? languageNames.en : languageNames.pt));
  return missing.join(', ');
}

type LineState = { words: string; tone: 'soon' | 'late' | 'plain' };

/** How a line stands in time, at its end; most have an act there instead. */
export function stateOf(part: OverviewPartName, { detail }: DocumentLine, language: string, now = new Date()): LineState | null {
  if (part === 'searched') return { words: detail, tone: 'plain' };
  if (part !== 'due' && part !== 'overdue') return null;
  const isLate = part === 'overdue';
  const days = Math.max(isLate ? 1 : 0, Math.ceil(((dueDay(detail).getTime() - now.getTime()) / dayMs) * (isLate ? -1 : 1)));
  const words = days === 1 ? (isLate ? dayCounts.lateByOne : dayCounts.lastDay) : isLate ? dayCounts.late : dayCounts.left;
  return { words: labelIn(language, words).replace('{days}', String(days)), tone: isLate ? 'late' : 'soon' };
}

const acts: Partial<Record<OverviewPartName, Label>> = {
  drafts: actWords.goOn,
  comments: actWords.answer,
  untranslated: actWords.translate,
  scheduled: actWords.see,
  broken: actWords.mend,
  trash: actWords.restore,
  pictures: actWords.describe,
};

export const actOf = (part: OverviewPartName, { act }: DocumentLine, language: string): string =>
  labelIn(language, act ? actWords[act] : (acts[part] ?? actWords.open));
