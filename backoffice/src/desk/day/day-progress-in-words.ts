import { countPresences, type Presence, presences } from '@clinic/core/desk/day/day-progress';
import { labelIn } from '../../language/label.ts';
import { presenceWords, visitCount } from './presence-words.ts';

const counted = (count: number, { one, many }: typeof visitCount, language: string): string =>
  labelIn(language, count === 1 ? one : many).replace('{count}', String(count));

export const visitsInWords = (count: number, language: string): string => counted(count, visitCount, language);

/** “8 chegaram”, “1 faltou”: whatever there is at least one of. */
export function stepsInWords(steps: readonly Presence[], language: string): { presence: Presence; count: number; words: string }[] {
  const counts = countPresences(steps);
  return presences
    .filter((presence) => counts[presence] > 0)
    .map((presence) => ({ presence, count: counts[presence], words: counted(counts[presence], presenceWords[presence], language) }));
}
