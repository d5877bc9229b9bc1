import type { DocumentFields, FieldValue } from '../fields.ts';
import { isRichText } from '../rich-text/meaning-of.ts';
import { valueAt } from '../value-at.ts';
import { isInBothLanguages } from '../words.ts';
import { isSameBlock, type Language } from './field-differences.ts';

/**
 * The body of a write in one language. Rows keep the ids they have in `stored`: without them the back office would
 * make new rows, and the words of the other language would be lost.
 */
export const fieldsInLanguage = (wanted: DocumentFields, language: Language, stored: unknown): DocumentFields =>
  Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, pick(value, language, valueAt(stored, name))]));

function pick(wanted: FieldValue, language: Language, stored: unknown): FieldValue {
  if (isInBothLanguages(wanted)) return wanted[language] as FieldValue;
  if (Array.isArray(wanted)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : [];
    return wanted.map((row, index) => {
      const same = isSameBlock(row, rows[index]) ? rows[index] : undefined;
      return withId(pick(row, language, same), valueAt(same, 'id'));
    });
  }
  return typeof wanted === 'object' && wanted !== null && !isRichText(wanted)
    ? fieldsInLanguage(wanted as DocumentFields, language, stored)
    : wanted;
}

const withId = (row: FieldValue, id: unknown): FieldValue =>
  typeof id === 'string' && typeof row === 'object' && row !== null && !Array.isArray(row) ? ({ ...row, id } as DocumentFields) : row;
