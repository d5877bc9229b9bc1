import { z } from 'zod';
import type { Reference } from '../shapes/page-parts.ts';
import { httpsUrl, list, text } from './plain.ts';

export const references = list(z.object({ fonte: text, url: httpsUrl })).transform((rows): Reference[] =>
  rows.flatMap(({ fonte, url }) => (fonte ? [{ source: fonte, url }] : [])),
);
