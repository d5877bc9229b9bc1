import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nightlyParts } from './nightly/parts.ts';
import { root } from './stack/folders.ts';

const made = new Set(['node_modules', 'build', '.next', '.react-router', '.data', 'test-results', 'playwright-report', '.git']);
async function list(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude: (name) => made.has(path.basename(name)) })) found.push(file);
  return found.toSorted();
}

/** Decisions are not edited: what they name is as it was when they were made. */
const others = ['contract/README.md', 'content/README.md'];
const living = [...(await list('*.md')), ...(await list('docs/*.md')), ...(await list('docs/runbooks/*.md')), ...others];
const decisions = await list('docs/decisions/0*.md');
const all = [...living, 'docs/decisions/README.md', ...decisions];
const files = [...(await list('**/*')), ...(await list('.ci/*'))];
const endings = new Set(files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(depth).join('/'))));
const textOf = (document: string) => readFile(path.join(root, document), 'utf8');
/** Whoever reads a setting: a program, a script of the machine, a unit. */
const programs = files.filter((file) => /\.(?:ts|mjs|yaml|container|service)$/.test(file) || /^(?:deploy|\.ci)\//.test(file));
const read = (await Promise.all(programs.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')))).join('\n');
/** Code fences hold commands, folders drawn as a tree, and examples. */
const withoutFences = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const looksLikeFile = /^[\w@.][\w@./-]*\.(?:ts|tsx|mjs|css|json|jsonc|yaml|md|graphql)$/;
const looksLikeFolder =
  /^(?:site|backoffice|worker|core|metrics|monitoring|contract|sandbox|content|e2e|faults|scripts|deploy|docs|\.ci)\/[\w./-]*(?= |$)/;
const looksLikePattern = /^(?:[\w-]+\/)*[\w.-]*\*[\w.-]*\.(?:ts|tsx|md)$/;

test.each(living)('%s names only files and folders that are there', async (document) => {
  const named = [...withoutFences(await textOf(document)).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
  const folderOf = (name: string) => looksLikeFolder.exec(name)?.[0];
  const missing = named.filter(
    (name) =>
      (looksLikeFile.test(name) && !endings.has(name)) ||
      !existsSync(path.join(root, folderOf(name) ?? '')) ||
      (looksLikePattern.test(name) && !files.some((file) => path.matchesGlob(file, `**/${name}`))),
  );
  expect(missing).toEqual([]);
});

test.each(all)('%s links only to what is there', async (document) => {
  const links = [...withoutFences(await textOf(document)).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const inside = links.filter((link) => !/^(?:https?|mailto):/.test(link));
  expect(inside.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
});

/** As a forge makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

test.each(all)('%s links only to headings that are there', async (document) => {
  const links = [...withoutFences(await textOf(document)).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)];
  const missing: string[] = [];
  for (const [, file = '', anchor = ''] of links) {
    const target = file ? path.join(path.dirname(document), file) : document;
    const headings = [...withoutFences(await textOf(target)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    if (!headings.includes(anchor)) missing.push(`${file}#${anchor}`);
  }
  expect(missing).toEqual([]);
});

test.each(living)('%s names only commands that there are', async (document) => {
  const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
  const commands = [...(await textOf(document)).matchAll(/(?:`|^|= |… )pnpm ([a-z][a-z0-9:-]*)/gm)].map(([, command = '']) => command);
  const builtIn = ['install', 'vitest', 'audit'];
  expect(commands.filter((command) => !(command in scripts) && !builtIn.includes(command))).toEqual([]);
});

test.each(living)('%s names only journeys, faults and nightly parts that there are', async (document) => {
  const text = await textOf(document);
  const words = (command: string) =>
    [...text.matchAll(new RegExp(`\`${command} ((?:[a-z][\\w/.-]*[ \`])+)`, 'g'))].flatMap(([, found = '']) => found.split(/[ `]/));
  const isIn = (folder: string) => (word: string) => files.some((file) => file.startsWith(folder) && file.includes(word));
  expect(words('pnpm e2e').filter((word) => !isIn('e2e/')(word))).toEqual([]);
  expect(words('pnpm test:faults').filter((word) => !isIn('faults/')(word))).toEqual([]);
  expect(words('.ci/nightly').filter((part) => part && !(part in nightlyParts))).toEqual([]);
});

test.each(living)('%s names only settings that something reads', async (document) => {
  const named = [...(await textOf(document)).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, setting = '']) => setting);
  expect(named.filter((setting) => !read.includes(setting))).toEqual([]);
});

test('the folders that README.md draws are all folders of the repository', async () => {
  const drawn = [...(await textOf('README.md')).matchAll(/^([a-z0-9]+)\/ +\S/gm)].map(([, folder = '']) => folder);
  const present = new Set(files.filter((file) => file.includes('/') && !file.startsWith('.')).map((file) => file.split('/')[0]));
  expect(drawn.toSorted()).toEqual([...present].toSorted());
});

test('docs/architecture.md tells every folder of core, and of its bookings', async () => {
  const told = await textOf('docs/architecture.md');
  const folders = new Set(files.flatMap((file) => /^core\/((?:booking\/)?[a-z-]+)\//.exec(file)?.[1] ?? []));
  const ofNobody = ['adapters', 'booking', 'booking/testing'];
  expect([...folders].filter((folder) => !ofNobody.includes(folder) && !told.includes(`\`${folder}\``))).toEqual([]);
});

test('docs/commands.md tells every command that there is', async () => {
  const { scripts } = JSON.parse(await textOf('package.json')) as { scripts: Record<string, string> };
  const told = await textOf('docs/commands.md');
  expect(Object.keys(scripts).filter((command) => !told.includes(`\`pnpm ${command}\``))).toEqual([]);
});

test('the list of decisions has every decision', async () => {
  const listed = await textOf('docs/decisions/README.md');
  expect(decisions.map((file) => path.basename(file)).filter((file) => !listed.includes(`(${file})`))).toEqual([]);
});

test('a decision that a later one replaced says so in its opening', async () => {
  const opening = async (file: string) => (await textOf(file)).split('\n\n').slice(0, 2).join('\n');
  const silent: string[] = [];
  for (const file of decisions) {
    const [, replaced = ''] = /\b(?:Replaces|Supersedes)\b((?:[^.]|\.md)*)/.exec(await opening(file)) ?? [];
    for (const [, older = ''] of replaced.matchAll(/\((\d{4}-[\w-]+\.md)\)/g)) {
      if (!(await opening(`docs/decisions/${older}`)).includes(path.basename(file))) silent.push(`${older} about ${path.basename(file)}`);
    }
  }
  expect(silent).toEqual([]);
});
