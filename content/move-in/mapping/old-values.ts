import type { z } from 'zod';
import type { FieldValue } from '../../fields.ts';
import { valueAt } from '../../value-at.ts';

/** How a field is called in English there; both spellings occur. */
const englishNames = (name: string): string[] => [`${name}_en`, `${name}En`];

/** A value in each language; undefined where the item does not speak of it. */
export function inLanguages(item: unknown, name: string): { pt: unknown; en: unknown } | undefined {
  const english = englishNames(name).find((one) => valueAt(item, one) !== undefined);
  const pt = valueAt(item, name);
  if (pt === undefined && english === undefined) return undefined;
  return { pt, en: english === undefined ? undefined : valueAt(item, english) };
}

export const knownNames = (name: string): string[] => [name, ...englishNames(name)];

/** A list, however it was kept: as rows, as one row, as JSON in a text. */
export function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) {
    try {
      return listIn(JSON.parse(value));
    } catch {
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? [value] : [];
}

export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const accents = /\p{Diacritic}/gu;
const plainWord = (value: string): string => value.normalize('NFD').replace(accents, '').trim().toLowerCase();

/** The ways in which a value may have been meant, the most literal first. */
function readings(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, value === 1, `${value}`];
  if (typeof value !== 'string') return [value];
  const text = value.trim();
  const word = plainWord(text);
  return [
    text,
    word,
    word.replace(/s$/, ''),
    // Quizzes were named by their pages: `quiz-avaliacao-psa`.
    ...['psa', 'sintomas', 'marcacao'].filter((quiz) => word.startsWith('quiz') && word.includes(quiz)),
    ...(/(?:v=|youtu\.be\/|embed\/)(?<id>[\w-]{11})/.exec(text)?.groups?.['id'] ?? '').split(' ').filter(Boolean),
    ...(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? [`${text.replace(' ', 'T')}Z`] : []),
    ...(/^-?\d+$/.test(text) ? [Number(text)] : []),
    ...(text === '1' || word === 'true' ? [true] : []),
    ...(text === '0' || word === 'false' ? [false] : []),
    ...(text.startsWith('http://') ? [text.replace('http://', 'https://')] : []),
  ];
}

/** What the back office would hold for a value; undefined where it can hold none of its readings. */
export function sharedValue(value: unknown, schema: z.ZodType<FieldValue>): FieldValue | undefined {
  for (const reading of readings(value)) {
    const result = schema.safeParse(reading);
    if (result.success) return result.data;
  }
  return undefined;
}
