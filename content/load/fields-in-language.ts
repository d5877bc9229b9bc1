import type { Fields, FieldValue } from '../fields.ts';
import { isWords } from '../words.ts';
import { type Language, valueAt } from './field-differences.ts';

/**
 * The body of a write in one language. Rows keep the ids they have in `stored`: without them the back office would
 * make new rows, and the words of the other language would be lost.
 */
export const inLanguage = (wanted: Fields, language: Language, stored: unknown): Fields =>
  Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, pick(value, language, valueAt(stored, name))]));

function pick(wanted: FieldValue, language: Language, stored: unknown): FieldValue {
  if (isWords(wanted)) return wanted[language];
  if (Array.isArray(wanted)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : [];
    return wanted.map((row, index) => withId(pick(row, language, rows[index]), valueAt(rows[index], 'id')));
  }
  return typeof wanted === 'object' && wanted !== null ? inLanguage(wanted, language, stored) : wanted;
}

const withId = (row: FieldValue, id: unknown): FieldValue =>
  typeof id === 'string' && typeof row === 'object' && row !== null && !Array.isArray(row) ? { ...row, id } : row;
