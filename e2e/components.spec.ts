import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './system.ts';

const sections = ['foundations', 'buttons-links', 'fields', 'choices', 'date-and-time', 'messages', 'content', 'navigation', 'media'];
const locales = ['pt', 'en'];

const open = (page: Page, origin: string, section: string, locale = 'pt') =>
  page.goto(`${origin}/galeria/${locale}/${section}`, { waitUntil: 'networkidle' });

for (const locale of locales) {
  for (const contrast of ['no-preference', 'more'] as const) {
    test(`axe finds nothing in the gallery in ${locale}, contrast ${contrast}`, async ({ system, page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ contrast, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const section of sections) {
        await open(page, system.origin, section, locale);
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${section} ${id} ${html}`)));
      }
      expect(found).toEqual([]);
    });
  }

  test(`the gallery in ${locale} never scrolls sideways at 320 px`, async ({ system, page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const section of sections) {
      await open(page, system.origin, section, locale);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, section).toBeLessThanOrEqual(0);
    }
  });
}

test('no gallery page breaks the content security policy or complains in the console, with the calendar open too', async ({
  system,
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  for (const section of sections) await open(page, system.origin, section);
  await open(page, system.origin, 'date-and-time');
  await page.getByRole('button', { name: 'Dia do exame' }).first().click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nothing jumps when the script takes over', async ({ system, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const section of ['date-and-time', 'content', 'media']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 4_000 });
      await open(page, system.origin, section);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), `${section} ${width}`).toBeLessThan(0.02);
    }
  }
});

test('the gallery is not for search engines', async ({ system, page }) => {
  await open(page, system.origin, 'fields');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the error summary takes the focus and each line leads to its field', async ({ system, page }) => {
  await open(page, system.origin, 'messages', 'en');
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('alert', { name: 'Please correct the following errors:' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Write the date of birth.' }).click();
  await expect(page.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day');
  await open(page, system.origin, 'messages');
  await expect(page.getByRole('heading', { name: 'Por favor, corrija os seguintes erros:' })).toBeVisible();
});

test('a password can be pasted and shown', async ({ system, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, system.origin, 'fields');
  await page.evaluate(() => navigator.clipboard.writeText('barco chuva janela'));
  const field = page.getByLabel('Palavra-passe nova');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('barco chuva janela');
  await page.getByRole('button', { name: 'Mostrar a palavra-passe' }).press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
});

test('the dialog opens by keyboard, holds the focus, closes on Escape and gives the focus back', async ({ system, page }) => {
  await open(page, system.origin, 'messages');
  const opener = page.getByRole('button', { name: 'Desmarcar a consulta' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Quer mesmo desmarcar?' });
  await expect(dialog).toBeVisible();
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a toast is announced politely and can be closed', async ({ system, page }) => {
  await open(page, system.origin, 'messages');
  await page.getByRole('button', { name: 'Mostrar um aviso' }).press('Enter');
  const region = page.locator('[role=status][aria-live=polite]').filter({ hasText: 'Referência copiada.' });
  await expect(region).toBeVisible();
  await page.getByRole('button', { name: 'Fechar o aviso' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Fechar o aviso' })).toHaveCount(0);
});

test('arrow keys move between tabs, and Tab goes into the panel', async ({ system, page }) => {
  await open(page, system.origin, 'content');
  await page.getByRole('tab', { name: 'Antes do exame' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Durante' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveText(/Demora cerca de dez minutos/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Depois' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test.describe('date picker', () => {
  for (const [locale, first] of [
    ['pt', 'seg.'],
    ['en', 'Sun'],
  ] as const) {
    test(`the week starts with ${first} in ${locale}`, async ({ system, page }) => {
      await open(page, system.origin, 'date-and-time', locale);
      await expect(page.locator('main table thead th').first()).toHaveText(first);
    });
  }

  test('a date is chosen by keyboard, through the year and month views, and said in words', async ({ system, page }) => {
    await open(page, system.origin, 'date-and-time');
    const field = page.getByRole('button', { name: 'Quando começaram as queixas?' });
    await field.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'segunda-feira, 16 de novembro de 2026' })).toBeFocused();
    await dialog.getByRole('button', { name: /escolher o mês/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'novembro' })).toBeFocused();
    await dialog.getByRole('button', { name: /escolher o ano/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: '2026' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'novembro' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'sexta-feira, 1 de agosto de 2025' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toContainText('8 de agosto de 2025');
    await expect(field).toBeFocused();
    await expect(page.locator('input[name=since]')).toHaveValue('2025-08-08');
  });

  test('days without room cannot be chosen', async ({ system, page }) => {
    await open(page, system.origin, 'date-and-time');
    const full = page.getByRole('button', { name: /quinta-feira, 19 de novembro: .*Cheio/ });
    await expect(full).toBeDisabled();
    await page.getByRole('button', { name: /sexta-feira, 20 de novembro:/ }).press('Enter');
    await page.getByRole('radio', { name: 'sexta-feira, 20 de novembro, às 10:00' }).press('Space');
    await expect(page.getByRole('button', { name: 'Seguinte (sex. 20, 10:00)' })).toBeVisible();
  });

  test('slots are 64 px high', async ({ system, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, system.origin, 'date-and-time');
    const heights = await page
      .locator('label:visible:has([name=slot])')
      .evaluateAll((labels: HTMLElement[]) => labels.map((label) => label.offsetHeight));
    expect(new Set(heights)).toEqual(new Set([64]));
  });
});

test.describe('carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Testemunhos', exact: true });
  const inView = (row: Locator) => row.locator('li:not([inert])');

  /** Time stands still until the test moves it. */
  async function openStill(page: Page, origin: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await open(page, origin, 'media');
    const row = carousel(page);
    await expect(row.getByRole('button', { name: 'Seguinte' })).toBeVisible();
    return row;
  }

  async function drag(page: Page, target: Locator, px: number) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px / 2, y);
    await page.mouse.move(x + px, y);
    await page.mouse.up();
  }

  test('page size 2 on a wide screen, 1 on a phone', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await expect(inView(row)).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(inView(row)).toHaveCount(1);
  });

  test('a move takes 500 ms', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await expect(row.locator('ul')).toHaveCSS('transition-duration', '0.5s');
  });

  test('it moves on by itself every 2000 ms, and begins again after the last page', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await page.clock.runFor(1_999);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await page.clock.runFor(1);
    await expect(row.getByText('2 de 3')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(row.getByText('3 de 3')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
  });

  test('it pauses on hover', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await inView(row).first().hover();
    await page.clock.runFor(6_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_100);
    await expect(row.getByText('2 de 3')).toBeVisible();
  });

  test('it pauses on focus', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await row.getByRole('button', { name: 'Seguinte' }).focus();
    await page.clock.runFor(6_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
  });

  test('it stays paused after a manual move, until somebody presses play', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await row.getByRole('button', { name: 'Seguinte' }).press('Enter');
    await expect(row.getByText('2 de 3')).toBeVisible();
    const play = row.getByRole('button', { name: 'Continuar' });
    await play.focus();
    await page.clock.runFor(6_000);
    await expect(row.getByText('2 de 3')).toBeVisible();
    await play.press('Enter');
    await page.clock.runFor(2_100);
    await expect(row.getByText('3 de 3')).toBeVisible();
    await row.getByRole('button', { name: 'Parar' }).press('Enter');
    await page.clock.runFor(6_000);
    await expect(row.getByText('3 de 3')).toBeVisible();
  });

  test('with reduced motion nothing plays and nothing glides', async ({ system, page }) => {
    const row = await openStill(page, system.origin, 'reduce');
    await page.clock.runFor(10_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Parar' })).toHaveCount(0);
    await expect(row.locator('ul')).toHaveCSS('transition-duration', '0s');
  });

  test('a swipe of 8 px moves half a page, one of 7 px nothing', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    const first = inView(row).first();
    await drag(page, first, -7);
    await expect(first).toContainText('Joaquim');
    await drag(page, first, -8);
    await expect(inView(row).first()).toContainText('Manuel');
    await expect(inView(row)).toHaveCount(2);
    await drag(page, inView(row).first(), 200);
    await expect(inView(row).first()).toContainText('Joaquim');
  });

  test('a row that does not loop stops at its ends', async ({ system, page }) => {
    await open(page, system.origin, 'media');
    const row = page.getByRole('region', { name: 'Testemunhos, sem movimento' });
    const next = row.getByRole('button', { name: 'Seguinte' });
    await expect(row.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await next.click();
    await next.click();
    await expect(next).toBeDisabled();
    await expect(row.getByRole('button', { name: 'Parar' })).toHaveCount(0);
  });

  test('the 3D carousel shows 5 slides of 360 by 270 at 35 degrees, in 500 ms', async ({ system, page }) => {
    await openStill(page, system.origin);
    const slides = page.getByRole('region', { name: 'A clínica por dentro' }).locator('li');
    await expect(slides).toHaveCount(5);
    const front = slides.first();
    expect(await front.locator('img').evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight])).toEqual([360, 270]);
    await expect(front).toHaveCSS('transition-duration', '0.5s, 0.5s');
    const style = await slides.nth(1).getAttribute('style');
    expect(style).toContain('rotateY(-35deg)');
  });

  test('the 3D carousel plays every 2000 ms, turns on a swipe of 10 px and then stays', async ({ system, page }) => {
    await openStill(page, system.origin);
    const stage = page.getByRole('region', { name: 'A clínica por dentro' });
    await page.clock.runFor(2_100);
    await expect(stage.getByText('2 de 5')).toBeVisible();
    const front = stage.locator('[data-front]');
    await drag(page, front, -9);
    await expect(stage.getByText('2 de 5')).toBeVisible();
    await drag(page, front, -10);
    await expect(stage.getByText('3 de 5')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_000);
    await expect(stage.getByText('3 de 5')).toBeVisible();
  });
});

test('a video asks nothing of anybody before the press, and without consent it asks the visitor first', async ({ system, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.origin) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await open(page, system.origin, 'media');
  const [asks, plays] = [page.getByRole('link', { name: /Ver o vídeo/ }).first(), page.getByRole('link', { name: /Ver o vídeo/ }).last()];
  await asks.click();
  await page.getByRole('button', { name: 'Não permitir' }).click();
  expect(outside).toEqual([]);
  await plays.click();
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&mute=1/);
  await expect(player).toHaveAttribute('title', 'Como é a primeira consulta');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs show all panels, the accordion opens and the table is whole', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/content`);
    for (const text of ['Não precisa de jejum', 'Demora cerca de dez minutos', 'Pode conduzir e trabalhar']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.getByText('O café e o vinho fazem mal?').click();
    await expect(page.getByText('irritam a bexiga')).toBeVisible();
    await expect(page.getByRole('table', { name: 'O que pode sentir, e porquê' })).toBeVisible();
  });

  test('all days with room are listed, and a date is typed into the browser’s own field', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/date-and-time`);
    for (const time of ['15:30', '11:40', '19:00']) {
      await expect(page.locator('label').filter({ hasText: time }).first()).toBeVisible();
    }
    await expect(page.getByLabel('Quando começaram as queixas?')).toHaveAttribute('type', 'date');
  });

  test('carousels are lists, the video is a link and the dialog still opens', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/media`);
    const row = page.getByRole('region', { name: 'Testemunhos', exact: true });
    await row.getByText('Helena, 55 anos').scrollIntoViewIfNeeded();
    await expect(row.getByText('Helena, 55 anos')).toBeInViewport();
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('A parede da receção')).toBeVisible();
    await expect(page.getByRole('link', { name: /Ver o vídeo/ }).first()).toHaveAttribute('href', /youtube\.com\/watch/);
    await page.goto(`${system.origin}/galeria/pt/messages`);
    await page.getByRole('button', { name: 'Desmarcar a consulta' }).click();
    await expect(page.getByRole('dialog', { name: 'Quer mesmo desmarcar?' })).toBeVisible();
  });
});
