import { z } from 'zod';

/** Something that exists once per language; null where it does not exist. */
export type InBoth<T> = { pt: T | null; en: T | null };
export type Words = InBoth<string>;

const text = z.string().trim().min(1);

export const words = z.strictObject({ pt: text, en: text.optional() }).transform(({ pt, en }): Words => ({ pt, en: en ?? null }));

export const noWords: Words = { pt: null, en: null };

export const isInBoth = <T>(value: T | InBoth<unknown>): value is InBoth<unknown> =>
  typeof value === 'object' && value !== null && 'pt' in value && 'en' in value;
