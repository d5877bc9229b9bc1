import { expect, type Page } from '@playwright/test';
import { answerConsent, moveTo, openHydrated } from './moving.ts';
import { rawRequest } from './raw-request.ts';
import { requestTexts } from './requests/answers.ts';
import { test } from './system.ts';

/** Made beforehand, so that the waits measured here are the page's own. */
test.beforeAll(async ({ system }) => {
  for (const path of ['/pt/termos', '/pt/conta/login', '/pt/conta/registo'])
    await expect.poll(async () => (await rawRequest(system.origin, path)).status, { timeout: 20_000 }).toBe(200);
});

test.beforeEach(({ page, system }) => answerConsent(page, system.origin, 'none'));

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');
/** Links whose page the browser may fetch ahead. */
const isAhead = (page: Page, href: string) => page.locator(`a[href="${href}"][data-ahead]`).count();

test('a link is fetched ahead by the browser’s own rules, given when it is idle, at the latest after 2000 ms', async ({ system, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      requestIdleCallback: (work: () => void, options: IdleRequestOptions) => {
        Object.assign(window, { idle: { work, options } });
        return 1;
      },
      cancelIdleCallback: () => {},
    });
  });
  await page.goto(`${system.origin}/pt/termos`);
  await page.waitForFunction(() => 'idle' in window);
  await expect(rulesOf(page)).toHaveCount(0);
  const timeout = await page.evaluate(() => {
    const { idle } = window as unknown as { idle: { work(): void; options: IdleRequestOptions } };
    idle.work();
    return idle.options.timeout;
  });
  expect(timeout).toBe(2000);
  expect(await rulesOf(page).evaluate((rules) => JSON.parse(rules.textContent))).toEqual({
    prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }],
  });
  expect(await isAhead(page, '/pt')).toBeGreaterThan(0);
});

test('a page that is pointed at has arrived before it is asked for', async ({ system, page }) => {
  await openHydrated(page, `${system.origin}/pt/termos`);
  await expect(rulesOf(page)).toHaveCount(1);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' });
  await link.hover();
  await page.waitForTimeout(1_500);
  await link.click();
  await expect(page).toHaveURL(/acessibilidade$/);
  const way = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(way).toBe('navigational-prefetch');
});

test('no form, quiz or account page is fetched ahead', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt`);
  for (const href of ['/pt/marcar-consulta', '/pt/contactos', '/pt/conta/area-pessoal', '/pt/quiz-teste-diagnostico-sintomas-prostata']) {
    expect(await page.locator(`a[href="${href}"]`).count(), href).toBeGreaterThan(0);
    expect(await isAhead(page, href), href).toBe(0);
  }
});

for (const [who, connection] of [
  ['on 2g', { effectiveType: '2g' }],
  ['for whoever saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is fetched ahead ${who}`, async ({ system, page }) => {
    await page.addInitScript((connection) => Object.defineProperty(navigator, 'connection', { value: connection }), connection);
    await openHydrated(page, `${system.origin}/pt/termos`);
    await page.locator('header a[href="/pt"]').first().hover();
    await page.waitForTimeout(700);
    await expect(rulesOf(page)).toHaveCount(0);
  });
}

test('a chunk that fails to load leads to the page by a full load, once', async ({ system, page }) => {
  await openHydrated(page, `${system.origin}/pt/conta/login`);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  await moveTo(page, '/pt/ligamos-lhe');
  await expect(page).toHaveURL(`${system.origin}/pt/ligamos-lhe`);
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(documents).toEqual(['/pt/ligamos-lhe']);
});

test('a part of a document that fails to load reloads it, once, and the press still leads somewhere', async ({ system, page }) => {
  await openHydrated(page, `${system.origin}/pt`);
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  const search = page.getByRole('main').getByRole('searchbox');
  await search.focus();
  await expect.poll(() => documents).toBe(1);
  await page.waitForLoadState('load');
  await search.fill('próstata');
  await search.press('Enter');
  await expect(page).toHaveURL(/pesquisa\?q=pr/);
  expect(documents).toBe(2);
});

test('a form that fails to load its part keeps what was written in it, and is sent as without script', async ({ system, page }) => {
  await openHydrated(page, `${system.origin}/pt/contactos`);
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route('**/assets/*.js', (route) => route.abort());
  const message = page.locator('textarea[name=message]');
  await message.click();
  await page.keyboard.type('Posso ir acompanhado?');
  await page.waitForTimeout(1_000);
  expect(documents).toBe(0);
  await expect(message).toHaveValue('Posso ir acompanhado?');
  await page.getByRole('button', { name: requestTexts.pt.forms.contact.submit, exact: true }).click();
  await expect(page.locator('form#pedido [role=alert]')).toContainText(requestTexts.pt.problems.nameRequired);
  await expect(message).toHaveValue('Posso ir acompanhado?');
});

test('from a page that hydrates whole to the contacts goes a new document', async ({ system, page }) => {
  await openHydrated(page, `${system.origin}/pt/conta/login`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await moveTo(page, '/pt/contactos');
  await expect(page).toHaveURL(`${system.origin}/pt/contactos`);
  await expect(page.locator('form#pedido')).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
});

test('losing the network is said, with the phone number, and so is its return', async ({ system, page, context }) => {
  await openHydrated(page, `${system.origin}/pt/termos`);
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
  ['en', 'You are not connected to the internet', 'Charged as a call to a Portuguese landline'],
] as const) {
  test(`without network the offline page in ${locale} shows the phone and what the call costs`, async ({ system, page, context }) => {
    await answerConsent(page, system.origin, 'video');
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
      return requests.flat().map(({ url }) => new URL(url).pathname.replace(/-[\w-]{7}\.woff2$/, '.woff2'));
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
