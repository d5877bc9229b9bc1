import type { z } from 'zod';
import { valueAt } from './value-at.ts';

/** A value of a file and its place in it. Whatever is wrong is added to `problems`, so that all of it is told at once. */
export type Source = { file: string; path: string; value: unknown; problems: string[] };

export const inside = (source: Source, name: string | number): Source => ({
  ...source,
  path: typeof name === 'number' ? `${source.path}[${name + 1}]` : [source.path, name].filter(Boolean).join('.'),
  value: valueAt(source.value, name),
});

export function complain({ file, path, problems }: Source, text: string): void {
  problems.push(`content/${file}: ${path ? `${path}: ` : ''}${text}`);
}

/** The value if it is as it should be; null where there is none or it is wrong. */
export function checked<T>(source: Source, schema: z.ZodType<T>, isRequired: boolean): T | null {
  if (source.value === undefined) {
    if (isRequired) complain(source, 'is missing');
    return null;
  }
  const result = schema.safeParse(source.value);
  if (result.success) return result.data;
  for (const { message } of result.error.issues) complain(source, message);
  return null;
}

export const rowsOf = (source: Source): Source[] => {
  if (source.value === undefined) return [];
  if (Array.isArray(source.value)) return source.value.map((_, index) => inside(source, index));
  complain(source, 'must be a list');
  return [];
};

export function throwAll(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
