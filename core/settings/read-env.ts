import { z } from 'zod';

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info');
export const port = (usual: number) => z.coerce.number().int().min(0).max(65_535).default(usual);
export const host = z.string().min(1).default('127.0.0.1');
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** A process that is set up wrongly does not start, and says everything that is wrong at once. */
export function readEnv<Schema extends z.ZodType>(
  process: string,
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The ${process} cannot start. Correct these settings:\n${problems.join('\n')}`);
}

/** Several values in one setting; none where it is not set. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
