import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What the entry script imports where a page hydrates whole. It decides that only once it runs, so the list of what a page needs does not
 * name these files; known beforehand, they are fetched with the rest and not one round trip later.
 */
export async function chunksOfEntry(clientDir: string, entryModule: string): Promise<string[]> {
  return chunkNames(await readFile(path.join(clientDir, entryModule), 'utf8'));
}

export const chunkNames = (script: string): string[] =>
  [...new Set(script.match(/(?<=["'`])assets\/[\w.-]+\.js(?=["'`])/g))].map((name) => `/${name}`);
