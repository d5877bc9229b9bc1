import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const contentDir = import.meta.dirname;

const parts = /^---\n(?<head>[\s\S]*?)\n---\n?(?<body>[\s\S]*)$/;

/** Reads a YAML file below `content/`; whatever is wrong is told with the file's name. */
export const readYaml = <T extends z.ZodType>(file: string, schema: T): z.output<T> =>
  check(file, readFileSync(join(contentDir, file), 'utf8'), schema);

/** Reads the block between the `---` lines of a Markdown file. */
export function readFrontMatter<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const { head, body } = parts.exec(readFileSync(join(contentDir, file), 'utf8'))?.groups ?? {};
  if (head === undefined) throw new Error(`content/${file}: must begin with a block between two lines of ---`);
  // Silence here would let somebody write a page that never appears.
  if (body?.trim()) throw new Error(`content/${file}: text below the second --- has no field in the back office yet`);
  return check(file, head, schema);
}

function check<T extends z.ZodType>(file: string, yaml: string, schema: T): z.output<T> {
  const result = schema.safeParse(parseYaml(file, yaml));
  if (result.success) return result.data;
  throw new Error(`content/${file}:\n${z.prettifyError(result.error)}`);
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
