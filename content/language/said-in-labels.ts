import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@clinic/core/kernel/locale';
import { contentDir } from '../read-file.ts';

/** A piece of text that a patient, a visitor or the staff reads, and the file it stands in. */
export type TextWithSource = { where: string; text: string };

const backoffice = join(contentDir, '../backoffice/src');
const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const labelCall = new RegExp(`\\blabel\\(\\s*(?<pt>${literal}),\\s*(?<en>${literal}),?\\s*\\)`, 'g');
const property = new RegExp(`^\\s+\\w+:\\s*(?<pt>${literal}),$`, 'gm');

/**
 * The words of the back office stand in its sources, as `label('Português', 'English')`; Payload's own, put into European
 * Portuguese, as properties. They are read as text: nothing here may import the back office.
 */
export function saidInLabels(locale: Locale): TextWithSource[] {
  const labels = sources('**/*.{ts,tsx}').flatMap((file) => found(file, labelCall, locale));
  return locale === 'pt' ? [...labels, ...sources('language/{pt-pt,pt-pt/*}.ts').flatMap((file) => found(file, property, 'pt'))] : labels;
}

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: backoffice })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();

const found = (file: string, pattern: RegExp, locale: Locale): TextWithSource[] =>
  [...readFileSync(join(backoffice, file), 'utf8').matchAll(pattern)].map(({ groups }) => ({
    where: `backoffice/src/${file}`,
    text: unquoted(groups?.[locale] ?? ''),
  }));

/** What a template puts in from elsewhere is not ours to read. */
const unquoted = (source: string): string =>
  source
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, '')
    .replaceAll('\\n', '\n')
    .replaceAll(/\\(.)/g, '$1');
