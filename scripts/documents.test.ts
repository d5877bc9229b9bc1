import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const made = new Set(['node_modules', 'build', '.next', '.react-router', '.data', '.git']);
async function list(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => made.has(path.basename(name)) })) found.push(file);
  return found.toSorted();
}

/** Decisions are not edited: what they name is as it was when they were made. */
const living = [...(await list('*.md')), ...(await list('docs/*.md')), ...(await list('docs/runbooks/*.md')), 'contract/README.md'];
const all = [...living, ...(await list('docs/decisions/*.md')), 'content/README.md'];
const files = await list('**/*.*');
const endings = new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))));
const textOf = (document: string) => readFile(path.join(root, document), 'utf8');
/** Code fences hold commands, folders drawn as a tree, and examples. */
const withoutFences = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const looksLikeFile = /^[\w@.][\w@./-]*\.(?:ts|tsx|mjs|css|json|jsonc|yaml|md|graphql)$/;
const looksLikeFolder = /^(?:site|backoffice|worker|core|metrics|monitoring|contract|sandbox|content|e2e|faults|scripts|docs)\/[\w./-]*$/;

test.each(living)('%s names only files and folders that are there', async (document) => {
  const named = [...withoutFences(await textOf(document)).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const missing = named.filter(
    (name) => (looksLikeFile.test(name) && !endings.has(name)) || (looksLikeFolder.test(name) && !existsSync(path.join(root, name))),
  );
  expect(missing).toEqual([]);
});

test.each(all)('%s links only to what is there', async (document) => {
  const links = [...withoutFences(await textOf(document)).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^(?:https?|mailto):/.test(link));
  expect(inside.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
});

test.each(living)('%s names only commands that there are', async (document) => {
  const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
  const commands = [...(await textOf(document)).matchAll(/(?:`|^|= |… )pnpm ([a-z][a-z0-9:-]*)/gm)].map(([, command = '']) => command);
  const builtIn = ['install', 'vitest', 'audit'];
  expect(commands.filter((command) => !(command in scripts) && !builtIn.includes(command))).toEqual([]);
});

test('docs/commands.md tells every command that there is', async () => {
  const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
  const told = await textOf('docs/commands.md');
  expect(Object.keys(scripts).filter((command) => !told.includes(`\`pnpm ${command}\``))).toEqual([]);
});

test('the list of decisions has every decision', async () => {
  const listed = await textOf('docs/decisions/README.md');
  const decisions = (await list('docs/decisions/0*.md')).map((file) => path.basename(file));
  expect(decisions.filter((file) => !listed.includes(`(${file})`))).toEqual([]);
});
