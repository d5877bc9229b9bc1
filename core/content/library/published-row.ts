import { type Locale, locales } from '../../kernel/locale.ts';

/**
 * One published document, single page, file, redirect or synonym set, as the back office writes it in the transaction of the edit.
 * `body` holds all languages: what is written in a language is `{ pt, en }`, another document is `{ $ref: ['media', 7] }`.
 */
export type PublishedRow = { collection: string; id: string; body: Fields };
export type Fields = Record<string, unknown>;

export type Ref = { $ref: [collection: string, id: number] };
export type InBoth<T = unknown> = Record<Locale, T | null>;

export const refTo = (collection: string, id: number): Ref => ({ $ref: [collection, id] });

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRef = (value: unknown): value is Ref => isFields(value) && Array.isArray(value['$ref']);

/** The back office writes both languages, always, and has no group of fields called like them. */
export const isInBoth = (value: unknown): value is InBoth =>
  isFields(value) && Object.keys(value).length === locales.length && locales.every((locale) => locale in value);
