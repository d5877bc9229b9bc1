import type { BrowserContext, Page } from '@playwright/test';
import type { Detector } from './find-foreign.ts';
import { openMenus } from './open-menus.ts';
import { readWords, type Said } from './read-words.ts';

export type Finding = { word: string; text: string; place: string; where: string };
export type Crawl = { views: string[]; findings: Finding[]; texts: number };

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Of these, one kind of document is like the other: new ones, versions and the trash. */
const alike = /^\/admin\/(collections|globals)\/[^/]+(?=\/(?:create|trash|versions|:id\/versions))/;

/** One address stands for all that look alike: another patient's page has the same words. */
export function shapeOf(address: string, isInFull = true): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname.replace(uuid, ':id').replace(/\/\d+(?=\/|$)/g, '/:id');
  if (/^\/admin\/(?:collections|globals)\//.test(path)) return isInFull ? path : path.replace(alike, '/admin/$1/:kind');
  const chosen = [...searchParams].map(([name, value]) => `${name}=${/^[a-z-]+$/i.test(value) ? value : '…'}`);
  return chosen.length > 0 ? `${path}?${chosen.toSorted().join('&')}` : path;
}

/** Whoever follows a link to the English text writes in English from then on: the words of the forms are asked for, not the texts. */
const inPortuguese = (address: string): string =>
  /^\/admin\/(?:collections|globals)\//.test(address) ? `${address.split('?')[0]}?locale=pt` : address;

const isToBeOpened = (address: string): boolean =>
  address.startsWith('/admin') && !/^\/admin\/(?:logout|login|reset|forgot)|\/api$|\.csv|visita-guiada/.test(address);

/** Nothing that the crawl presses may change anything: what would is stopped on its way. */
async function changeNothing(context: BrowserContext): Promise<void> {
  await context.route('**/*', (route) => {
    const request = route.request();
    const isReading =
      request.method() === 'GET' ||
      request.headers()['x-payload-http-method-override'] === 'GET' ||
      request.headers()['next-action'] !== undefined ||
      /\/api\/aberto\//.test(request.url());
    return isReading ? route.continue() : route.abort();
  });
}

/** `views` and `menus`: what somebody else has read already, by its shape. `isInFull`: every kind of document by itself. */
export type CrawlMemory = { views: Set<string>; menus: Set<string>; isInFull: boolean };
export const nothingSeen = (isInFull: boolean): CrawlMemory => ({ views: new Set(), menus: new Set(), isInFull });

/** Follows every link from the start pages on. */
export async function crawl(context: BrowserContext, starts: string[], seen: CrawlMemory, detect: Detector): Promise<Crawl> {
  await changeNothing(context);
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  const result: Crawl = { views: [], findings: [], texts: 0 };
  const waiting = [...starts];
  const judge = (said: Said[], where: string) => {
    result.texts += said.length;
    for (const { text, place } of said) for (const word of detect(text)) result.findings.push({ word, text, place, where });
  };
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = shapeOf(address, seen.isInFull);
    if (seen.views.has(shape)) continue;
    seen.views.add(shape);
    await page.goto(inPortuguese(address), { waitUntil: 'load' });
    await pageSettled(page);
    result.views.push(shape);
    judge(await settledWords(page, detect), shape);
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''));
    waiting.push(...links.filter(isToBeOpened));
    await openMenus(page, seen.menus, async (name) => judge(await settledWords(page, detect), `${shape} → ${name}`));
  }
  await page.close();
  return result;
}

/** Payload draws its forms after the page has come, in many steps, and what it leaves without a name is named after each of them. */
export async function pageSettled(page: Page): Promise<void> {
  await page
    .locator('.collection-list, form .doc-controls, .document-fields, .desk h1, .overview, main h1, .not-found, .versions')
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => {});
  await page.evaluate(standsStill, { restMs: 400, longestMs: 8_000 });
}

/** Runs in the page: waits until nothing of it has changed for a while. */
function standsStill({ restMs, longestMs }: { restMs: number; longestMs: number }): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      clearTimeout(resting);
      resting = setTimeout(end, restMs);
    });
    const end = () => {
      watcher.disconnect();
      resolve();
    };
    let resting = setTimeout(end, restMs);
    setTimeout(end, longestMs);
    watcher.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  });
}

/** Some words are put right a moment after they appear: only what stays counts. */
async function settledWords(page: Page, detect: Detector): Promise<Said[]> {
  const said = await readWords(page);
  if (!said.some(({ text }) => detect(text).length > 0)) return said;
  await page.waitForTimeout(600);
  return readWords(page);
}
