import { z } from 'zod';
import { tlsTrouble } from './database-tls.ts';
import { productionProblems, type Setting, type SettingProblem } from './production-settings.ts';
import { rehearsalProblems } from './rehearsal-settings.ts';
import { settingsInFiles } from './secret-files.ts';
import { ofKind, settingKindOf } from './setting-kinds.ts';

export const logLevel = z
  .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
  .default('info')
  .describe('How much is written to the log.');
export const port = (usual: number) => z.coerce.number().int().min(0).max(65_535).default(usual).describe('Where it listens.');
export const host = z.string().min(1).default('127.0.0.1').describe('The network address on which it listens.');
export const databaseUrl = ofKind(
  'database',
  z.url({ protocol: /^postgres(ql)?$/, abort: true }).superRefine((url, context) => {
    const trouble = tlsTrouble(url);
    if (trouble) context.addIssue({ code: 'custom', message: trouble });
  }),
).describe('PostgreSQL, with the role of this process; encrypted (`sslmode=verify-full`) unless it is on this machine.');

/** A process that is set up wrongly does not start, and says everything that is wrong at once. Values are never quoted: some are secrets. */
export function parseEnv<Shape extends z.ZodRawShape>(
  process: string,
  schema: z.ZodObject<Shape>,
  environment: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const files = settingsInFiles(environment['SECRETS_DIR'], Object.keys(schema.shape));
  const source = { ...files.values, ...environment };
  const parsed = schema.safeParse(source);
  const unreadable = new Set(files.problems.map(({ name }) => name));
  const issues = (parsed.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
  const misread = [...files.problems, ...issues.filter(({ name }) => !unreadable.has(name))];
  const misplaced = misplacedSettings(schema.shape, source).filter(({ name }) => !misread.some((problem) => problem.name === name));
  if (parsed.success && misread.length === 0 && misplaced.length === 0) return parsed.data;
  const problems = [...misread, ...misplaced].map(({ name, message }) => `  ${name}: ${message}`);
  throw new Error(`The ${process} cannot start. Correct these settings:\n${problems.join('\n')}`);
}

/** What can be read, but must not be used here. Only a process that says which deployment it belongs to is judged by it. */
function misplacedSettings(shape: z.ZodRawShape, source: Record<string, string | undefined>): SettingProblem[] {
  const settings = Object.entries(shape).flatMap(([name, schema]): Setting[] => {
    const kind = settingKindOf(schema);
    return kind ? [{ name, kind, value: source[name] }] : [];
  });
  if (!shape['DEPLOYMENT'] || source['DEPLOYMENT'] === 'local') return [];
  return source['DEPLOYMENT'] === 'rehearsal' ? rehearsalProblems(settings) : productionProblems(settings);
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
