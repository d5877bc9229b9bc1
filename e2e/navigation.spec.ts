import { expect, type Page } from '@playwright/test';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';
import { nothing, tracesOf } from './traces.ts';

const visitor = 'a'.repeat(32);
const textVersion = 1;

/** Somebody who has answered already: the panel is not what these tests are about. */
const answer = (page: Page, origin: string, purposes: string) =>
  page.context().addCookies([{ name: 'consent', value: `${textVersion}.2026-11-15.${purposes}.${visitor}`, url: origin }]);

type Router = { navigate(to: string, options?: object): Promise<void> };
/** As a link does it, wherever the links of a page happen to lead. */
const moveTo = (page: Page, to: string, options: object = {}) =>
  page.evaluate(
    ([to, options]) => void (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to, options),
    [to, options] as const,
  );

type Scroll = { target: string; behavior: string | undefined };
const scrollsOf = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: Scroll[] }).scrolls);
const watchScrolls = (page: Page) =>
  page.addInitScript(() => {
    const scrolls: Scroll[] = [];
    Object.assign(window, { scrolls });
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object') scrolls.push({ target: this.tagName, behavior: options.behavior });
      original.call(this, options);
    };
  });

/** Opens a page and waits until its scripts have taken over, which the height of the dock shows. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--dock-height') !== '');
}

/** The page's clock stands still from then on. */
async function openWithClock(page: Page, address: string) {
  await page.clock.install();
  await open(page, address);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

const arrived = (page: Page) => expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /acessibilidade$/);

/** Made beforehand, so that the waits measured here are the page's own. */
test.beforeAll(async ({ system }) => {
  for (const path of ['/pt/termos', '/pt/acessibilidade', '/pt/acessibilidade.data'])
    await expect.poll(async () => (await rawRequest(system.origin, path)).status, { timeout: 20_000 }).toBe(200);
});

test.beforeEach(async ({ page, system }) => {
  await answer(page, system.origin, 'none');
  await watchScrolls(page);
});

test('an anchor on another page is scrolled to smoothly after 500 ms', async ({ system, page }) => {
  await openWithClock(page, `${system.origin}/pt/termos`);
  await moveTo(page, '/pt/acessibilidade#conteudo');
  await arrived(page);
  await page.clock.runFor(499);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ target: 'MAIN', behavior: 'smooth' }]);
});

test('a selector in a link’s state is scrolled to after 600 ms', async ({ system, page }) => {
  await openWithClock(page, `${system.origin}/pt/termos`);
  await moveTo(page, '/pt/acessibilidade', { state: { scrollTo: 'main h1' } });
  await arrived(page);
  await page.clock.runFor(599);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ target: 'H1', behavior: 'smooth' }]);
});

test('with reduced motion nothing glides and no page fades', async ({ system, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${system.origin}/pt/termos`);
  await moveTo(page, '/pt/acessibilidade#conteudo', { viewTransition: true });
  await expect.poll(() => scrollsOf(page)).toEqual([{ target: 'MAIN', behavior: 'instant' }]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a new page begins at its top, says its title, and the way back leads to where one was', async ({ system, page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await open(page, `${system.origin}/pt/termos`);
  await page.evaluate(() => scrollTo(0, 300));
  await moveTo(page, '/pt/acessibilidade');
  await expect(page).toHaveURL(/acessibilidade/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/termos/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('moving about leaves nothing on the device', async ({ system, page }) => {
  await open(page, `${system.origin}/pt/termos`);
  await moveTo(page, '/pt/acessibilidade', { viewTransition: true });
  await arrived(page);
  await page.goto(`${system.origin}/pt/sobre-nos`);
  expect(await tracesOf(page)).toEqual({ cookies: ['consent', 'locale'], ...nothing });
});

test('the change of pages is a transition named page, the old one out before the new one in', async ({ system, page }) => {
  await open(page, `${system.origin}/pt/termos`);
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).viewTransitionName)).toBe('page');
  await page.evaluate(() => {
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = original(update);
      transition.ready.then(() => {
        const seen = document.getAnimations().map(({ effect }) => ({
          part: (effect as KeyframeEffect).pseudoElement,
          from: effect?.getComputedTiming().delay,
          to: effect?.getComputedTiming().endTime,
        }));
        Object.assign(window, { seen });
      });
      return transition;
    };
  });
  await moveTo(page, '/pt/acessibilidade', { viewTransition: true });
  await page.waitForFunction(() => 'seen' in window);
  const seen = await page.evaluate(() => (window as unknown as { seen: { part: string; from: number; to: number }[] }).seen);
  const out = seen.find(({ part }) => part === '::view-transition-old(page)');
  const into = seen.find(({ part }) => part === '::view-transition-new(page)');
  expect(out?.to).toBeGreaterThan(0);
  expect(into?.from).toBe(out?.to);
});

test('the pending indicator appears after 200 ms and then stays at least 200 ms', async ({ system, page }) => {
  let answerNow = () => {};
  await page.route('**/*.data*', async (route) => {
    await new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    await route.continue();
  });
  const words = page.getByRole('status').filter({ hasText: 'A abrir a página' });
  await openWithClock(page, `${system.origin}/pt/termos`);
  await moveTo(page, '/pt/acessibilidade');
  await page.clock.runFor(199);
  await expect(words).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(words).toHaveCount(1);
  answerNow();
  await expect(page).toHaveURL(/acessibilidade/);
  await page.clock.runFor(199);
  await expect(words).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(words).toHaveCount(0);
});

const fetchedAhead = (page: Page) => page.locator('link[rel=prefetch], link[rel=modulepreload][href*=".data"]').count();

test('a link is fetched ahead when the browser is idle, at the latest after 2000 ms', async ({ system, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      requestIdleCallback: (work: () => void, options: IdleRequestOptions) => {
        Object.assign(window, { idle: { work, options } });
        return 1;
      },
      cancelIdleCallback: () => {},
    });
  });
  await page.goto(`${system.origin}/pt/nao-existe`);
  await page.goto(`${system.origin}/pt/termos`);
  await page.locator('header a[href="/pt"]').first().hover();
  await page.waitForFunction(() => 'idle' in window);
  expect(await fetchedAhead(page)).toBe(0);
  const timeout = await page.evaluate(() => {
    const { idle } = window as unknown as { idle: { work(): void; options: IdleRequestOptions } };
    idle.work();
    return idle.options.timeout;
  });
  expect(timeout).toBe(2000);
  await expect.poll(() => fetchedAhead(page)).toBeGreaterThan(0);
});

for (const [who, connection] of [
  ['on 2g', { effectiveType: '2g' }],
  ['for whoever saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is fetched ahead ${who}`, async ({ system, page }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), connection);
    await page.goto(`${system.origin}/pt/termos`);
    await page.locator('header a[href="/pt"]').first().hover();
    await page.waitForTimeout(700);
    expect(await fetchedAhead(page)).toBe(0);
  });
}

test('a chunk that fails to load leads to the page by a full load, once', async ({ system, page }) => {
  await open(page, `${system.origin}/pt/termos`);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await moveTo(page, '/pt');
  await expect(page).toHaveURL(`${system.origin}/pt`);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(documents).toEqual(['/pt']);
});

test('a chunk that fails while it is only fetched ahead disturbs nobody', async ({ system, page }) => {
  await open(page, `${system.origin}/pt/termos`);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.locator('header a[href="/pt"]').first().hover();
  await failed;
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('losing the network is said, with the phone number, and so is its return', async ({ system, page, context }) => {
  await open(page, `${system.origin}/pt/termos`);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Está sem ligação à internet.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: '210 000 000' }).click({ trial: true });
  await expect(notice).toContainText('Chamada para a rede fixa nacional');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'A ligação à internet voltou.' })).toBeVisible();
});

for (const [locale, title, note] of [
  ['pt', 'Está sem ligação à internet', 'Chamada para a rede fixa nacional'],
  ['en', 'You are not connected to the internet', 'Call to the Portuguese landline network'],
] as const) {
  test(`without network the offline page in ${locale} shows the phone and what the call costs`, async ({ system, page, context }) => {
    await answer(page, system.origin, 'video');
    await page.goto(`${system.origin}/${locale}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    for (const path of ['sobre-nos', 'marcar-consulta']) {
      await page.goto(`${system.origin}/${locale}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: '210 000 000' })).toHaveAttribute('href', 'tel:+351210000000');
      await expect(page.getByText(note)).toBeVisible();
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname.replace(/-[\w-]{8}\.woff2$/, '.woff2'));
    });
    expect(kept.sort()).toEqual(['/assets/atkinson-next-normal.woff2', '/assets/newsreader-heading.woff2', '/offline/en', '/offline/pt']);
    await context.setOffline(false);
  });
}

test('the site can be installed, in the language one reads', async ({ system, page, request }) => {
  for (const locale of ['pt', 'en']) {
    await page.goto(`${system.origin}/${locale}`);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(`${system.origin}${href}`)).json();
    expect(manifest).toMatchObject({ start_url: `/${locale}`, display: 'standalone', theme_color: '#173a6b', background_color: '#f8f4ec' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(`${system.origin}${src}`);
      expect(icon.headers()['content-type'], `${src} ${sizes}`).toBe('image/png');
    }
  }
});
