import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './system.ts';

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** How many elements the browser styles anew when one is put into the page, at its head and in its text. */
async function styledAnew(browser: Browser, page: Page, path: string): Promise<number[]> {
  await browser.startTracing(page, { path, categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const place of [document.head, document.querySelector('main h1')]) {
      place?.append(document.createElement('span'));
      await frame();
      await frame();
    }
  });
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(await readFile(path, 'utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0);
}

// A rule with `:has` whose last part has neither class, tag nor attribute makes it all of them, at every change of every page.
for (const path of ['/pt', '/pt/problemas/hiperplasia-benigna-da-prostata', '/pt/marcar-consulta'] as const) {
  test(`what is put into ${path} has the browser style that piece, not the page`, async ({ system, page, browser }, info) => {
    await page.goto(system.origin + path, { waitUntil: 'networkidle' });
    const all = await page.locator('body *').count();
    const counts = await styledAnew(browser, page, info.outputPath('trace.json'));
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(all / 4);
  });
}
