import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { root } from './stack/folders.ts';
import { portsFrom } from './stack/ports.ts';
import { demoPassword } from './stack/settings.ts';
import { deskTasks } from './tasks/desk-tasks.ts';
import { editorTasks } from './tasks/editor-tasks.ts';
import { createHand, type Effort, type Hand } from './tasks/hand.ts';
import { takePictures } from './tasks/take-pictures.ts';
import type { Task, WalkedTask } from './tasks/task.ts';
import { taskTables } from './tasks/task-tables.ts';

/**
 * `pnpm tasks`, beside a demo that has just started: walks what the desk and the editors do most, counts clicks, keys and seconds, and
 * writes docs/tasks.md. `pnpm tasks desk` and `pnpm tasks editors` only say what they find. `pnpm tasks pictures` takes the handbooks'
 * pictures anew; names after it take only those.
 */
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
  const desk = what === 'editors' ? [] : await walkTasks('balcao', deskTasks);
  const editors = what === 'desk' ? [] : await walkTasks('editor', editorTasks);
  const failed = [...desk, ...editors].filter(({ trouble }) => trouble);
  for (const { name, trouble } of failed) console.error(`${name}: ${trouble}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  // A table with holes is no table.
  if (failed.length > 0 || what) return;
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(path.join(root, 'docs/tasks.md'), taskTables(desk, editors, day));
}

async function walkTasks(who: 'balcao' | 'editor', tasks: Task[]): Promise<WalkedTask[]> {
  const walked: WalkedTask[] = [];
  const { context } = await enter(who, { width: 1440, height: 900 });
  for (const task of tasks) {
    const { name, goal, drawn, plainWay } = task;
    const done = { name, ...(goal && { goal }), ...(drawn && { drawn }), trouble: '', effort: null, plain: null };
    try {
      const plain = plainWay ? await walkOnce(context, task, plainWay) : null;
      const effort = await walkOnce(context, task, task.walk);
      walked.push({ ...done, effort, plain });
      console.log(`${name}: ${effort.clicks} clicks, ${effort.keys} keys, ${effort.seconds.toFixed(1)} s`);
    } catch (error) {
      walked.push({ ...done, trouble: String(error).split('\n').slice(0, 4).join(' ') });
      console.error(`${name}: ${walked.at(-1)?.trouble}`);
    }
  }
  await context.close();
  return walked;
}

async function walkOnce(context: BrowserContext, task: Task, walk: (hand: Hand) => Promise<void>): Promise<Effort> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  try {
    await page.goto(task.from);
    await task.prepare?.(page);
    if (!task.prepare || task.from.endsWith('por-fazer')) await page.goto(task.from);
    await page.waitForLoadState('load');
    await page.waitForTimeout(800);
    const hand = createHand(page);
    await walk(hand);
    const spent = hand.spent();
    await task.tidy?.(page);
    return spent;
  } finally {
    await page.close();
  }
}

async function enter(who: string | null, viewport: { width: number; height: number }): Promise<{ context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-PT', viewport, reducedMotion: 'reduce' });
  if (!who) return { context };
  const data = { email: `${who}@exemplo.pt`, password: demoPassword };
  const answer = await context.request.post('/api/utilizadores/login', { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`);
  return { context };
}

async function openFor(who: string | null, viewport: { width: number; height: number }): Promise<Page> {
  const { context } = await enter(who, viewport);
  return context.newPage();
}
