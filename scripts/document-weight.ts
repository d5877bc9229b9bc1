import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { type Cost, documentFigures, inKb, limitsBroken } from './document-weight/limits.ts';
import { medianOf } from './median.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';

/**
 * `pnpm documents`, with a system running (`pnpm demo`): what each kind of page costs a phone before anybody touches it. Bytes are those on
 * the wire, of the HTML without its headers; long tasks are measured on a processor slowed four times, beside its twin, the same page with its scripts taken out, in the same run. A busy
 * machine lengthens tasks at random, so the work of the page's own thread is counted too, in time of the processor, without slowing it
 * (Chromium does that by useless work, which would be counted), and multiplied: the stricter of the two limits is on that.
 * Names of kinds after the command measure those alone.
 */
const base = `http://localhost:${process.env['PORT_BASE'] ?? 3000}`;
const chosen = process.argv.slice(2);
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
  let headers = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (type === 'Document') headers = response.encodedDataLength;
  });
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
    html: (bytes['Document'] ?? 0) - headers,
    all: Object.values(bytes).reduce((sum, size) => sum + size, 0),
    longTasks: tasks.reduce((sum, ms) => sum + ms, 0),
    processor: busySeconds * 1000 * slowedTimes,
  };
}

async function weighPage(browser: Browser, kind: string, path: string) {
  const runs: { own: Weight; twin: Weight }[] = [];
  for (let run = 0; run < runsOfEach; run++) {
    const both = async (withScripts: boolean): Promise<Weight> => ({
      ...(await weigh(browser, path, withScripts, 1)),
      longTasks: (await weigh(browser, path, withScripts, slowedTimes)).longTasks,
    });
    runs.push({ own: await both(true), twin: await both(false) });
  }
  const median = (figure: (run: (typeof runs)[number]) => number) => medianOf(runs.map(figure));
  const longTasksBeyondMs = Math.round(median(({ own, twin }) => own.longTasks - twin.longTasks));
  const processor = Math.round(median(({ own }) => own.processor));
  const twinProcessor = Math.round(median(({ twin }) => twin.processor));
  const cost: Cost = {
    kind,
    scriptBytes: median(({ own }) => own.script),
    htmlBytes: median(({ own }) => own.html),
    longTasksBeyondMs,
    processorBeyondMs: processor - twinProcessor,
  };
  const row = {
    kind,
    path,
    'script KB': inKb(cost.scriptBytes),
    'HTML KB': inKb(cost.htmlBytes),
    'all KB': inKb(median(({ own }) => own.all)),
    'long tasks ms': Math.round(median(({ own }) => own.longTasks)),
    'twin long tasks ms': Math.round(median(({ twin }) => twin.longTasks)),
    'long tasks beyond twin ms': longTasksBeyondMs,
    'processor ms': processor,
    'twin processor ms': twinProcessor,
    'over the limit of': limitsBroken(cost).join(', '),
  };
  return { path, cost, row };
}

const browser = await playwright.launch(chromium);
const pages: Awaited<ReturnType<typeof weighPage>>[] = [];
const isMeant = ({ kind }: PageKind) => chosen.length === 0 || chosen.includes(kind);
for (const { kind, pt, en } of pageKinds.filter(isMeant)) {
  for (const path of [pt, en]) if (path) pages.push(await weighPage(browser, kind, path));
}
await browser.close();
console.table(pages.map(({ row }) => row));
console.log(documentFigures(pages.map(({ cost }) => cost)));
const tooHeavy = pages.filter(({ cost }) => limitsBroken(cost).length > 0);
for (const { path, cost } of tooHeavy) console.error(`over a limit (${limitsBroken(cost).join(', ')}): ${path}`);
if (tooHeavy.length > 0) process.exitCode = 1;
