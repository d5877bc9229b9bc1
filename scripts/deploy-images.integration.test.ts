import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './stack/folders.ts';

/** What is started in each: its own program, and for the tools everything that is called by name. */
const entries: Record<string, string[]> = {
  site: ['site/main.ts'],
  worker: ['worker/main.ts'],
  backoffice: ['backoffice/start.ts'],
  sandbox: ['sandbox/main.ts'],
  tools: [
    ...['migrate', 'partitions', 'seed', 'scramble', 'reindex', 'rotate-keys', 'repeat-erasures'].map((name) => `scripts/${name}.ts`),
    ...['backoffice/src/payload.config.ts', 'backoffice/rebuild-published.ts'],
  ],
};

const inBash = (line: string) => execFileSync('bash', ['-euo', 'pipefail', '-c', line], { cwd: root, encoding: 'utf8' });
const words = (text = '') => text.split(/\s+/).filter(Boolean);
const images = Object.keys(entries);
const listed = (list: string, image: string) => words(inBash(`. deploy/images/contents.sh; echo "\${${list}[${image}]:-}"`));

type Manifest = { dependencies?: Record<string, string> };
const packageOf = (file: string) => file.split('/')[0] ?? '';
const dependenciesOf = (name: string): string[] => {
  const file = path.join(root, name, 'package.json');
  return existsSync(file) ? Object.keys((JSON.parse(readFileSync(file, 'utf8')) as Manifest).dependencies ?? {}) : [];
};

/** `@clinic/x...` means x and whoever of ours it depends on. */
function installedIn(image: string): Set<string> {
  const installed = new Set<string>();
  const add = (name: string) => {
    if (installed.has(name)) return;
    installed.add(name);
    for (const dependency of dependenciesOf(name)) if (dependency.startsWith('@clinic/')) add(dependency.slice('@clinic/'.length));
  };
  for (const filter of listed('packages', image)) add(filter.replace(/^@clinic\/(\w+)\.\.\.$/, '$1'));
  return installed;
}

/** What Node asks for when it runs the file: types are gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = [
    ...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm),
    ...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'\s*[,)]/g),
  ];
  return found.map(([, name = '']) => name);
}

const asFile = (place: string) =>
  [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((name) => {
    const full = path.join(root, name);
    return existsSync(full) && statSync(full).isFile();
  });

/** Whatever is imported from the entries of an image and is not in it. */
function missingIn(image: string): string[] {
  const sources = listed('sources', image);
  const installed = installedIn(image);
  const links = new Set(listed('links', image).map((link) => link.split(':')[0] ?? ''));
  const isThere = (file: string) =>
    sources.some((source) => file === source || file.startsWith(`${source}/`)) && !/\.test\.tsx?$/.test(file);
  const canLoad = (folder: string, name: string) =>
    (installed.has(folder) && dependenciesOf(folder).includes(name)) ||
    links.has(`${folder}/node_modules/${name}`) ||
    links.has(`node_modules/${name}`);
  const missing: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, from: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!isThere(file)) missing.push(`${file}, of ${from}`);
    else if (/\.tsx?$/.test(file)) for (const name of importsOf(file)) follow(name, file);
  };
  const follow = (name: string, file: string) => {
    if (isBuiltin(name)) return;
    const place = name.startsWith('.') ? path.join(path.dirname(file), name) : name.replace(/^@clinic\//, '');
    if (name.startsWith('.')) {
      // What a build writes is not there yet, but its folder is named.
      const found = asFile(place);
      if (found) visit(found, file);
      else if (!isThere(place)) missing.push(`${place}, of ${file}`);
      return;
    }
    const [scope = '', rest = ''] = name.split('/');
    const bare = scope.startsWith('@') ? `${scope}/${rest}` : scope;
    if (!canLoad(packageOf(file), bare)) missing.push(`${bare}, of ${file}`);
    else if (scope === '@clinic') visit(asFile(place) ?? place, file);
  };
  for (const entry of entries[image] ?? []) visit(entry, image);
  return missing;
}

test('each image is looked at', () => {
  const known = words(inBash(`. deploy/images/contents.sh; echo "\${!packages[@]}"`));
  expect(images.toSorted()).toEqual(known.toSorted());
});

test.each(images)('%s: everything that its program imports is in its image', (image) => {
  expect(entries[image]?.length).toBeGreaterThan(0);
  expect(missingIn(image)).toEqual([]);
});

const inputsOf = (image: string) => inBash(`. deploy/images/contents.sh; inputs_of ${image}`).trim().split('\n');

test.each(images)('%s: what it is made from is named, also where a build takes from another part', (image) => {
  const inputs = inputsOf(image);
  const files = execFileSync('git', ['ls-files', '--', ...inputs], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const source of [...listed('sources', image), ...listed('built', image)])
    expect(source === 'site/build' || files.some((file) => file === source || file.startsWith(`${source}/`)), source).toBe(true);
  const [folder] = listed('built', image);
  const elsewhere = files
    .filter((file) => folder && file.startsWith(`${folder}/`) && /\.(css|tsx?)$/.test(file) && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:url\(|from )["']?((?:\.\.\/)+[\w./-]+)/g)].map(([, to = '']) =>
        path.join(path.dirname(file), to),
      ),
    )
    .filter((to) => packageOf(to) !== folder);
  expect(elsewhere.filter((to) => !files.includes(to))).toEqual([]);
});

test('what a command of the machine runs in the tools is among the programs looked at', () => {
  const called = inBash(
    `grep --no-filename --only-matching --recursive --extended-regexp '(tools"? [^ ]+|\\["node"\\]|CMD \\[")? ?scripts/[a-z-]+\\.ts' deploy`,
  );
  for (const [name] of called.matchAll(/scripts\/[\w-]+\.ts/g)) expect(entries['tools']).toContain(name);
});

test('packages of Debian that changed are named, and only where none did nothing is new', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'clinic-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write('before', 'libc6 1\nperl 5\n');
  write('after', 'libc6 2\nperl 5\n');
  const changes = (one: string, other: string) =>
    inBash(`. deploy/images/parts.sh; changes_between '${folder}/${one}' '${folder}/${other}'`);
  expect(changes('before', 'after')).toBe('< libc6 1\n> libc6 2\n');
  expect(changes('before', 'before')).toBe('nothing new from Debian\n');
});
