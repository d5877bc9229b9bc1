import { expect } from '@playwright/test';
import { axe } from './axe.ts';
import { openGallery } from './gallery.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

const sections = [
  'foundations',
  'buttons-links',
  'fields',
  'choices',
  'date-and-time',
  'messages',
  'content',
  'navigation',
  'media',
  'account',
];
const locales = ['pt', 'en'];

for (const locale of locales) {
  for (const contrast of ['no-preference', 'more'] as const) {
    test(
      `axe finds nothing in the gallery in ${locale}, contrast ${contrast}`,
      byDay((locale === 'pt') === (contrast === 'more')),
      async ({ system, page }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ contrast, reducedMotion: 'reduce' });
        const found: string[] = [];
        for (const section of sections) {
          await openGallery(page, system.origin, section, locale);
          const { violations } = await axe(page).analyze();
          found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${section} ${id} ${html}`)));
        }
        expect(found).toEqual([]);
      },
    );
  }

  test(`the gallery in ${locale} never scrolls sideways at 320 px`, byDay(locale === 'en'), async ({ system, page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const section of sections) {
      await openGallery(page, system.origin, section, locale);
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
  for (const section of sections) await openGallery(page, system.origin, section);
  await openGallery(page, system.origin, 'date-and-time');
  await page.getByRole('button', { name: 'Dia do exame' }).first().click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('nothing jumps when the script takes over', async ({ system, page }) => {
  // The typefaces are there from now on: one that comes late moves lines too, but not because of the script.
  await openGallery(page, system.origin, 'content');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
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
      await openGallery(page, system.origin, section);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted), `${section} ${width}`).toBeLessThan(0.02);
    }
  }
});

test('the gallery is not for search engines', async ({ system, page }) => {
  await openGallery(page, system.origin, 'fields');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the error summary takes the focus and each line leads to its field', async ({ system, page }) => {
  await openGallery(page, system.origin, 'messages', 'en');
  await page.getByRole('button', { name: 'Send' }).click();
  const summary = page.getByRole('alert', { name: 'Please correct the following errors:' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Write the date of birth.' }).click();
  await expect(page.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveAttribute('autocomplete', 'bday-day');
  await openGallery(page, system.origin, 'messages');
  await expect(page.getByRole('heading', { name: 'Por favor, corrija os seguintes erros:' })).toBeVisible();
});

test('a password can be pasted and shown', async ({ system, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(page, system.origin, 'fields');
  await page.evaluate(() => navigator.clipboard.writeText('barco chuva janela'));
  const field = page.getByLabel('Palavra-passe nova');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('barco chuva janela');
  await page.getByRole('button', { name: 'Mostrar a palavra-passe' }).press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
});

test('the dialog opens by keyboard, holds the focus, closes on Escape and gives the focus back', async ({ system, page }) => {
  await openGallery(page, system.origin, 'messages');
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

test('a video asks nothing of anybody before the press, and without consent it asks the visitor first', async ({ system, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.origin) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }));
  await openGallery(page, system.origin, 'media');
  const [asks, plays] = [page.getByRole('link', { name: /Ver o vídeo/ }).first(), page.getByRole('link', { name: /Ver o vídeo/ }).last()];
  await asks.click();
  await page.getByRole('button', { name: 'Não permitir' }).click();
  expect(outside).toEqual([]);
  await plays.click();
  const player = page.locator('iframe');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1&mute=1/);
  await expect(player).toHaveAttribute('title', 'Como é a primeira consulta');
});
