import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { settingKindOf } from '@clinic/core/settings/setting-kinds';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { developerSettings } from './developer-settings.ts';
import { commands, processes, settingsReference } from './write-reference.ts';

const all = [...processes, ...commands].flatMap(({ title, shape }) =>
  Object.entries(shape).map(([name, schema]) => ({ title, name, schema })),
);

test('docs/settings.md is up to date (node scripts/settings-reference.ts)', async () => {
  expect(await readFile(path.join(root, 'docs/settings.md'), 'utf8')).toBe(settingsReference());
});

test.each(all)('$title: $name is described', ({ schema }) => expect(schema.description?.length ?? 0).toBeGreaterThan(5));

test('of whatever is secret or leads elsewhere, production asks more than its form', () => {
  const runs = new Set(processes.map(({ title }) => title).filter((title) => title !== 'Sandbox'));
  const judged = all.filter(({ title, name }) => runs.has(title) && /_(?:SECRET|KEY|PASSWORD|URL|ORIGINS?)$|_HOST$/.test(name));
  expect(judged.filter(({ schema }) => !settingKindOf(schema)).map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
});

/** Set by one program of ours, or by a tool, for another that it starts. */
const setByPrograms = new Set(['PATH', 'TRAINING_PASSWORD', 'NEXT_RUNTIME', 'E2E_SYSTEM', 'E2E_REPORT', 'TEST_PARALLEL_INDEX']);

test('whatever is read from the environment is listed, and whatever is listed is read', async () => {
  const read = new Set<string>();
  const exclude = (name: string) => /(?:^|\/)(?:node_modules|build|\.next)$/.test(name);
  for await (const file of glob('{core,worker,site,backoffice/src,sandbox,content,scripts,e2e,faults}/**/*.{ts,tsx}', {
    cwd: root,
    exclude,
  }))
    for (const [, name = ''] of (await readFile(path.join(root, file), 'utf8')).matchAll(/process\.env\['([A-Z0-9_]+)'\]/g)) read.add(name);
  const listed = new Set([...Object.keys(developerSettings), ...all.map(({ name }) => name)]);
  expect([...read].filter((name) => !listed.has(name) && !setByPrograms.has(name))).toEqual([]);
  expect(Object.keys(developerSettings).filter((name) => !read.has(name))).toEqual([]);
});
