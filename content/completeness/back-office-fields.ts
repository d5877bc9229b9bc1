import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../read-file.ts';

/** What the back office and its database keep for themselves. */
const ownBookkeeping = ['id', 'createdAt', 'updatedAt', 'globalType', '_status'];

/**
 * The fields of every collection and single page, read as text from the types that the back office generates: nothing here may
 * import the back office.
 */
export function backOfficeFields(): Map<string, string[]> {
  const source = readFileSync(join(contentDir, '../backoffice/src/payload-types.ts'), 'utf8');
  return new Map(
    [...entities(source, 'collections'), ...entities(source, 'globals')].map(([slug, type]) => [slug, fieldsOf(source, type)]),
  );
}

function entities(source: string, name: 'collections' | 'globals'): [slug: string, type: string][] {
  const list = new RegExp(`^  ${name}: \\{\\n([\\s\\S]*?)^  \\};`, 'm').exec(source)?.[1] ?? '';
  return [...list.matchAll(/^ {4}(\w+): (\w+);$/gm)].map(([, slug = '', type = '']) => [slug, type]);
}

function fieldsOf(source: string, type: string): string[] {
  const body = new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field = '']) => field).filter((field) => !ownBookkeeping.includes(field));
}
