import { createHash } from 'node:crypto';
import type { DocumentFields, FieldValue } from '../../fields.ts';
import { languages } from '../../load/field-differences.ts';
import { comparableText, isRichText } from '../../rich-text/meaning-of.ts';
import { valueAt } from '../../value-at.ts';
import { isInBothLanguages } from '../../words.ts';

/** The smallest thing that one side changes: a field in a language; lists and groups as a whole. */
export type Unit = { name: string; field: string; language: 'pt' | 'en' | null; value: unknown };

export const unitsOf = (fields: DocumentFields): Unit[] =>
  Object.entries(fields).flatMap(([field, value]): Unit[] =>
    isInBothLanguages(value)
      ? languages.map((language) => ({ name: `${field} ${language}`, field, language, value: value[language] }))
      : [{ name: field, field, language: null, value }],
  );

/** The same unit of a document as it is stored here, read in all languages. */
export const storedUnit = (stored: unknown, { field, language }: Unit): unknown => {
  const value = valueAt(stored, field);
  return language === null ? value : valueAt(value, language);
};

export const unitDigest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(essence(value)) ?? '')
    .digest('hex')
    .slice(0, 16);

export const isNothing = (value: unknown): boolean => essence(value) === null;

/** What of a value counts: no ids of rows, no empty parts, no order of names, of a text only what a reader would notice. */
function essence(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === false) return null;
  if (isRichText(value)) return comparableText(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(essence);
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'blockName')
    .flatMap(([name, inner]): [string, unknown][] => (essence(inner) === null ? [] : [[name, essence(inner)]]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return parts.length === 0 ? null : Object.fromEntries(parts);
}

/** The fields of some units; what is not among them in the other language stays as it is stored. */
export function fieldsOf(units: Unit[], stored: unknown): DocumentFields {
  const fields: DocumentFields = {};
  for (const { field, language, value } of units) {
    if (language === null) fields[field] = value as FieldValue;
    else {
      const other = fields[field] ?? {
        pt: storedUnit(stored, { name: '', field, language: 'pt', value }) ?? null,
        en: storedUnit(stored, { name: '', field, language: 'en', value }) ?? null,
      };
      fields[field] = { ...Object(other), [language]: value };
    }
  }
  return fields;
}
