import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { pageKinds } from '../scripts/page-kinds.ts';
import { axe } from './axe.ts';
import { header, inner, landingPaths, menuButton, newPage, phoneViewport, task, unknown, visitPage, wide } from './frame.ts';
import { moveTo } from './moving.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

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

  for (const viewport of [phoneViewport, wide]) {
    test(`at ${viewport.width} px`, async ({ system, page }) => {
      await page.setViewportSize(viewport);
      for (const address of [inner.pt, unknown.en, landingPaths.pt]) expect(await shifts(page, system.origin + address), address).toBe(0);
    });

    test(`at ${viewport.width} px when the fonts come late`, async ({ system, page }) => {
      await page.setViewportSize(viewport);
      await visitPage(page, system.origin + inner.pt);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      for (const address of [inner.pt, landingPaths.en]) expect(await shifts(page, system.origin + address), address).toBeLessThan(0.01);
    });
  }

  test('at 390 px when the drawings come late', async ({ system, page }) => {
    await page.setViewportSize(phoneViewport);
    await page.route('**/*.svg', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    for (const address of [inner.pt, '/pt/tratamentos/cancro-da-prostata'])
      expect(await shifts(page, system.origin + address), address).toBe(0);
  });

  const [italic, ...ofEachPage] = ['atkinson-next-italic', 'atkinson-next-normal', 'newsreader-heading'] as const;
  const faces = [italic, ...ofEachPage];
  for (const locale of locales) {
    test(`the first view of every kind of page in ${locale} needs two font files`, async ({ system, browser }) => {
      test.setTimeout(120_000);
      for (const { [locale]: address } of pageKinds) {
        if (address === null) continue;
        // A browser that has a file in its memory asks for it on every later page.
        const page = await newPage(browser, { viewport: phoneViewport });
        const files: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'font') files.push(faces.find((face) => request.url().includes(`/${face}-`)) ?? request.url());
        });
        await page.goto(system.origin + address, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const italics = await page.locator('em:visible').evaluateAll((words) => words.map((word) => word.getBoundingClientRect().top));
        const furtherDown = italics.length > 0 && Math.min(...italics) > phoneViewport.height ? [italic] : [];
        expect(files.sort(), address).toEqual([...furtherDown, ...ofEachPage]);
        await page.context().close();
      }
    });
  }
});

test('no picture is asked for ahead of the text unless it stands on the first screen', async ({ system, page }) => {
  await page.setViewportSize(wide);
  for (const address of [inner.pt, '/pt/tratamentos/cancro-da-prostata', '/pt/blog']) {
    await page.goto(system.origin + address);
    const tooLow = await page.evaluate(() => {
      const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map(({ href }) => href);
      const images = [...document.images].filter(({ src }) => ahead.includes(src));
      return images.filter((image) => image.getBoundingClientRect().top > window.innerHeight).map(({ src }) => src);
    });
    expect(tooLow, address).toEqual([]);
  }
});

test('the zero of the reading face is plain, upright and italic, in every weight', async ({ system, page }) => {
  await page.goto(system.origin + inner.pt);
  /** What is seen along the middle of a large zero, from left to right: ink, paper, ink. A slash would be ink in the paper. */
  const acrossTheZero = (font: string) =>
    page.evaluate(async (face) => {
      await document.fonts.load(face, '0');
      const brush = Object.assign(document.createElement('canvas'), { width: 300, height: 300 }).getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.font = face;
      brush.fillText('0', 50, 250);
      const row = brush.getImageData(0, 182, 300, 1).data.filter((_, index) => index % 4 === 3);
      return [...row].map((ink) => (ink > 127 ? 'ink' : 'paper')).filter((seen, index, all) => seen !== all[index - 1]);
    }, font);
  for (const style of ['normal', 'italic'])
    for (const weight of [400, 560, 700])
      expect(await acrossTheZero(`${style} ${weight} 200px "Atkinson Hyperlegible Next"`), `${style} ${weight}`).toEqual([
        'paper',
        'ink',
        'paper',
        'ink',
        'paper',
      ]);
});

test.describe('every layout', () => {
  for (const [locale, company, complaints] of [
    ['pt', 'Entidade registada na ERS com o n.º E000000', 'Livro de reclamações'],
    ['en', 'Registered with the Portuguese health regulator (ERS), no. E000000', 'Complaints book'],
  ] as const) {
    test(`in ${locale} says who answers for it and where to complain`, async ({ system, page }) => {
      for (const address of [inner[locale], landingPaths[locale], task[locale], unknown[locale]]) {
        await page.goto(system.origin + address);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(company);
        for (const part of ['Clínica Exemplo, Lda.', '000000000', '00000/0000', 'Rua do Exemplo 00', '1000-000 Lisboa', '©'])
          await expect(footer).toContainText(part);
        await expect(footer.getByRole('link', { name: complaints })).toHaveAttribute('target', '_blank');
        // Emergency lines, which medical pages name, are not landlines.
        const numbers = await page.locator('a[href="tel:+351210000000"]').count();
        expect(numbers).toBeGreaterThan(0);
        const notes = await page.getByText(/rede fixa nacional|Portuguese landline/).count();
        expect(notes, `the cost of a call on ${address}`).toBeGreaterThanOrEqual(numbers);
      }
    });

    test(`in ${locale} has no menu and no place in search engines on a landing page or in a task`, async ({ system, page }) => {
      for (const address of [landingPaths[locale], task[locale]]) {
        await page.goto(system.origin + address);
        await expect(header(page).locator('summary')).toHaveCount(0);
        await expect(header(page).locator('a[href^="tel:"]')).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });

    test(`in ${locale} passes axe in light, more contrast and forced colours`, byDay(locale === 'en'), async ({ system, page }) => {
      test.setTimeout(240_000);
      const light = [{ contrast: 'no-preference' }] as const;
      const looks = [...light, { contrast: 'more' }, { forcedColors: 'active' }] as const;
      const findsNothing = async (where: string, part = 'html', shown: readonly (typeof looks)[number][] = looks) => {
        for (const look of shown) {
          await page.emulateMedia({ contrast: null, forcedColors: null, reducedMotion: 'reduce', ...look });
          // Colours fade from one look into the next.
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
          // In forced colours the browser chooses them, and axe still reads ours.
          const rules = 'forcedColors' in look ? ['color-contrast'] : [];
          const { violations } = await axe(page).include(part).disableRules(rules).analyze();
          expect(violations.map(({ id, nodes }) => `${where} ${JSON.stringify(look)} ${id} ${nodes[0]?.html}`)).toEqual([]);
        }
      };
      await page.setViewportSize(wide);
      for (const address of [landingPaths[locale], task[locale], unknown[locale], inner[locale]]) {
        await visitPage(page, system.origin + address);
        await findsNothing(address);
      }
      for (let index = 0; index < 5; index++) {
        await header(page).locator('summary:visible').nth(index).click();
        await findsNothing(`menu ${index}`, 'header', light);
      }
      await page.route('**/*.data*', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'unavailable' }));
      await visitPage(page, `${system.origin}/${locale}/${locale === 'pt' ? 'reclamacao' : 'complaint'}`);
      await moveTo(page, `/${locale}/${locale === 'pt' ? 'ligamos-lhe' : 'call-me-back'}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Não conseguimos mostrar|We could not show/);
      await findsNothing('the error page');
      await page.unroute('**/*.data*');
      await page.setViewportSize(phoneViewport);
      await visitPage(page, system.origin + inner[locale]);
      await menuButton(page).click();
      await findsNothing('the menu of a phone', 'dialog', light);
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
