import { markdownTable } from '../markdown-table.ts';
import { isWithin, type WalkedTask } from './task.ts';

/** `load`: how many processes wanted a core on average, in the last quarter of an hour. */
type Walked = { desk: WalkedTask[]; editors: WalkedTask[]; day: string; commit: string; machine: { cores: number; load: number } };

const goalOf = ({ goal, effort }: WalkedTask): string => {
  if (!goal || !effort) return '';
  const words = Object.entries(goal).map(([figure, most]) => `${most} ${figure}`);
  return `${isWithin(effort, goal) ? 'met' : '**missed**'}: at most ${words.join(', ')}`;
};

const figures = ({ effort }: WalkedTask): string[] => (effort ? [`${effort.clicks}`, `${effort.keys}`, effort.seconds.toFixed(1)] : []);
const deskRow = (task: WalkedTask): string[] => [task.name, ...figures(task), `${task.drawn ?? ''}`, goalOf(task)];
const before = ({ plain }: WalkedTask): string => (typeof plain === 'string' ? plain : `${plain?.clicks ?? ''}`);
const editorRow = (task: WalkedTask): string[] => [task.name, before(task), ...figures(task), goalOf(task)];

export const taskTables = ({ desk, editors, day, commit, machine }: Walked): string => `# Tasks, counted

Written by \`pnpm tasks\`, which walks them by script in the built application beside a demo that has just started. A list of choices counts as two
clicks, a field that must be clicked before typing as one. Keys are those beyond the words that are typed. Seconds are what the application takes:
nobody reads, thinks or types here. “Drawn” is what was counted on the drawings before anything was built.

Walked on ${day} at commit ${commit}, on a machine of ${machine.cores} cores that ${machine.load.toFixed(1)} processes wanted on average, the demo and the browser among them. Where they
are more than the cores, the seconds say how long they waited for each other.

## At the desk

Begun on the list “Por fazer”.

${markdownTable(['Task', 'Clicks', 'Keys', 'Seconds', 'Drawn', 'Goal'], desk.map(deskRow))}

## Editing

Begun on the start page, or in the form of the page in question. “Before” is the same task by what Payload brings along itself, in clicks, walked in the
same run; the same figure where nothing was added to that way. “No way”: Payload alone has none. “Replaced”: it has one, which is switched off here and
cannot be walked.

${markdownTable(['Task', 'Clicks before', 'Clicks', 'Keys', 'Seconds', 'Goal'], editors.map(editorRow))}
`;
