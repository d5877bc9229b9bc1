import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const contentDir = import.meta.dirname;

const parts = /^---\n(?<head>[\s\S]*?)\n---\n?(?<body>[\s\S]*)$/;

/** Reads a YAML file below `content/`; whatever is wrong is told with the file's name. */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const result = schema.safeParse(parseYaml(file, readFileSync(join(contentDir, file), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`content/${file}:\n${z.prettifyError(result.error)}`);
}

/** A Markdown file: what stands between the two `---` lines, and what stands below them. */
export function readMarkdown(file: string): { head: unknown; body: string } {
  const { head, body } = parts.exec(readFileSync(join(contentDir, file), 'utf8'))?.groups ?? {};
  if (head === undefined) throw new Error(`content/${file}: must begin with a block between two lines of ---`);
  return { head: parseYaml(file, head), body: body ?? '' };
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
