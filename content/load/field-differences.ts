import type { DocumentFields, FieldValue } from '../fields.ts';
import { comparableText, isRichText } from '../rich-text/meaning-of.ts';
import { valueAt } from '../value-at.ts';
import { isInBothLanguages } from '../words.ts';

export type Language = 'pt' | 'en';
export const languages: Language[] = ['pt', 'en'];
export type Difference = { language: Language; path: string };

/**
 * Where the stored values (read in all languages at once) are not the wanted ones. What both languages share counts as
 * Portuguese, the first to be written. Stored fields that nobody asks for are left alone.
 */
export const differences = (wanted: DocumentFields, stored: unknown, path = ''): Difference[] =>
  Object.entries(wanted).flatMap(([name, value]) => compare(value, valueAt(stored, name), path ? `${path}.${name}` : name));

function compare(wanted: FieldValue, stored: unknown, path: string): Difference[] {
  if (isInBothLanguages(wanted))
    return languages.flatMap((language) => (isSame(wanted[language], valueAt(stored, language)) ? [] : [{ language, path }]));
  if (Array.isArray(wanted)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : [];
    // Rows are shared between the languages: one write adds and removes them for both.
    const isLonger = rows.length > wanted.length;
    return [
      ...(isLonger ? [{ language: 'pt' as const, path }] : []),
      ...wanted.flatMap((row, index) => compareRow(row, rows[index], `${path}[${index + 1}]`)),
    ];
  }
  if (typeof wanted === 'object' && wanted !== null && !isRichText(wanted)) return differences(wanted as DocumentFields, stored, path);
  return isSame(wanted, stored) ? [] : [{ language: 'pt', path }];
}

/** A row of only empty fields still has to be made. */
function compareRow(wanted: FieldValue, stored: unknown, path: string): Difference[] {
  const same = isSameBlock(wanted, stored) ? stored : undefined;
  return [...(same === undefined ? [{ language: 'pt' as const, path }] : []), ...compare(wanted, same, path)];
}

/** A block of another type in the same place is another row. */
export const isSameBlock = (wanted: unknown, stored: unknown): boolean => valueAt(wanted, 'blockType') === valueAt(stored, 'blockType');

function isSame(wanted: unknown, stored: unknown): boolean {
  if (isRichText(wanted) || isRichText(stored)) return comparableText(wanted) === comparableText(stored);
  return (wanted ?? null) === (stored ?? null);
}
