import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table.ts';
import { withMeasurement } from './nightly/measurement-table.ts';
import { settingsReference } from './settings-reference/write-reference.ts';
import { root } from './stack/folders.ts';
import type { WalkedTask } from './tasks/task.ts';
import { taskTables } from './tasks/task-tables.ts';

/** What the formatter of this repository makes of a document. */
function formatted(document: string): string {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', '--stdin-file-path=docs/written.md'], {
    cwd: root,
    input: document,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

const walked = (more: Partial<WalkedTask>): WalkedTask => ({
  name: '“Não recebi o e-mail”: sent again',
  effort: { clicks: 3, keys: 12, seconds: 1.25 },
  plain: null,
  trouble: '',
  ...more,
});

test('the formatter leaves a table as it was written, and would not leave another', () => {
  const cells = ['plain', '“ação” — 5 € · ½', 'e\u0301', '日本', '🙂 👨‍👩‍👧 ☎️ ☎', '`a | b`', 'a | b', '', '**missed**: at most 3 keys'];
  const table = markdownTable(['Name', '', 'c'], [...cells.map((cell) => [cell, cell, 'x']), ['only one']]);
  expect(formatted(`${table}\n`)).toBe(`${table}\n`);
  expect(formatted('| a | b |\n| - | - |\n')).not.toBe('| a | b |\n| - | - |\n');
});

test('the formatter leaves every document that a program writes as it is', async () => {
  const measurements = await readFile(path.join(root, 'docs/measurements.md'), 'utf8');
  const measured = withMeasurement(measurements, {
    ...{ part: 'crowd', result: 'failed', minutes: '12.5', date: '2026-11-15', commit: 'abc1234' },
    figures: ['1 failed | 2 passed', '“5 €” a page, 3 * 2 of a_b'],
  });
  const tasks = taskTables({
    desk: [walked({ goal: { keys: 3 }, drawn: 3 })],
    editors: [walked({ plain: 'no way' })],
    ...{ day: '2026-11-15', commit: 'abc1234', machine: { cores: 2, load: 1.25 } },
  });
  for (const document of [settingsReference(), measured, tasks]) expect(formatted(document)).toBe(document);
});
