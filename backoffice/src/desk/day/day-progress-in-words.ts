import { countPresences, type Presence, presences } from '@clinic/core/desk/day/day-progress';
import { type Label, label, labelIn } from '../../language/label.ts';

type Counted = { one: Label; many: Label };

/** How far the day is, as a figure with its word. */
const presenceWords: Record<Presence, Counted> = {
  arrived: { one: label('1 chegou', '1 came'), many: label('{count} chegaram', '{count} came') },
  missed: { one: label('1 faltou', '1 did not come'), many: label('{count} faltaram', '{count} did not come') },
  unmarked: { one: label('1 por registar', '1 to be noted'), many: label('{count} por registar', '{count} to be noted') },
  toCome: { one: label('1 por chegar', '1 to come'), many: label('{count} por chegar', '{count} to come') },
};

const visitCount: Counted = { one: label('1 consulta', '1 visit'), many: label('{count} consultas', '{count} visits') };

const counted = (count: number, { one, many }: Counted, language: string): string =>
  labelIn(language, count === 1 ? one : many).replace('{count}', String(count));

export const visitsInWords = (count: number, language: string): string => counted(count, visitCount, language);

/** “8 chegaram”, “1 faltou”: whatever there is at least one of. */
export function stepsInWords(steps: readonly Presence[], language: string): { presence: Presence; count: number; words: string }[] {
  const counts = countPresences(steps);
  return presences
    .filter((presence) => counts[presence] > 0)
    .map((presence) => ({ presence, count: counts[presence], words: counted(counts[presence], presenceWords[presence], language) }));
}
