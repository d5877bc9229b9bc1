import { z } from 'zod';

/** Something that exists once per language; null where it does not exist. */
export type InBothLanguages<T> = { pt: T | null; en: T | null };
export type LocalisedText = InBothLanguages<string>;

const text = z.string().trim().min(1);

export const localisedText = z
  .strictObject({ pt: text, en: text.optional() })
  .transform(({ pt, en }): LocalisedText => ({ pt, en: en ?? null }));

export const noWords: LocalisedText = { pt: null, en: null };

export const isInBothLanguages = <T>(value: T | InBothLanguages<unknown>): value is InBothLanguages<unknown> =>
  typeof value === 'object' && value !== null && 'pt' in value && 'en' in value;
