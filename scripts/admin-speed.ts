import { type BrowserContext, chromium as playwright } from '@playwright/test';
import { type AdminPage, deskPages, editorPages } from './admin-speed/admin-pages.ts';
import { type PageTimes, pageFigures, slowPages } from './admin-speed/page-figures.ts';
import { chromium } from './chromium.ts';
import { percentile } from './load/percentile.ts';
import { portsFrom } from './stack/ports.ts';
import { demoPassword } from './stack/settings.ts';

/**
 * `pnpm admin:speed`, beside a running demo on a quiet machine: every page of the back office as an editor (an administrator, for those
 * of the front desk) meets it, the median of five loads: until the server has answered, and until it can be worked with. Words after
 * the command measure only pages whose name has one of them.
 */
const origin = `http://localhost:${portsFrom(Number(process.env['PORT_BASE'] ?? 3000)).backoffice}`;
const loads = 5;
const timeoutMs = 30_000;
const wanted = process.argv.slice(2);

const browser = await playwright.launch(chromium);
const measured: PageTimes[] = [];
try {
  const editor = await enter('editor@exemplo.pt');
  const ofEditor = await editorPages((path) => read(editor, path));
  await measureAll(editor, ofEditor);
  await measureAll(await enter('admin@exemplo.pt'), deskPages);
} finally {
  await browser.close();
}
console.table(measured);
for (const figure of pageFigures(measured)) console.log(figure);
const slow = slowPages(measured);
if (slow.length > 0) {
  console.error(`slow: ${slow.map(({ page }) => page).join(', ')}`);
  process.exitCode = 1;
}

async function enter(email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-PT', viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post('/api/utilizadores/login', { data: { email, password: demoPassword }, headers: { origin } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return context;
}

async function read<T>(context: BrowserContext, path: string): Promise<T> {
  // Without its origin the back office takes the cookie for somebody else's.
  const answer = await context.request.get(path, { headers: { origin } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
  return (await answer.json()) as T;
}

async function measureAll(context: BrowserContext, pages: AdminPage[]): Promise<void> {
  for (const page of pages.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))) {
    const times: { answered: number; ready: number }[] = [];
    // The first load fills what every later one finds: scripts in the browser, compiled code and plans on the server.
    await load(context, page);
    while (times.length < loads) times.push(await load(context, page));
    const of = (figure: 'answered' | 'ready') =>
      Math.round(
        percentile(
          times.map((time) => time[figure]),
          50,
        ),
      );
    const [answeredMs, readyMs] = [of('answered'), of('ready')];
    measured.push({ page: page.name, answeredMs, readyMs });
    console.log(`${page.name}: answered in ${answeredMs} ms, ready in ${readyMs} ms`);
  }
}

async function load(context: BrowserContext, { path, ready }: AdminPage): Promise<{ answered: number; ready: number }> {
  const page = await context.newPage();
  try {
    const startedAt = performance.now();
    await page.goto(path, { waitUntil: 'commit', timeout: timeoutMs });
    await page.locator(ready).first().waitFor({ timeout: timeoutMs });
    const isReady = performance.now() - startedAt;
    const answered = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit?.responseEnd ?? 0;
    });
    return { answered, ready: isReady };
  } finally {
    await page.close();
  }
}
