import { expect, test } from 'vitest';
import { editorTasks } from './editor-tasks.ts';
import type { WalkedTask } from './task.ts';
import { taskTables } from './task-tables.ts';

const walked = (name: string, more: Partial<WalkedTask>): WalkedTask => ({
  ...{ name, effort: { clicks: 3, keys: 2, seconds: 1.26 }, plain: null, trouble: '' },
  ...more,
});
const tables = (desk: WalkedTask[], editors: WalkedTask[]) =>
  taskTables({ desk, editors, day: '2026-11-15', commit: 'abc1234', machine: { cores: 2, load: 1.25 } });
const rowOf = (document: string, name: string) =>
  document
    .split('\n')
    .find((line) => line.startsWith(`| ${name}`))
    ?.replaceAll(/ +/g, ' ');

test('a goal is told with whether it was met: by all its figures', () => {
  const document = tables([walked('Met', { goal: { clicks: 3, keys: 2 }, drawn: 4 }), walked('Not', { goal: { clicks: 9, keys: 1 } })], []);
  expect(rowOf(document, 'Met')).toBe('| Met | 3 | 2 | 1.3 | 4 | met: at most 3 clicks, 2 keys |');
  expect(rowOf(document, 'Not')).toBe('| Not | 3 | 2 | 1.3 | | **missed**: at most 9 clicks, 1 keys |');
});

test('before is what Payload’s own way costs, or that there is none', () => {
  const document = tables([], [walked('Open', { plain: { clicks: 5, keys: 0, seconds: 9 } }), walked('See uses', { plain: 'no way' })]);
  expect(rowOf(document, 'Open')).toBe('| Open | 5 | 3 | 2 | 1.3 | |');
  expect(rowOf(document, 'See uses')).toBe('| See uses | no way | 3 | 2 | 1.3 | |');
});

test('the document says what was walked, when, and how busy the machine was', () => {
  expect(tables([], [])).toContain('Walked on 2026-11-15 at commit abc1234, on a machine of 2 cores that 1.3 processes wanted on average');
});

test('editors have twenty tasks, each another', () => {
  expect(new Set(editorTasks.map(({ name }) => name)).size).toBe(20);
});
