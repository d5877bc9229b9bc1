import type { BrowserContext } from '@playwright/test';
import { createHand, type Effort, type Hand } from './hand.ts';
import type { EditorTask, Task, WalkedTask } from './task.ts';

/** Longer than a busy machine takes: what is slow shall be counted, not lost. */
const longestStepMs = 60_000;
/** What a form does after it is there: who has it open, where it is used, what is kept of it. */
const settlingMs = 800;

/** Payload's own way before ours, each from the beginning. */
export async function walkTask(context: BrowserContext, task: Task | EditorTask): Promise<WalkedTask> {
  const { name, goal, drawn } = task;
  const plainWay = 'plainWay' in task ? task.plainWay : null;
  const done = { name, ...(goal && { goal }), ...(drawn && { drawn }), trouble: '', effort: null, plain: null };
  try {
    const plain = typeof plainWay === 'function' ? await walkOnce(context, task, plainWay) : plainWay;
    const effort = await walkOnce(context, task, task.walk);
    return { ...done, effort, plain: plain === 'same' ? effort : plain };
  } catch (error) {
    return { ...done, trouble: String(error).split('\n').slice(0, 4).join(' ') };
  }
}

async function walkOnce(context: BrowserContext, task: Task, walk: (hand: Hand) => Promise<void>): Promise<Effort> {
  const page = await context.newPage();
  page.setDefaultTimeout(longestStepMs);
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  try {
    await page.goto(task.from);
    await task.prepare?.(page);
    if (task.prepare) await page.goto(task.from);
    await task.open?.(page);
    await page.waitForLoadState('load');
    await page.waitForTimeout(settlingMs);
    const hand = createHand(page);
    await walk(hand);
    const spent = hand.spent();
    await task.tidy?.(page);
    return spent;
  } finally {
    await page.close();
  }
}
