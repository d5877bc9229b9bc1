import type { Fields } from '../fields.ts';
import { differences, languages } from './field-differences.ts';
import { inLanguage } from './fields-in-language.ts';

type Write = (language: 'pt' | 'en', body: Fields) => Promise<unknown>;

/** Writes each language that differs, Portuguese first; true when anything had to be written. */
export async function writeFields(wanted: Fields, stored: unknown, write: Write): Promise<boolean> {
  const differing = differences(wanted, stored);
  let latest = stored;
  for (const language of languages) {
    if (differing.has(language)) latest = await write(language, inLanguage(wanted, language, latest));
  }
  return differing.size > 0;
}
