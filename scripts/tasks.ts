import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { measuredCommit } from './measured-commit.ts';
import { root } from './stack/folders.ts';
import { portsFrom } from './stack/ports.ts';
import { demoPassword } from './stack/settings.ts';
import { deskTasks } from './tasks/desk-tasks.ts';
import { editorTasks } from './tasks/editor-tasks.ts';
import { takePictures } from './tasks/take-pictures.ts';
import type { EditorTask, Task, WalkedTask } from './tasks/task.ts';
import { taskTables } from './tasks/task-tables.ts';
import { walkTask } from './tasks/walk-task.ts';

/**
 * `pnpm tasks`, beside a demo that has just started: walks what the desk and the editors do most, counts clicks, keys and seconds, and
 * writes docs/tasks.md. `pnpm tasks desk` and `pnpm tasks editors` only say what they find; words after it walk only the tasks that have
 * them in their name. `pnpm tasks pictures` takes the handbooks' pictures anew; names after it take only those.
 */
const document = 'docs/tasks.md';
const origin = `http://localhost:${portsFrom(Number(process.env['PORT_BASE'] ?? 3000)).backoffice}`;
const [what, ...wanted] = process.argv.slice(2);
const browser = await playwright.launch(chromium);
try {
  if (what === 'pictures') await takePictures(browser, openFor, wanted);
  else await walkAll();
} finally {
  await browser.close();
}

async function walkAll(): Promise<void> {
  const commit = measuredCommit(document);
  const desk = what === 'editors' ? [] : await walkTasks('balcao', deskTasks);
  const editors = what === 'desk' ? [] : await walkTasks('editor', editorTasks);
  const failed = [...desk, ...editors].filter(({ trouble }) => trouble);
  process.exitCode = failed.length > 0 ? 1 : 0;
  console.log(`${desk.length + editors.length - failed.length} done, ${failed.length} not`);
  // A table with holes is no table.
  if (failed.length > 0 || what) return;
  const machine = { cores: availableParallelism(), load: loadavg()[2] ?? 0 };
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(path.join(root, document), taskTables({ desk, editors, day, commit, machine }));
}

async function walkTasks(who: 'balcao' | 'editor', tasks: (Task | EditorTask)[]): Promise<WalkedTask[]> {
  const walked: WalkedTask[] = [];
  const context = await enter(who, { width: 1440, height: 900 });
  for (const task of tasks.filter(({ name }) => wanted.length === 0 || wanted.some((words) => name.includes(words)))) {
    const done = await walkTask(context, task);
    walked.push(done);
    const { name, effort, plain, trouble } = done;
    if (!effort) console.error(`${name}: ${trouble}`);
    else console.log(`${name}: ${effort.clicks} clicks, ${effort.keys} keys, ${effort.seconds.toFixed(1)} s; before: ${sayPlain(plain)}`);
  }
  await context.close();
  return walked;
}

function sayPlain(plain: WalkedTask['plain']): string {
  if (plain === null) return 'not asked';
  return typeof plain === 'string' ? plain : `${plain.clicks} clicks`;
}

async function enter(who: string | null, viewport: { width: number; height: number }): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-PT', viewport, reducedMotion: 'reduce' });
  if (!who) return context;
  const data = { email: `${who}@exemplo.pt`, password: demoPassword };
  const answer = await context.request.post('/api/utilizadores/login', { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`);
  return context;
}

async function openFor(who: string | null, viewport: { width: number; height: number }): Promise<Page> {
  return (await enter(who, viewport)).newPage();
}
