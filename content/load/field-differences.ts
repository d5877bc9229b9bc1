import type { Fields, FieldValue } from '../fields.ts';
import { isWords } from '../words.ts';

export type Language = 'pt' | 'en';
export const languages: Language[] = ['pt', 'en'];

/**
 * The languages in which the stored values (read in all languages at once) are not the wanted ones. What both
 * languages share counts as Portuguese, the first to be written. Stored fields that nobody asks for are left alone.
 */
export function differences(wanted: Fields, stored: unknown): Set<Language> {
  const found = new Set<Language>();
  compare(wanted, stored, found);
  return found;
}

function compare(wanted: FieldValue, stored: unknown, found: Set<Language>): void {
  if (isWords(wanted)) {
    for (const language of languages) if (!isSame(wanted[language], valueAt(stored, language))) found.add(language);
  } else if (Array.isArray(wanted)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : [];
    // A row that is missing, or one too many, shifts the words of both languages.
    if (rows.length !== wanted.length) for (const language of languages) found.add(language);
    for (const [index, row] of wanted.entries()) compare(row, rows[index], found);
  } else if (typeof wanted === 'object' && wanted !== null) {
    for (const [name, value] of Object.entries(wanted)) compare(value, valueAt(stored, name), found);
  } else if (!isSame(wanted, stored)) found.add('pt');
}

const isSame = (wanted: unknown, stored: unknown) => (wanted ?? null) === (stored ?? null);

export const valueAt = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? new Map<string, unknown>(Object.entries(holder)).get(name) : undefined;
