import { z } from 'zod';
import type { CareCardContent } from '../shapes/page-parts.ts';
import { list, separateLines, text } from './plain.ts';

const levels = new Map<string, CareCardContent['level']>([
  ['urgente', 'now'],
  ['hoje', 'today'],
  ['marcar', 'book'],
]);
const urgency = [...levels.values()];

/** The most urgent first, in whatever order they were written: that one must not be overlooked. */
export const careCards = list(z.object({ nivel: text, titulo: text, sinais: separateLines, conselho: text })).transform(
  (rows): CareCardContent[] =>
    rows
      .flatMap(({ nivel, titulo, sinais, conselho }) => {
        const level = levels.get(nivel);
        return level && (titulo || sinais.length > 0) ? [{ level, title: titulo, signs: sinais, advice: conselho }] : [];
      })
      .toSorted((a, b) => urgency.indexOf(a.level) - urgency.indexOf(b.level)),
);
