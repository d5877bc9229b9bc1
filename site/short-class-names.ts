import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';

const app = path.join(import.meta.dirname, 'app');

/**
 * Each file's own beginning, in letters: of its path, so that it is the same on every machine and, but for the few that would meet another,
 * in every release. Made for all files at once and in order: the server and the browser must come to the same names, whichever file they
 * meet first.
 */
export function prefixesOf(files: string[], shortest = 2): Map<string, string> {
  const taken = new Set<string>();
  const prefixes = new Map<string, string>();
  for (const file of files.toSorted()) {
    const letters = createHash('sha256')
      .update(file)
      .digest('base64')
      .replaceAll(/[^a-z]/gi, '');
    let length = shortest;
    while (taken.has(letters.slice(0, length))) length++;
    taken.add(letters.slice(0, length));
    prefixes.set(file, letters.slice(0, length));
  }
  return prefixes;
}

/**
 * Names of classes on a built site: `_kT0`, `_kT1`, … in the order in which a file names them. Every page carries some 150 of them, and their
 * usual names, with the word, a hash and a line, were a twentieth of what is sent. With a line before them, so that none reads like one that
 * blockers of advertisements hide.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const prefixes = prefixesOf(globSync('**/*.module.css', { cwd: app }));
  const known = new Map<string, string[]>();
  return (name, file) => {
    const own = path.relative(app, file.replace(/\?.*$/, ''));
    const prefix = prefixes.get(own);
    if (!prefix) throw new Error(`no such file of styles: ${file}`);
    const names = known.get(own) ?? [];
    known.set(own, names);
    if (!names.includes(name)) names.push(name);
    return `_${prefix}${names.indexOf(name)}`;
  };
}
