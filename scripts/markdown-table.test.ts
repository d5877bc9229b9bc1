import { expect, test } from 'vitest';
import { cellsOfLine, markdownTable } from './markdown-table.ts';

test('every column is as wide as its longest cell, and three at least', () => {
  expect(
    markdownTable(
      ['Task', ''],
      [
        ['Publish', '2'],
        ['Open', '10'],
      ],
    ),
  ).toBe(['| Task    |     |', '| ------- | --- |', '| Publish | 2   |', '| Open    | 10  |'].join('\n'));
});

test('a bar stays in its cell, once, however often a table is written', () => {
  const [, , line = ''] = markdownTable(['a', 'b'], [['1 failed | 2 passed', 'x']]).split('\n');
  expect(line).toBe(String.raw`| 1 failed \| 2 passed | x   |`);
  expect(markdownTable(['a', 'b'], [cellsOfLine(line)])).toContain(line);
});

test('a row with too few cells is filled up, and no cell breaks a line', () => {
  expect(
    markdownTable(['a', 'b'], [[' one\n  two ']])
      .split('\n')
      .at(-1),
  ).toBe('| one two |     |');
});

test.each([
  ['“ação” — 5 €', 12],
  ['e\u0301', 1],
  ['日本', 4],
  ['🙂', 2],
  ['👨‍👩‍👧', 2],
  ['☎️', 2],
])('%s is as wide as it looks', (cell, width) => {
  const beside = '-'.repeat(20);
  const lines = markdownTable(['a'], [[cell], [beside]]).split('\n');
  expect(lines[2]).toBe(`| ${cell}${' '.repeat(20 - width)} |`);
});
