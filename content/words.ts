import { z } from 'zod';

/** A text in both languages; null where it does not exist. */
export type Words = { pt: string | null; en: string | null };

const text = z.string().trim().min(1);

export const words = z.strictObject({ pt: text, en: text.optional() }).transform(({ pt, en }): Words => ({ pt, en: en ?? null }));

export const noWords: Words = { pt: null, en: null };

export const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null && 'pt' in value && 'en' in value;
