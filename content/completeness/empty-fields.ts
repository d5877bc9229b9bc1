import type { ClinicDocument } from '../read-documents.ts';
import { isReference } from '../reference.ts';
import { isRichText } from '../rich-text/meaning-of.ts';
import { valueAt } from '../value-at.ts';
import { isInBothLanguages } from '../words.ts';

/** What the back office knows a document by: `problemas`, or `homepage` for a page that exists once. */
export const entityOf = ({ kind, folder }: ClinicDocument): string => (kind === 'globais' ? folder.replace('globais/', '') : kind);

/** Every field of the entity that a document leaves empty in one of its languages, inside rows and groups too: `faqs.resposta`. */
export const emptyFields = ({ fields, isInEnglish }: ClinicDocument, names: string[]): string[] => [
  ...new Set(names.flatMap((name) => emptyIn(valueAt(fields, name), name, isInEnglish))),
];

function emptyIn(value: unknown, path: string, isInEnglish: boolean): string[] {
  if (value === undefined || value === null || value === '') return [path];
  if (isInBothLanguages(value))
    return [...emptyIn(value.pt, path, isInEnglish), ...(isInEnglish ? emptyIn(value.en, path, isInEnglish) : [])];
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((row) => emptyIn(row, path, isInEnglish));
  if (typeof value !== 'object' || isReference(value) || isRichText(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => emptyIn(inner, `${path}.${name}`, isInEnglish));
}
