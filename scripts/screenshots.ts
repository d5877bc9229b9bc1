import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Page, chromium as playwright } from '@playwright/test';
import { chromium } from './chromium.ts';
import { pageKinds } from './page-kinds.ts';
import { dataDir } from './stack/folders.ts';

/**
 * `pnpm screenshots`, with a system running (`GALLERY=on pnpm demo`): every screen that needs a look, at three widths and in both languages,
 * into .data/screenshots.
 */
const base = `http://localhost:${process.env['PORT_BASE'] ?? 3000}`;
const folder = path.join(dataDir, 'screenshots');
const widths = [390, 768, 1440];
const locales = ['pt', 'en'] as const;
const gallery = [
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

/** Whole screens that the gallery shows one by one. */
const accountStates = await fetch(`${base}/galeria/pt/account`)
  .then((answer) => answer.text())
  .then((html) => [...html.matchAll(/"\?estado=([\w-]+)"/g)].map(([, state]) => state));

type Shot = { name: string; target: string; wide?: boolean; narrow?: boolean; whole?: boolean; prepare?(page: Page): Promise<void> };

const shotsOf = (locale: (typeof locales)[number]): Shot[] => [
  ...pageKinds.flatMap(({ kind, [locale]: target }) => (target ? [{ name: kind, target, whole: true, prepare: withoutConsent }] : [])),
  { name: 'consent', target: `/${locale}` },
  { name: 'mega-menu', target: `/${locale}`, wide: true, prepare: openMenu },
  { name: 'mobile-menu', target: `/${locale}`, narrow: true, prepare: openMobileMenu },
  { name: 'print', target: `/${locale}`, whole: true, prepare: asPrinted },
  ...gallery.map((section) => ({
    name: `gallery-${section}`,
    target: `/galeria/${locale}/${section}`,
    whole: true,
    prepare: withoutConsent,
  })),
  ...accountStates.map((state) => ({
    name: `account-${state}`,
    target: `/galeria/${locale}/account?estado=${state}`,
    whole: true,
    prepare: withoutConsent,
  })),
];

async function withoutConsent(page: Page) {
  const reject = page.getByRole('button', { name: /^(Rejeitar tudo|Reject all)$/ });
  if (await reject.isVisible().catch(() => false)) await reject.click();
}

async function openMenu(page: Page) {
  await withoutConsent(page);
  await page.locator('header nav summary, header nav button').first().click();
}

async function openMobileMenu(page: Page) {
  await withoutConsent(page);
  await page.locator('header').getByText('Menu', { exact: true }).first().click();
}

async function asPrinted(page: Page) {
  await withoutConsent(page);
  await page.emulateMedia({ media: 'print' });
}

/** Pictures below the fold load when they come into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
}

await mkdir(folder, { recursive: true });
const browser = await playwright.launch(chromium);
let taken = 0;
for (const locale of locales) {
  for (const width of widths) {
    for (const { name, target, wide, narrow, whole, prepare } of shotsOf(locale)) {
      if ((wide && width < 1100) || (narrow && width > 1100)) continue;
      const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 960 }, reducedMotion: 'reduce' });
      await page.goto(base + target);
      await page.waitForTimeout(400);
      await prepare?.(page);
      if (whole) await scrollThrough(page);
      await page.screenshot({ path: path.join(folder, `${name}-${locale}-${width}.png`), fullPage: whole ?? false });
      await page.close();
      taken++;
    }
  }
}
await browser.close();
console.log(`${taken} pictures in ${folder}`);
