import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SettingProblem } from './production-settings.ts';

export const secretsDir = z
  .string()
  .optional()
  .describe('A folder with a file for each secret, named as the setting. What is in the environment as well is taken from there.');

/**
 * Whoever may list processes or containers sees their environment, and programs that they start inherit it; a file is seen by its
 * reader alone. A file that cannot be read is a mistake, one that is not there is a setting that was not given.
 */
export function settingsInFiles(
  dir: string | undefined,
  names: readonly string[],
): { values: Record<string, string>; problems: SettingProblem[] } {
  if (!dir) return { values: {}, problems: [] };
  const values: Record<string, string> = {};
  const problems: SettingProblem[] = [];
  for (const name of filesIn(dir, problems).filter((file) => names.includes(file)))
    try {
      values[name] = readFileSync(path.join(dir, name), 'utf8').trimEnd();
    } catch {
      problems.push({ name, message: 'its file in SECRETS_DIR cannot be read' });
    }
  return { values, problems };
}

function filesIn(dir: string, problems: SettingProblem[]): string[] {
  try {
    return readdirSync(dir);
  } catch {
    problems.push({ name: 'SECRETS_DIR', message: 'cannot be read' });
    return [];
  }
}
