import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from '@clinic/core/settings/setting-kinds';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { processes, settingsReference } from './write-reference.ts';

const all = processes.flatMap(({ title, shape }) => Object.entries(shape).map(([name, schema]) => ({ title, name, schema })));

test('docs/settings.md is up to date (node scripts/settings-reference.ts)', async () => {
  expect(await readFile(path.join(root, 'docs/settings.md'), 'utf8')).toBe(settingsReference());
});

test.each(all)('$title: $name is described', ({ schema }) => expect(schema.description?.length ?? 0).toBeGreaterThan(5));

test('of whatever is secret or leads elsewhere, production asks more than its form', () => {
  const judged = all.filter(({ title, name }) => title !== 'Sandbox' && /_(?:SECRET|KEY|PASSWORD|URL|ORIGINS?)$|_HOST$/.test(name));
  expect(judged.filter(({ schema }) => !kindOf(schema)).map(({ title, name }) => `${title}: ${name}`)).toEqual([]);
});
