import { z } from 'zod';
import { type OpeningCalendar, openingCalendar } from '../../working-hours/opening-calendar.ts';
import { day } from '../fields/day.ts';
import { list, text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';

const definicoes = z.object({
  horario: list(z.object({ abre: text, fecha: text, dias_schema: list(z.string()) })),
  encerramentos: list(z.object({ de: day, ate: day })),
});

/** When the clinic is open, from its settings. One day of closure has no end of its own. */
export function readOpeningCalendar(library: Library): OpeningCalendar {
  const { horario, encerramentos } = definicoes.parse(library.page('definicoes', 'pt') ?? {});
  return openingCalendar(
    horario.map(({ abre, fecha, dias_schema }) => ({ opens: abre, closes: fecha, weekdays: dias_schema })),
    encerramentos.filter(({ de }) => de !== '').map(({ de, ate }) => ({ from: de, until: ate === '' ? de : ate })),
  );
}
