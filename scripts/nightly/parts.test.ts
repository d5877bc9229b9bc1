import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { nightlyParts } from './parts.ts';

test('every file of faults belongs to exactly one part of the night', () => {
  const files = readdirSync(path.join(root, 'faults')).filter((name) => name.endsWith('.test.ts'));
  const named = Object.values(nightlyParts).flatMap(({ commands }) => commands.flat().filter((word) => word.startsWith('faults/')));
  expect(files.length).toBeGreaterThan(15);
  expect(named.toSorted()).toEqual(files.map((name) => `faults/${name}`).toSorted());
});

test('every command of the night exists', async () => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  const commands = Object.values(nightlyParts).flatMap((part) => part.commands.map(([name]) => name ?? ''));
  expect(commands.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test('a part that drives programs of the machine installs them', () => {
  const drills = Object.entries(nightlyParts).filter(([, { commands }]) =>
    commands.some(([name]) => /^drill:(?!migrations)/.test(name ?? '')),
  );
  const night = readFileSync(path.join(root, '.ci/nightly'), 'utf8');
  const installing = [...night.matchAll(/^ {2}([\w| -]+)\) needs /gm)].flatMap(([, names = '']) => names.split(' | '));
  expect(installing.toSorted()).toEqual(drills.map(([name]) => name).toSorted());
});
