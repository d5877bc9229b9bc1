import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { medianOf } from './median.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';

/**
 * `pnpm documents`, with a system running (`pnpm demo`): what each kind of page costs a phone before anybody touches it. Bytes are those on
 * the wire; long tasks are measured on a processor slowed four times, beside its twin, the same page with its scripts taken out, in the same run. A busy
 * machine lengthens tasks at random, so the work of the page's own thread is counted too, in time of the processor, without slowing it
 * (Chromium does that by useless work, which would be counted), and multiplied: the limit is on that.
 * Names of kinds after the command measure those alone.
 */
const base = `http://localhost:${process.env['PORT_BASE'] ?? 3000}`;
const chosen = process.argv.slice(2);
/** Search results hydrate whole. */
const hydrated = new Set(['search']);
const limits = { scriptKb: 25, processorMs: 60 };
const runsOfEach = 3;
const slowedTimes = 4;
/**
 * Page and twin are left alone for the same time after they have loaded: whatever the script sets off is done by then, and nothing asks either
 * of them whether it is ready, because asking is work on the thread that is measured.
 */
const settleMs = 2_000;

type Weight = { script: number; html: number; all: number; longTasks: number; processor: number };

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;

async function weigh(browser: Browser, path: string, withScripts: boolean, rate: number): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  if (!withScripts) {
    await page.route(base + path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(script, '') });
    });
  }
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(base + path, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const { metrics } = await client.send('Performance.getMetrics');
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  // Without what this script itself asks of the page.
  const busySeconds = seconds('TaskDuration') - seconds('DevToolsCommandDuration');
  await context.close();
  return {
    script: bytes['Script'] ?? 0,
    html: bytes['Document'] ?? 0,
    all: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    longTasks: tasks.reduce((sum, ms) => sum + ms, 0),
    processor: busySeconds * 1000 * slowedTimes,
  };
}

const inKb = (size: number) => Math.round(size / 102.4) / 10;

async function rowOf(browser: Browser, kind: string, path: string) {
  const runs: { own: Weight; twin: Weight }[] = [];
  for (let run = 0; run < runsOfEach; run++) {
    const both = async (withScripts: boolean): Promise<Weight> => ({
      ...(await weigh(browser, path, withScripts, 1)),
      longTasks: (await weigh(browser, path, withScripts, slowedTimes)).longTasks,
    });
    runs.push({ own: await both(true), twin: await both(false) });
  }
  const own = (part: keyof Weight) => medianOf(runs.map((run) => run.own[part]));
  return {
    kind,
    path,
    'script KB': inKb(own('script')),
    'HTML KB': inKb(own('html')),
    'all KB': inKb(own('all')),
    'long tasks ms': Math.round(own('longTasks')),
    'twin long tasks ms': Math.round(medianOf(runs.map(({ twin }) => twin.longTasks))),
    'processor ms': Math.round(own('processor')),
    'twin processor ms': Math.round(medianOf(runs.map(({ twin }) => twin.processor))),
  };
}

const browser = await playwright.launch(chromium);
const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
const isMeant = ({ kind }: PageKind) => chosen.length === 0 || chosen.includes(kind);
for (const { kind, pt, en } of pageKinds.filter(isMeant)) {
  for (const path of [pt, en]) if (path) rows.push(await rowOf(browser, kind, path));
}
await browser.close();
console.table(rows);

const tooHeavy = rows.filter(
  (row) =>
    !hydrated.has(row.kind) && (row['script KB'] > limits.scriptKb || row['processor ms'] > row['twin processor ms'] + limits.processorMs),
);
const heaviest = rows.filter(({ kind }) => !hydrated.has(kind)).reduce((most, row) => Math.max(most, row['script KB']), 0);
console.log(`documents: script at most ${heaviest} KB before a touch, ${tooHeavy.length} of ${rows.length} pages over a limit`);
for (const { path } of tooHeavy) console.error(`over a limit: ${path}`);
if (tooHeavy.length > 0) process.exitCode = 1;
