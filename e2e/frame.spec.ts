import { expect, type Page } from '@playwright/test';
import { focusTrail } from './focus-trail.ts';
import {
  header,
  inner,
  landingPaths,
  menuButton,
  menuEntry,
  newPage,
  phoneViewport,
  searchButton,
  smallViewport,
  task,
  unknown,
  visitPage,
  wide,
} from './frame.ts';
import { test } from './system.ts';

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 500 } });
  const place = (page: Page) =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        top: box('body > header')?.top,
        logo: box('body > header img')?.height ?? 0,
        mainStart: (box('main')?.top ?? 0) + window.scrollY,
      };
    });
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  test('scrolls away with the page up to 70 px, stays from the 71st, with a smaller logo and no phone, and comes back', async ({
    system,
    page,
  }) => {
    await visitPage(page, system.origin + unknown.pt);
    const call = header(page).getByRole('link', { name: '210 000 000', includeHidden: true }).first();
    const atRest = await place(page);
    for (const _ of ['down', 'and down again']) {
      await scrollTo(page, 70);
      await expect(header(page)).not.toHaveAttribute('data-compact');
      expect(await place(page)).toMatchObject({ top: -70, logo: atRest.logo });
      await expect(call).toBeVisible();

      await scrollTo(page, 71);
      await expect(header(page)).toHaveAttribute('data-compact');
      await expect(call).toBeHidden();
      await expect.poll(async () => (await place(page)).logo).toBeLessThan(atRest.logo);
      await scrollTo(page, 400);
      expect(await place(page)).toMatchObject({ top: -70, mainStart: atRest.mainStart });

      await scrollTo(page, 0);
      await expect(call).toBeVisible();
      await expect.poll(async () => await place(page)).toEqual(atRest);
    }
  });

  test('shows the strip again to whoever tabs back into it', async ({ system, page }) => {
    await visitPage(page, system.origin + unknown.pt);
    await scrollTo(page, 400);
    await header(page).getByRole('link', { name: 'Instituto da Próstata' }).first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveText(/EN/);
    expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
});

test.describe('the search', () => {
  for (const [locale, name, label, message] of [
    ['pt', 'Pesquisar', 'O que procura?', 'Escreva mais de 3 caracteres.'],
    ['en', 'Search', 'What are you looking for?', 'Type at least 4 characters.'],
  ] as const) {
    test(`in ${locale} refuses three characters near the field and aloud, and searches for four`, async ({ system, page }) => {
      await page.setViewportSize(wide);
      await visitPage(page, system.origin + inner[locale]);
      await searchButton(page, name).focus();
      await page.keyboard.press('Enter');
      const field = header(page).getByRole('combobox', { name: label });
      await expect(field).toBeFocused();
      for (const typed of ['rim', 'rim ']) {
        await field.fill(typed);
        await page.keyboard.press('Enter');
        await expect(header(page).getByRole('alert')).toHaveText(message);
        await expect(field).toHaveAccessibleDescription(message);
        await expect(page).toHaveURL(system.origin + inner[locale]);
      }
      await field.fill('rins');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${system.origin}/${locale === 'pt' ? 'pt/pesquisa' : 'en/search'}?q=rins`);
      await expect(header(page).getByText(message)).toHaveCount(0);
    });
  }
});

test.describe('focus is never hidden', () => {
  for (const viewport of [smallViewport, wide]) {
    for (const address of [unknown.pt, inner.en, landingPaths.pt]) {
      test(`at ${viewport.width} px on ${address}`, async ({ system, page }) => {
        await page.setViewportSize(viewport);
        await visitPage(page, system.origin + address);
        const trail = await focusTrail(page);
        expect(trail.length).toBeGreaterThan(8);
        expect(trail.filter(({ hidden }) => hidden)).toEqual([]);
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test('menus, the phone menu and the search work', async ({ system, browser }) => {
    const page = await newPage(browser, { javaScriptEnabled: false, viewport: wide });
    await page.goto(system.origin + inner.pt);
    await menuEntry(page, 'Tratamentos').click();
    await header(page).getByRole('link', { name: 'Crioterapia' }).first().click();
    await expect(page).toHaveURL(`${system.origin}/pt/tratamentos/cancro-da-prostata/crioterapia`);

    await searchButton(page).click();
    const field = header(page).getByRole('searchbox');
    await field.fill('próstata');
    await field.press('Enter');
    await expect(page).toHaveURL(`${system.origin}/pt/pesquisa?q=pr%C3%B3stata`);

    await page.setViewportSize(phoneViewport);
    await menuButton(page).click();
    await page.locator('dialog summary', { hasText: 'Problemas' }).click();
    await page.locator('dialog').getByRole('link', { name: 'Tumor do rim' }).click();
    await expect(page).toHaveURL(`${system.origin}/pt/problemas/tumor-do-rim`);
    await expect(page.getByRole('navigation', { name: 'Marcação' })).toBeVisible();
    await page.context().close();
  });
});

test('the language links are on every page except those of the blog', async ({ system, page }) => {
  await page.setViewportSize(wide);
  for (const [address, count] of [
    [inner.pt, 1],
    [landingPaths.en, 1],
    ['/pt/blog', 0],
    ['/en/blog', 0],
  ] as const) {
    await page.goto(system.origin + address);
    await expect(page.getByRole('navigation', { name: /Idioma|Language/ })).toHaveCount(count);
  }
});

test('on a phone the other language is one touch away, beside name, search and menu', async ({ system, page }) => {
  for (const width of [360, 375, 390, 430, 720]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(system.origin + inner.pt);
    const other = header(page).getByRole('link', { name: 'English' });
    await expect(other).toHaveAttribute('href', inner.en);
    for (const touched of [other, menuButton(page), searchButton(page)]) {
      const box = await touched.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(44);
    }
    const brand = header(page).getByRole('link', { name: 'Instituto da Próstata' });
    const nameIsSeen = await brand.evaluate((link) => {
      const [, name] = link.children;
      return name ? name.getBoundingClientRect().bottom <= link.getBoundingClientRect().bottom + 2 : false;
    });
    expect(nameIsSeen, `the name at ${width} px`).toBe(true);
  }
});

test('nothing scrolls sideways at 320 px nor at 200 % zoom, with the menus open too', async ({ system, page }) => {
  // 1440 px at 200 % are 720 of the page's own pixels.
  const viewports = [smallViewport, { width: 720, height: 450 }, { width: 1240, height: 700 }, { width: 1280, height: 700 }];
  for (const address of [...Object.values(unknown), inner.pt, ...Object.values(landingPaths), ...Object.values(task)]) {
    await visitPage(page, system.origin + address);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(content, `${address} at ${viewport.width}`).toBeLessThanOrEqual(view ?? 0);
      const entry = header(page).locator('summary:visible').last();
      if ((await entry.count()) === 0) continue;
      await entry.click();
      const panel = page.locator('dialog:modal, header details[open] > :not(summary)').first();
      await expect(panel).toBeVisible();
      const overflow = await panel.evaluate((open) => open.scrollWidth > open.clientWidth);
      expect(overflow, `the open menu of ${address} at ${viewport.width}`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

test('the header of a phone fits with the text at 150 and 200 %, and its menu button stays whole', async ({ system, page }) => {
  for (const viewport of [phoneViewport, smallViewport]) {
    await page.setViewportSize(viewport);
    for (const size of ['150%', '200%']) {
      await visitPage(page, system.origin + inner.pt);
      await page.evaluate((wanted) => {
        document.documentElement.style.fontSize = wanted;
      }, size);
      const button = await menuButton(page).boundingBox();
      expect((button?.x ?? 0) + (button?.width ?? 0), `${size} at ${viewport.width}`).toBeLessThanOrEqual(viewport.width);
      const overflow = await header(page).evaluate((bar) => bar.scrollWidth - bar.clientWidth);
      expect(overflow, `${size} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});
