import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { isInterim } from '../site/app/screens.ts';
import { focusTrail } from './focus-trail.ts';
import { test } from './system.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const inner = { pt: '/pt/problemas/cancro-da-prostata', en: '/en/problems/prostate-cancer' };
const landing = { pt: '/pt/marcacao-de-consulta', en: '/en/book-an-appointment' };
const task = { pt: '/pt/marcar-consulta', en: '/en/marcar-consulta' };
const unknown = { pt: '/pt/nao-existe', en: '/en/nao-existe' };

const header = (page: Page) => page.getByRole('banner');
const menuEntry = (page: Page, name: string) => header(page).locator('summary', { hasText: name }).filter({ visible: true });
const menuButton = (page: Page) => menuEntry(page, 'Menu');
const searchButton = (page: Page, name = 'Pesquisar') => menuEntry(page, name);
const pageOf = async (browser: Browser, options: Parameters<Browser['newContext']>[0]) => (await browser.newContext(options)).newPage();

/** Hydrated: before that the menus work too, but by the browser's own rules only. */
async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')));
}

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
    await open(page, system.origin + unknown.pt);
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
    await open(page, system.origin + unknown.pt);
    await scrollTo(page, 400);
    await header(page).getByRole('link', { name: 'Instituto da Próstata' }).first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveText(/EN/);
    expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
});

test.describe('the mega-menus', () => {
  test.use({ viewport: wide });

  test('open by Enter and Space, close by Escape with focus where it was, one at a time', async ({ system, page }) => {
    await open(page, system.origin + inner.pt);
    const problems = menuEntry(page, 'Problemas');
    const treatments = menuEntry(page, 'Tratamentos');
    const link = header(page).getByRole('link', { name: 'Hiperplasia benigna da próstata' }).first();
    await problems.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(problems).toBeFocused();

    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await treatments.click();
    await expect(header(page).getByRole('link', { name: 'Braquiterapia 4D' })).toBeVisible();
    await expect(page.locator('header details[open]')).toHaveCount(1);
  });

  test('close when focus moves on, on a click elsewhere and when a page is chosen', async ({ system, page }) => {
    await open(page, system.origin + inner.pt);
    const tests = menuEntry(page, 'Análises e Exames');
    const opened = page.locator('header details[open]');
    await tests.click();
    await opened.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(opened).toHaveCount(0);

    await tests.click();
    await expect(opened).toHaveCount(1);
    await page.mouse.click(640, 780);
    await expect(opened).toHaveCount(0);

    await tests.click();
    await header(page).getByRole('link', { name: 'Ecografia da próstata' }).click();
    await expect(page).toHaveURL(`${system.origin}/pt/analises-e-exames/ecografia-da-prostata`);
    await expect(opened).toHaveCount(0);
  });

  test('group the problems by organ and draw each, in English too', async ({ system, page }) => {
    await open(page, system.origin + inner.en);
    await menuEntry(page, 'Problems').click();
    const group = header(page).getByRole('list', { name: 'Kidneys and bladder' });
    await expect(group.getByRole('link')).toHaveCount(4);
    await expect(group.locator('svg use[href$="#tumor-do-rim"]')).toHaveCount(1);
  });

  test('offer a quiz or a form only once it can be used, and a voice until then', async ({ system, page }) => {
    await open(page, system.origin + inner.en);
    await menuEntry(page, 'Problems').click();
    const panel = page.locator('header details[open]');
    const quiz = panel.getByRole('link', { name: 'Take the symptom test' });
    const voice = panel.getByText('Would you rather talk to someone?');
    await expect(isInterim('symptomQuiz') ? voice : quiz).toBeVisible();
    await expect(isInterim('symptomQuiz') ? quiz : voice).toHaveCount(0);
  });

  test('open by touch', async ({ system, browser }) => {
    const page = await pageOf(browser, { viewport: wide, hasTouch: true });
    await open(page, system.origin + inner.pt);
    await menuEntry(page, 'Instituto da Próstata').tap();
    await expect(header(page).getByRole('link', { name: 'Sobre nós' })).toBeVisible();
    await page.context().close();
  });
});

test.describe('the search', () => {
  for (const [locale, name, label, message] of [
    ['pt', 'Pesquisar', 'O que procura?', 'Escreva mais de 3 caracteres.'],
    ['en', 'Search', 'What are you looking for?', 'Type at least 4 characters.'],
  ] as const) {
    test(`in ${locale} refuses three characters near the field and aloud, and searches for four`, async ({ system, page }) => {
      await page.setViewportSize(wide);
      await open(page, system.origin + inner[locale]);
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

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('keeps focus inside, opens three levels, closes on Escape and on a link', async ({ system, page }) => {
    await open(page, system.origin + inner.pt);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.locator('summary', { hasText: 'Tratamentos' }).click();
    await dialog.locator('summary', { hasText: 'Cancro da próstata' }).click();
    await dialog.getByRole('link', { name: 'Braquiterapia 4D' }).click();
    await expect(page).toHaveURL(`${system.origin}/pt/tratamentos/cancro-da-prostata/braquiterapia-4d`);
    await expect(dialog).toBeHidden();
  });

  test('holds the search, the languages, the phone and its cost', async ({ system, page }) => {
    await open(page, system.origin + inner.en);
    await menuButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Português' })).toHaveAttribute('href', inner.pt);
    await expect(dialog.getByText('Call to the Portuguese landline network')).toBeVisible();
  });

  test('two buttons at the foot lead to online and other bookings once the page offers none and asks nothing', async ({ system, page }) => {
    await open(page, system.origin + inner.en);
    const bar = page.getByRole('navigation', { name: 'Booking' });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Reject all' }).click();
    await expect(bar.getByRole('link', { name: 'Online appointment' })).toHaveAttribute('href', '/en/book-an-online-appointment');
    await expect(bar.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/en/marcar-consulta');
  });
});

test.describe('focus is never hidden', () => {
  for (const viewport of [small, wide]) {
    for (const address of [unknown.pt, inner.en, landing.pt]) {
      test(`at ${viewport.width} px on ${address}`, async ({ system, page }) => {
        await page.setViewportSize(viewport);
        await open(page, system.origin + address);
        const trail = await focusTrail(page);
        expect(trail.length).toBeGreaterThan(8);
        expect(trail.filter(({ hidden }) => hidden)).toEqual([]);
      });
    }
  }
});

test.describe('without JavaScript', () => {
  test('menus, the phone menu and the search work', async ({ system, browser }) => {
    const page = await pageOf(browser, { javaScriptEnabled: false, viewport: wide });
    await page.goto(system.origin + inner.pt);
    await menuEntry(page, 'Tratamentos').click();
    await header(page).getByRole('link', { name: 'Crioterapia' }).first().click();
    await expect(page).toHaveURL(`${system.origin}/pt/tratamentos/cancro-da-prostata/crioterapia`);

    await searchButton(page).click();
    const field = header(page).getByRole('searchbox');
    await field.fill('próstata');
    await field.press('Enter');
    await expect(page).toHaveURL(`${system.origin}/pt/pesquisa?q=pr%C3%B3stata`);

    await page.setViewportSize(phone);
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
    [landing.en, 1],
    ['/pt/blog', 0],
    ['/en/blog', 0],
  ] as const) {
    await page.goto(system.origin + address);
    await expect(page.getByRole('navigation', { name: /Idioma|Language/ })).toHaveCount(count);
  }
});

test('nothing scrolls sideways at 320 px nor at 200 % zoom, with the menus open too', async ({ system, page }) => {
  // 1440 px at 200 % are 720 of the page's own pixels.
  for (const viewport of [small, { width: 720, height: 450 }, { width: 1240, height: 700 }, { width: 1280, height: 700 }]) {
    await page.setViewportSize(viewport);
    for (const address of [...Object.values(unknown), inner.pt, ...Object.values(landing), ...Object.values(task)]) {
      await open(page, system.origin + address);
      const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      const [content, view] = await widths();
      expect(content, `${address} at ${viewport.width}`).toBeLessThanOrEqual(view ?? 0);
      const entry = header(page).locator('summary:visible').last();
      if ((await entry.count()) === 0) continue;
      await entry.click();
      const overflow = await page.evaluate(() => {
        const panel = document.querySelector('dialog:modal') ?? document.querySelector('header details[open] > :not(summary)');
        return panel && panel.scrollWidth > panel.clientWidth;
      });
      expect(overflow, `the open menu of ${address} at ${viewport.width}`).toBe(false);
    }
  }
});

test.describe('nothing shifts while a page loads', () => {
  const shifts = async (page: Page, url: string) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
  };

  for (const viewport of [phone, wide]) {
    test(`at ${viewport.width} px`, async ({ system, page }) => {
      await page.setViewportSize(viewport);
      for (const address of [inner.pt, unknown.en, landing.pt]) expect(await shifts(page, system.origin + address), address).toBe(0);
    });

    test(`at ${viewport.width} px when the fonts come late`, async ({ system, page }) => {
      await page.setViewportSize(viewport);
      await open(page, system.origin + inner.pt);
      await page.getByRole('button', { name: 'Rejeitar tudo' }).click();
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      for (const address of [inner.pt, landing.en]) expect(await shifts(page, system.origin + address), address).toBeLessThan(0.01);
    });
  }

  test('only the two faces that a page uses are fetched', async ({ system, page }) => {
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    await page.goto(system.origin + inner.pt, { waitUntil: 'networkidle' });
    expect([...fonts].sort()).toEqual([expect.stringContaining('atkinson-next-normal'), expect.stringContaining('newsreader-heading')]);
  });
});

test.describe('every layout', () => {
  for (const [locale, company, complaints] of [
    ['pt', 'Entidade registada na ERS com o n.º E000000', 'Livro de reclamações'],
    ['en', 'Registered with the Portuguese health regulator (ERS), no. E000000', 'Complaints book'],
  ] as const) {
    test(`in ${locale} says who answers for it and where to complain`, async ({ system, page }) => {
      for (const address of [inner[locale], landing[locale], task[locale], unknown[locale]]) {
        await page.goto(system.origin + address);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(company);
        for (const part of ['Clínica Exemplo, Lda.', '000000000', '00000/0000', 'Rua do Exemplo 00', '1000-000 Lisboa', '©'])
          await expect(footer).toContainText(part);
        await expect(footer.getByRole('link', { name: complaints })).toHaveAttribute('target', '_blank');
        // Emergency lines, which medical pages name, are not landlines.
        const numbers = await page.locator('a[href="tel:+351210000000"]').count();
        expect(numbers).toBeGreaterThan(0);
        const notes = await page.getByText(/rede fixa nacional|landline network/).count();
        expect(notes, `the cost of a call on ${address}`).toBeGreaterThanOrEqual(numbers);
      }
    });

    test(`in ${locale} has no menu and no place in search engines on a landing page or in a task`, async ({ system, page }) => {
      for (const address of [landing[locale], task[locale]]) {
        await page.goto(system.origin + address);
        await expect(header(page).locator('summary')).toHaveCount(0);
        await expect(header(page).locator('a[href^="tel:"]')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });

    test(`in ${locale} passes axe in light, more contrast and forced colours`, async ({ system, page }) => {
      test.setTimeout(240_000);
      const light = [{ contrast: 'no-preference' }] as const;
      const looks = [...light, { contrast: 'more' }, { forcedColors: 'active' }] as const;
      const axe = async (where: string, part = 'html', shown: readonly (typeof looks)[number][] = looks) => {
        for (const look of shown) {
          await page.emulateMedia({ contrast: null, forcedColors: null, reducedMotion: 'reduce', ...look });
          // Colours fade from one look into the next.
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
          // In forced colours the browser chooses them, and axe still reads ours.
          const rules = 'forcedColors' in look ? ['color-contrast'] : [];
          const { violations } = await new AxeBuilder({ page }).include(part).disableRules(rules).analyze();
          expect(violations.map(({ id, nodes }) => `${where} ${JSON.stringify(look)} ${id} ${nodes[0]?.html}`)).toEqual([]);
        }
      };
      await page.setViewportSize(wide);
      for (const address of [landing[locale], task[locale], unknown[locale], inner[locale]]) {
        await open(page, system.origin + address);
        await axe(address);
      }
      for (let index = 0; index < 5; index++) {
        await header(page).locator('summary:visible').nth(index).click();
        await axe(`menu ${index}`, 'header', light);
      }
      await page.route('**/*.data*', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'unavailable' }));
      await menuEntry(page, locale === 'pt' ? 'Problemas' : 'Problems').click();
      await header(page)
        .getByRole('link', { name: locale === 'pt' ? 'Tumor do rim' : 'Kidney tumour' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Não conseguimos mostrar|We could not show/);
      await axe('the error page');
      await page.unroute('**/*.data*');
      await page.setViewportSize(phone);
      await open(page, system.origin + inner[locale]);
      await menuButton(page).click();
      await axe('the menu of a phone', 'dialog', light);
    });
  }
});

test('on paper a page has the name, the phone and the address, and nothing to press', async ({ system, page }) => {
  await page.goto(system.origin + inner.pt);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.getByText(`Página impressa de ${system.origin.replace('http://', '')}${inner.pt}`)).toBeVisible();
  await expect(page.locator('body > div', { hasText: '210 000 000' }).last()).toBeVisible();
});
