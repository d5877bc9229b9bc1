import { z } from 'zod';
import { list, text } from './plain.ts';

export const timedSteps = list(z.object({ quando: text, texto: text })).transform((rows) =>
  rows.flatMap(({ quando, texto }) => (quando || texto ? [{ when: quando, text: texto }] : [])),
);
