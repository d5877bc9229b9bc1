import { isWithin, type WalkedTask } from './task.ts';

const head = `# Tasks, counted

Written by \`pnpm tasks\`, which walks them by script in the built application beside a demo that has just started. A list of choices counts as two
clicks, a field that must be clicked before typing as one. Keys are those beyond the words that are typed. Seconds are what the application takes:
nobody reads, thinks or types here. “Drawn” is what was counted on the drawings before anything was built.
`;

const goalOf = ({ goal, effort }: WalkedTask): string => {
  if (!goal || !effort) return '';
  const words = Object.entries(goal).map(([figure, most]) => `${most} ${figure}`);
  return `${isWithin(effort, goal) ? 'met' : '**missed**'}: at most ${words.join(', ')}`;
};
const seconds = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(1));
const row = (cells: (string | number | undefined)[]): string => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
const table = (headings: string[], rows: string[]): string => [row(headings), row(headings.map(() => '---')), ...rows].join('\n');

const deskRow = (task: WalkedTask): string =>
  row([task.name, task.effort?.clicks, task.effort?.keys, seconds(task.effort?.seconds), task.drawn, task.trouble || goalOf(task)]);

const editorRow = ({ name, effort, plain, trouble }: WalkedTask): string =>
  row([name, effort?.clicks, effort?.keys, seconds(effort?.seconds), plain?.clicks, trouble]);

export const taskTables = (desk: WalkedTask[], editors: WalkedTask[], day: string): string => `${head}
Walked on ${day}.

## At the desk

Begun on the list “Por fazer”.

${table(['Task', 'Clicks', 'Keys', 'Seconds', 'Drawn', 'Goal'], desk.map(deskRow))}

## Editing

“Payload’s own way” is the same task without what was added here, walked in the same run where that way is still there; nothing is said where it is not.

${table(['Task', 'Clicks', 'Keys', 'Seconds', 'Payload’s own way', ''], editors.map(editorRow))}
`;
