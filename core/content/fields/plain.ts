import { z } from 'zod';

/** What editors left empty is null, and what an older row does not have is missing: both are empty words here. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const figure = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);

/** An https address, or nothing: whatever else was stored must not become a link. */
export const httpsUrl = text.transform((value) => (value.startsWith('https://') && URL.canParse(value) ? value : ''));

/** Paragraphs are parted by empty lines. */
export const paragraphs = text.transform((value) =>
  value
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean),
);

/** One thing per line. */
export const separateLines = text.transform((value) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);
