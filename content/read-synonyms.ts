import { z } from 'zod';
import { readYaml } from './read-file.ts';

const text = z.string().trim().min(1);
const group = z.strictObject({ lingua: z.enum(['pt', 'en']), palavras: z.array(text).min(2) });

/** Words that mean the same in the site's search. */
export type Synonyms = z.output<typeof group>;

export const readSynonyms = (): Synonyms[] => readYaml('settings/sinonimos.yaml', z.array(group));
