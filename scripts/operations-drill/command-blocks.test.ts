import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { commandBlocks } from './command-blocks.ts';

test('a block is read without the indent of its list, with its heading and what it needs', () => {
  const page =
    '## One\n\n1. First:\n\n   ```sh\n   a\n     b\n   ```\n\n```sh needs=systemd\nc\n```\n\n## Two\n\n```text\nno command\n```\n\n```sh\nd\n```\n';
  expect(commandBlocks(page)).toEqual([
    { where: 'One, 1', commands: 'a\n  b', needs: null },
    { where: 'One, 2', commands: 'c', needs: 'systemd' },
    { where: 'Two, 1', commands: 'd', needs: null },
  ]);
});

test('a block that does not say what it is is refused', () => {
  expect(() => commandBlocks('## One\n\n```\na\n```\n')).toThrow('One');
});

test('every block of the operations page says whether it can be tried here, and none that can has a place to fill in', () => {
  const blocks = commandBlocks(readFileSync(path.join(root, 'docs/operations.md'), 'utf8'));
  const run = blocks.filter(({ needs }) => needs === null);
  expect(run.length).toBeGreaterThan(6);
  expect(run.filter(({ commands }) => /…|<\w+>|systemctl/.test(commands))).toEqual([]);
  expect(new Set(blocks.flatMap(({ needs }) => needs ?? []))).toEqual(new Set(['systemd', 'names', 'a-restore']));
});
