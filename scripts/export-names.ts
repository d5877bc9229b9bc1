import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportedNames } from './export-names/exported-names.ts';
import { findDuplicates } from './export-names/find-duplicates.ts';
import { root } from './stack/folders.ts';

/** `pnpm names`: whoever searches for an exported name finds one thing. */
const sources = '{core,worker,site,backoffice/src,sandbox,content,scripts,e2e,faults}/**/*.{ts,tsx}';
/** Written by a tool, or wrong on purpose for a test of the compiler. */
const notOurs = /\.d\.ts$|\.generated\.ts$|\/payload-types\.ts$|\/fixtures\//;
const made = new Set(['node_modules', 'build', '.next', '.react-router', '.data']);

const namesByFile = new Map<string, string[]>();
for await (const found of glob(sources, { cwd: root, exclude: (name) => made.has(path.basename(name)) })) {
  const file = found.replaceAll(path.sep, '/');
  if (notOurs.test(file)) continue;
  namesByFile.set(file, await exportedNames(await readFile(path.join(root, file), 'utf8'), file.endsWith('.tsx')));
}

const duplicates = findDuplicates(namesByFile);
for (const [name, files] of duplicates) console.error(`${name}\n${files.map((file) => `  ${file}`).join('\n')}`);
if (duplicates.size > 0) {
  console.error(
    `${duplicates.size} exported names stand for more than one thing. Rename them, or see scripts/export-names/one-name-twice.ts.`,
  );
  process.exitCode = 1;
}
