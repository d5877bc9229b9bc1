import { expect } from '@playwright/test';
import { allAddresses, type KnownAddress } from './all-addresses.ts';
import { axe } from './axe.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

/** All documents of a kind share a screen, and both languages its script: half of the kinds in each. */
function oneOfEachKind(known: KnownAddress[]): KnownAddress[] {
  const kinds = Object.values(Object.groupBy(known, ({ route }) => route)) as KnownAddress[][];
  return kinds.flatMap((ofKind, index) => ofKind.find(({ locale }) => locale === (index % 2 === 0 ? 'pt' : 'en')) ?? ofKind.slice(0, 1));
}

for (const [which, chosen] of [
  ['of any kind', oneOfEachKind],
  ['of all there are', (known: KnownAddress[]) => known],
] as const) {
  test(
    `no page ${which} breaks the content security policy or complains in the console`,
    byDay(which === 'of any kind'),
    async ({ system, page }) => {
      test.setTimeout(240_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
      const known = chosen(await allAddresses(system));
      for (const { address } of known) await page.goto(system.origin + address, { waitUntil: 'load' });
      expect(complaints).toEqual([]);
      console.log(`  console: ${known.length} pages opened, no violation`);
    },
  );
}

test('a script that slips into a page does not run', async ({ system, page }) => {
  await page.route(`${system.origin}/pt/termos`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</main>',
      '<script>window.slippedIn = true</script><img src="x" onerror="window.slippedIn = true"></main>',
    );
    await route.fulfill({ response: answer, body });
  });
  const violations: string[] = [];
  page.on('console', (message) => violations.push(message.text()));
  await page.goto(`${system.origin}/pt/termos`);
  await expect.poll(() => violations.filter((text) => text.includes('Content Security Policy')).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

for (const [locale, title, text, button, results] of [
  ['pt', 'UPS! Página não encontrada.', 'não existe ou foi removida', 'IR PARA A HOMEPAGE', '/pt/pesquisa'],
  ['en', 'Oops! Page not found.', 'This page could not be found', 'GO TO THE HOME PAGE', '/en/search'],
] as const) {
  test(`an unknown address in ${locale} says so, without JavaScript too, shows the way home and searches`, async ({ system, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const answer = await page.goto(`${system.origin}/${locale}/nao-existe`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(new RegExp(title.replace(/[?.!]/g, '\\$&')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('#form-consulta')).toBeVisible();
    await page.getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(`${system.origin}/${locale}`);
    await page.goBack();
    await page.getByRole('main').getByRole('searchbox').fill('próstata');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${system.origin}${results}?q=pr%C3%B3stata`);
    await context.close();
  });
}

test('the language links lead to the same page in the other language', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt/problemas/cancro-da-prostata`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${system.origin}/en/problems/prostate-cancer`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('axe finds nothing on the pages there are', async ({ system, page }) => {
  for (const address of [
    '/pt',
    '/en',
    '/pt/problemas/cancro-da-prostata',
    '/en/treatments/prostate-cancer/robotic-surgery',
    '/pt/nao-existe',
    '/en/nao-existe',
  ]) {
    await page.goto(system.origin + address);
    const { violations } = await axe(page).analyze();
    expect(violations.map(({ id, nodes }) => `${address} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});
