import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@clinic/core/kernel/locale';
import { contentDir } from '../read-file.ts';
import type { TextWithSource } from './said-in-labels.ts';

const root = join(contentDir, '..');
const programs = '{site,backoffice,worker}';

/** What stands in the message files of the programs: `messages/pt/search.json`, or `messages/pt.json` for a small program. */
export const saidInMessages = (locale: Locale): TextWithSource[] =>
  globSync([`${programs}/messages/${locale}/**/*.json`, `${programs}/messages/${locale}.json`], { cwd: root })
    .toSorted()
    .flatMap((where) => textsIn(JSON.parse(readFileSync(join(root, where), 'utf8'))).map((text) => ({ where, text })));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
