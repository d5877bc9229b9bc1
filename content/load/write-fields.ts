import type { DocumentFields } from '../fields.ts';
import { differences, languages } from './field-differences.ts';
import { fieldsInLanguage } from './fields-in-language.ts';

/** `query` says in which language, and whether it is a draft. */
type Write = (query: string, body: DocumentFields) => Promise<unknown>;

/**
 * Writes each language that differs, Portuguese first; true when anything had to be written. What can be a draft is one
 * until its last language is written: the back office checks both when it publishes, which takes it three times a draft's time.
 */
export async function writeFields(wanted: DocumentFields, stored: unknown, write: Write): Promise<boolean> {
  const found = differences(wanted, stored);
  const writing = languages.filter((language) => found.some((difference) => difference.language === language));
  let latest = stored;
  for (const language of writing) {
    const isDraft = '_status' in wanted && language !== writing.at(-1);
    const body = { ...fieldsInLanguage(wanted, language, latest), ...(isDraft ? { _status: 'draft' } : {}) };
    latest = await write(`locale=${language}&depth=0${isDraft ? '&draft=true' : ''}`, body);
    refuseLoss(body, latest);
  }
  return writing.length > 0;
}

/** The back office drops a field it does not know without a word; the next run would find it missing again. */
function refuseLoss(sent: DocumentFields, kept: unknown): void {
  const lost = differences(sent, kept).map(({ path }) => path);
  if (lost.length > 0) throw new Error(`the back office did not keep ${lost.join(', ')}`);
}
