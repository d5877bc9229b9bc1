import { expect, type Page } from '@playwright/test';
import { phoneDevice } from './booking/visitor.ts';
import { answerConsent, moveTo, openHydrated } from './moving.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';
import { nothing, tracesOf } from './traces.ts';

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

/** The page's clock stands still from then on. */
async function openWithClock(page: Page, address: string) {
  await page.clock.install();
  await openHydrated(page, address);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Two pages that hydrate whole: between them the router moves. */
const [firstForm, secondForm] = ['/pt/conta/login', '/pt/conta/registo'];
const arrived = (page: Page) => expect(page).toHaveURL(/registo$/);

/** Made beforehand, so that the waits measured here are the page's own. */
test.beforeAll(async ({ system }) => {
  for (const path of ['/pt/termos', '/pt/acessibilidade', firstForm, secondForm, `${secondForm}.data`])
    await expect.poll(async () => (await rawRequest(system.origin, path)).status, { timeout: 20_000 }).toBe(200);
});

test.beforeEach(async ({ page, system }) => {
  await answerConsent(page, system.origin, 'none');
  await watchScrolls(page);
});

test('an anchor on another page is scrolled to smoothly after 500 ms', async ({ system, page }) => {
  await openWithClock(page, `${system.origin}/pt/termos`);
  await page.goto(`${system.origin}/pt/acessibilidade#conteudo`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.clock.runFor(499);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ target: 'MAIN', behavior: 'smooth' }]);
});

test('whoever moves the page before that is left where he went', async ({ system, page }) => {
  await openWithClock(page, `${system.origin}/pt/termos`);
  await page.goto(`${system.origin}/pt/acessibilidade#conteudo`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.keyboard.press('PageDown');
  await page.clock.runFor(5_000);
  expect(await scrollsOf(page)).toEqual([]);
});

test('a selector in a link’s state is scrolled to after 600 ms', async ({ system, page }) => {
  await openWithClock(page, system.origin + firstForm);
  await moveTo(page, secondForm, { state: { scrollTo: 'main h1' } });
  await arrived(page);
  await page.clock.runFor(599);
  expect(await scrollsOf(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await scrollsOf(page)).toEqual([{ target: 'H1', behavior: 'smooth' }]);
});

test('with reduced motion nothing glides and no page fades', async ({ system, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await openHydrated(page, `${system.origin}/pt/termos`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page).toHaveURL(/acessibilidade$/);
  expect(await page.evaluate(() => (window as unknown as Revealed).revealed)).toBe('without a transition');
  await page.goto(`${system.origin}/pt/acessibilidade?x#conteudo`);
  await expect.poll(() => scrollsOf(page)).toEqual([{ target: 'MAIN', behavior: 'instant' }]);
});

test('a new page begins at its top, says its title, and the way back leads to where one was', async ({ system, page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await openHydrated(page, system.origin + firstForm);
  await page.evaluate(() => scrollTo(0, 300));
  await moveTo(page, secondForm);
  await arrived(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/login$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('moving about leaves nothing on the device', async ({ system, page }) => {
  await openHydrated(page, system.origin + firstForm);
  await moveTo(page, secondForm, { viewTransition: true });
  await arrived(page);
  await page.goto(`${system.origin}/pt/sobre-nos`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
  await expect(page).toHaveURL(/acessibilidade$/);
  expect(await tracesOf(page)).toEqual({ cookies: ['consent', 'locale'], ...nothing });
});

type Revealed = { revealed?: string; seen?: { part: string; name: string; from: number; to: number }[] };
/** What the browser shows between two documents. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      Object.assign(window, { revealed: viewTransition ? 'with a transition' : 'without a transition' });
      void viewTransition?.ready.then(() => {
        const seen = (document.getAnimations() as CSSAnimation[]).map(({ effect, animationName }) => ({
          part: (effect as KeyframeEffect).pseudoElement,
          name: animationName,
          from: effect?.getComputedTiming().delay,
          to: effect?.getComputedTiming().endTime,
        }));
        Object.assign(window, { seen });
      });
    });
  });

test('the change of pages is a transition named page, the old one out before the new one in', async ({ system, page }) => {
  await watchTransitions(page);
  // A browser that paints before the new page's text has arrived shows it without being asked to wait: then once more.
  await expect(async () => {
    await openHydrated(page, `${system.origin}/pt/termos`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' }).click();
    await expect(page).toHaveURL(/acessibilidade$/);
    await page.waitForFunction(() => 'seen' in window, undefined, { timeout: 5_000 });
    const seen = await page.evaluate(() => (window as unknown as Revealed).seen ?? []);
    const out = seen.find(({ part }) => part === '::view-transition-old(page)');
    const into = seen.find(({ name }) => name === 'page-in');
    expect(into?.from).toBeGreaterThan(0);
    expect(into?.to).toBe(out?.to);
    expect(seen.map(({ part }) => part)).not.toContain('::view-transition-new(page)');
  }).toPass({ timeout: 45_000 });
});

test('a tap while the pages change is answered', async ({ system, browser }) => {
  const context = await browser.newContext({ ...phoneDevice, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ target }) => Object.assign(window, { pressed: (target as Element).closest('button')?.name ?? 'nothing' }),
      true,
    );
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      void viewTransition?.ready.then(() => Object.assign(window, { isChanging: true }));
    });
  });
  await expect(async () => {
    await openHydrated(page, `${system.origin}/pt`);
    await page.locator('main a[href="/pt/marcar-consulta"]').first().tap();
    await page.waitForFunction(() => 'isChanging' in window, undefined, { timeout: 5_000 });
    const { x, y } = await page.evaluate(() => {
      const box = document.querySelector('main form button[name]')?.getBoundingClientRect();
      return { x: (box?.left ?? 0) + 40, y: (box?.top ?? 0) + 20 };
    });
    expect(await page.evaluate(() => document.activeViewTransition !== null)).toBe(true);
    await page.touchscreen.tap(x, y);
  }).toPass({ timeout: 45_000 });
  await page.waitForURL(/marcar-consulta\/./);
  await context.close();
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
  await openWithClock(page, system.origin + firstForm);
  await moveTo(page, secondForm);
  await page.clock.runFor(199);
  await expect(words).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(words).toHaveCount(1);
  answerNow();
  await arrived(page);
  await page.clock.runFor(199);
  await expect(words).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(words).toHaveCount(0);
});
