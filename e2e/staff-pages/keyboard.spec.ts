import { expect, type Page } from '@playwright/test';
import { focusSeen, tabInSight } from '../focus-seen.ts';
import { enterAs, makeWorkingDay } from '../staff-day.ts';
import { type TestSystem, test } from '../system.ts';

test.describe.configure({ timeout: 180_000 });

async function atDesk(system: TestSystem, browser: Parameters<typeof enterAs>[1], path = '/admin/por-fazer'): Promise<Page> {
  await makeWorkingDay(system);
  const context = await enterAs(system, browser, 'balcao');
  const page = await context.newPage();
  // A mouse would help where a key does not reach.
  for (const name of ['click', 'dblclick', 'move', 'down', 'wheel'] as const)
    page.mouse[name] = () => Promise.reject(new Error('this journey has no mouse'));
  await page.goto(path);
  return page;
}

/** From whatever page: the box is one key away. */
async function find(page: Page, words: string): Promise<void> {
  await page.locator('#desk-find').waitFor();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.locator('#desk-find')).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(await focusSeen(page)).toMatchObject({ isSeen: true });
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/(?:procurar|marcacoes-online\/)/);
}

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await tabInSight(page, selector);
  await page.keyboard.press(key);
}

async function openUnpaidVisit(page: Page): Promise<void> {
  await find(page, 'joaquim@exemplo.pt');
  const row = page.locator('tr', { hasText: 'À espera de pagamento' }).locator('a').first();
  await press(page, `a[href="${await row.getAttribute('href')}"]`);
  await page.waitForURL(/\/marcacoes-online\//);
}

const told = (page: Page) => page.locator('.desk-told[role=status]');

test('a caller is found by name and opened', async ({ system, browser }) => {
  const page = await atDesk(system, browser);
  await find(page, 'exemplo adel');
  if (page.url().includes('/procurar')) {
    await expect(page.locator('.desk-found a').first()).toBeFocused();
    expect(await focusSeen(page)).toMatchObject({ isSeen: true });
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/\/marcacoes-online\/[0-9a-f-]{36}/);
  await expect(page.locator('#desk-title')).toBeVisible();
  await page.context().close();
});

test('the arrows lead from one row to the next, in what was found and in what is to be done', async ({ system, browser }) => {
  const page = await atDesk(system, browser);
  await find(page, 'exemplo');
  const found = page.locator('.desk-found td:first-child a');
  await expect(found.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(found.first()).toBeFocused();
  await page.goto('/admin/por-fazer');
  const toDo = page.locator('.desk-what a');
  await toDo.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(toDo.nth(1)).toBeFocused();
  await page.context().close();
});

test('a patient has arrived', async ({ system, browser }) => {
  const page = await atDesk(system, browser);
  await press(page, 'a[href="/admin/folha-do-dia"]');
  await page.waitForURL(/folha-do-dia/);
  // On a day without visits the last one that had some has them still.
  for (let days = 0; days < 5 && (await page.locator('button[value=arrived]').count()) === 0; days++) {
    await press(page, '.day-ways nav a:first-child');
    await page.waitForLoadState();
  }
  await press(page, 'button[value=arrived]');
  await expect(told(page)).toBeVisible();
  await page.context().close();
});

test('the data for paying are sent again', async ({ system, browser }) => {
  const page = await atDesk(system, browser);
  await openUnpaidVisit(page);
  await press(page, '.desk-resend summary');
  await press(page, '.desk-resend button[type=submit]');
  await expect(told(page)).toBeVisible();
  await page.context().close();
});

test('a visit is moved to another hour', async ({ system, browser }) => {
  const page = await atDesk(system, browser);
  await openUnpaidVisit(page);
  const before = page.url();
  await press(page, '.desk-toolbar a[href*="mudar"]');
  await page.waitForURL(/mudar/);
  await press(page, 'input[name=hora]', 'Space');
  await press(page, '.desk-move button[type=submit]');
  await expect(page).not.toHaveURL(before);
  await expect(told(page)).toBeVisible();
  await page.context().close();
});

test('a request is taken and answered', async ({ system, browser }) => {
  const page = await atDesk(system, browser, '/admin/por-fazer?tipo=contactRequest');
  await press(page, '.desk-what a');
  await page.waitForURL(/item=/);
  await press(page, '#painel form[action$="/claimed"] button');
  await expect(page.locator('#painel form[action$="/givenBack"]')).toBeVisible();
  await press(page, '#painel a.desk-button');
  await page.waitForURL(/\/pedidos\//);
  await page.locator('form[action$="/answered"] textarea').focus();
  await page.keyboard.type('Respondi por e-mail.');
  await press(page, 'form[action$="/answered"] button');
  await expect(told(page)).toBeVisible();
  await page.context().close();
});
