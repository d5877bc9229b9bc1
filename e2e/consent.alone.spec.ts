import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { button, consentCookie, consentTexts, panel } from './consent/panel.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';
import { hosts, setThirdParties, startStandIns } from './third-parties.ts';
import { nothing, tracesOf, watchStrangers } from './traces.ts';

declare global {
  interface Window {
    standIns?: string[];
    dataLayer?: object[];
  }
}

const standInsIn = (page: Page) => page.evaluate(() => window.standIns ?? []);

let standIns: Awaited<ReturnType<typeof startStandIns>>;
test.beforeAll(async ({ system }) => {
  standIns = await startStandIns();
  await setThirdParties(system, true);
});
test.afterAll(async ({ system }) => {
  await setThirdParties(system, false);
  await standIns.stop();
});
test.beforeEach(async ({ context }) => {
  standIns.asked.length = 0;
  await standIns.lead(context);
});

test('a fresh browser asks nobody else, and keeps nothing but the language, however far one reads', async ({ system, page }) => {
  const strangers = watchStrangers(page, system.origin);
  await page.goto(`${system.origin}/pt`);
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('footer').getByRole('link').first().click();
  for (const path of ['/pt/sobre-nos', '/pt/contactos', '/en/about-us', '/pt/nao-existe']) await page.goto(system.origin + path);
  expect(strangers).toEqual([]);
  expect(await tracesOf(page)).toEqual({ cookies: ['locale'], ...nothing });
});

test('after refusing, only the answer itself is kept, and it holds on the next page', async ({ system, page }) => {
  const strangers = watchStrangers(page, system.origin);
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.reject).click();
  await expect(panel(page)).toBeHidden();
  await page.goto(`${system.origin}/pt/sobre-nos`);
  await page.waitForLoadState('networkidle');
  await expect(panel(page)).toBeHidden();
  expect(strangers).toEqual([]);
  expect(await tracesOf(page)).toEqual({ cookies: ['consent', 'locale'], ...nothing });
});

test('accepting loads the companies of the settings, once, and no other', async ({ system, page }) => {
  const strangers = watchStrangers(page, system.origin);
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.accept).click();
  await expect.poll(() => standInsIn(page)).toEqual(expect.arrayContaining(['tagManager', 'crm']));
  await page.waitForLoadState('networkidle');
  expect(strangers.map((url) => new URL(url).origin).sort()).toEqual([hosts.crm, hosts.tagManager]);
  expect(strangers.join()).toContain('gtm.js?id=GTM-TESTE1');
  expect(await consentCookie(page)).toMatch(/^1\.\d{4}-\d\d-\d\d\.statistics\+marketing\+chat\+video\.[0-9a-f]{32}$/);
});

test('one purpose alone loads that company alone', async ({ system, page }) => {
  await page.goto(`${system.origin}/en`);
  await button(page, consentTexts.en.choose).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Marketing' }).check();
  await button(page, consentTexts.en.save).click();
  await expect.poll(() => standInsIn(page)).toEqual(['crm']);
  await page.waitForLoadState('networkidle');
  expect(standIns.asked).toEqual(['/crm/t.js']);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('booking, account, form and quiz pages carry no third party, not even by name, whatever was accepted', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.accept).click();
  await expect.poll(() => standInsIn(page)).toHaveLength(2);
  standIns.asked.length = 0;
  const strangers = watchStrangers(page, system.origin);
  for (const path of [
    '/pt/marcar-consulta',
    '/pt/conta/login',
    '/pt/contactos',
    '/en/request-a-second-opinion',
    '/pt/quiz-avaliacao-psa',
    '/pt/quiz-teste-diagnostico-sintomas-prostata/sintomas-graves',
    '/pt/nao-existe',
  ]) {
    const { body, headers } = await rawRequest(system.origin, path);
    expect(`${body}${headers['content-security-policy']}`, path).not.toMatch(/googletagmanager|GTM-TESTE1|exemplo\.invalid/);
    await page.goto(system.origin + path, { waitUntil: 'networkidle' });
    expect(await standInsIn(page), path).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window), path).toBe(false);
    await expect(panel(page)).toBeHidden();
  }
  expect(strangers).toEqual([]);
});

test('a private page is entered and left by a new document, so nothing follows in', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt/sobre-nos`);
  await button(page, consentTexts.pt.accept).click();
  await expect.poll(() => standInsIn(page)).toHaveLength(2);
  await page.locator('a[href="/pt/marcar-consulta"]:visible').first().click();
  await expect(page).toHaveURL(`${system.origin}/pt/marcar-consulta`);
  expect(await standInsIn(page)).toEqual([]);
});

test('taking it back removes the scripts, what they left, and the data layer', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.accept).click();
  await expect.poll(() => standInsIn(page)).toHaveLength(2);
  expect((await tracesOf(page)).cookies).toContain('_crm');
  standIns.asked.length = 0;
  await page.getByRole('link', { name: consentTexts.pt.settings }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: consentTexts.pt.reject }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(await standInsIn(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await expect.poll(() => tracesOf(page)).toEqual({ cookies: ['consent', 'locale'], ...nothing });
  expect(standIns.asked).toEqual([]);
});

test('the tag manager hears of a page 250 ms after arriving: its kind and language, nothing else', async ({ system, page }) => {
  await page.clock.install();
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.accept).click();
  await expect.poll(() => standInsIn(page)).toContain('tagManager');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const events = () => page.evaluate(() => (window.dataLayer ?? []).slice(1));
  await page.goto(`${system.origin}/pt/problemas/cancro-da-prostata`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.clock.runFor(249);
  expect(await events()).toEqual([]);
  await page.clock.runFor(1);
  expect(await events()).toEqual([{ event: 'route-change', route: 'problem', locale: 'pt' }]);
});

test('the chatbot says that it is automated, and loads only when it is opened', async ({ system, page }) => {
  for (const [locale, name] of [
    ['pt', 'Assistente automático'],
    ['en', 'Automated assistant'],
  ] as const) {
    await page.context().clearCookies();
    standIns.asked.length = 0;
    await page.goto(`${system.origin}/${locale}`);
    await expect(button(page, name)).toBeHidden();
    await button(page, consentTexts[locale].accept).click();
    await expect(button(page, name)).toBeVisible();
    expect(standIns.asked).not.toContain('/chatbot/bot.js');
    await button(page, name).click();
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
    await expect.poll(() => standIns.asked).toContain('/chatbot/bot.js');
  }
});

test('every answer is recorded with purposes, version and time, and without anything that names a person', async ({ system, page }) => {
  const client = new pg.Client({ connectionString: system.settings['DATABASE_URL'] });
  await client.connect();
  await page.goto(`${system.origin}/pt`);
  await button(page, consentTexts.pt.accept).click();
  const visitor = (await consentCookie(page))?.split('.')[3];
  const rows = async () => (await client.query('select * from core.consents where visitor = $1 order by id', [visitor])).rows;
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  expect(Object.keys(row).sort()).toEqual(['chosen_at', 'id', 'purposes', 'text_version', 'visitor']);
  expect(row).toMatchObject({ purposes: ['statistics', 'marketing', 'chat', 'video'], text_version: 1 });
  await client.end();
});

test('a foreign site cannot answer in a visitor’s name, and nonsense is refused', async ({ system }) => {
  const send = (body: string, origin?: string) =>
    rawRequest(system.origin, '/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin && { origin }) },
      body,
    });
  expect((await send('{}')).status).toBe(403);
  expect((await send('{}', 'https://mau.exemplo')).status).toBe(403);
  expect((await send('{}', system.origin)).status).toBe(400);
  expect((await send('x'.repeat(5_000), system.origin)).status).toBe(413);
});

test('an answer to older words is asked for again', async ({ system, page, context }) => {
  await context.addCookies([{ name: 'consent', value: `0.2026-01-01.video.${'a'.repeat(32)}`, url: system.origin }]);
  await page.goto(`${system.origin}/pt`);
  await expect(panel(page)).toBeVisible();
});

test('while the clinic uses no company nobody is asked, and the settings can still be opened', async ({ system, page }) => {
  await setThirdParties(system, false);
  await page.goto(`${system.origin}/pt`);
  await page.getByRole('link', { name: consentTexts.pt.settings }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await setThirdParties(system, true);
});

test('without JavaScript nothing is asked, because nothing can be loaded', async ({ system, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const strangers = watchStrangers(page, system.origin);
  await page.goto(`${system.origin}/pt`);
  await expect(panel(page)).toBeHidden();
  await page.getByRole('link', { name: consentTexts.pt.settings }).click();
  await expect(page).toHaveURL(`${system.origin}/pt/politica-de-cookies`);
  expect(strangers).toEqual([]);
  await context.close();
});
