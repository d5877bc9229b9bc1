import type { Presence } from '@clinic/core/desk/day/day-progress';
import { type Label, label } from '../../language/label.ts';

type Counted = { one: Label; many: Label };

/** How far the day is, as a figure with its word. */
export const presenceWords: Record<Presence, Counted> = {
  arrived: { one: label('1 chegou', '1 came'), many: label('{count} chegaram', '{count} came') },
  missed: { one: label('1 faltou', '1 did not come'), many: label('{count} faltaram', '{count} did not come') },
  unmarked: { one: label('1 por registar', '1 to be noted'), many: label('{count} por registar', '{count} to be noted') },
  toCome: { one: label('1 por chegar', '1 to come'), many: label('{count} por chegar', '{count} to come') },
};

export const visitCount: Counted = { one: label('1 consulta', '1 visit'), many: label('{count} consultas', '{count} visits') };
