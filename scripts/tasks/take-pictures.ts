import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../stack/folders.ts';
import { type HandbookPicture, handbookPictures } from './handbook-pictures.ts';

const folder = path.join(root, 'docs/pictures/handbook');
const mostBytes = 60_000;

type Enter = (who: HandbookPicture['who'], size: { width: number; height: number }) => Promise<Page>;

/** Every picture of both handbooks, taken anew. */
export async function takePictures(browser: Browser, enter: Enter, wanted: string[]): Promise<void> {
  for (const picture of handbookPictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const page = await enter(picture.who, { width: picture.width ?? 1440, height: picture.height ?? 900 });
    try {
      await page.goto(picture.at);
      if (!picture.at.includes('visita=')) await closeTour(page);
      await picture.prepare?.(page);
      await page.waitForTimeout(1_500);
      await page.evaluate(() => window.scrollTo(0, 0));
      const png = await (picture.part ? page.locator(picture.part).first().screenshot() : page.screenshot());
      const webp = await smallEnough(browser, png);
      await writeFile(path.join(folder, `${picture.name}.webp`), webp);
      console.log(`${picture.name}: ${Math.round(webp.length / 1000)} KB`);
    } finally {
      await page.context().close();
    }
  }
}

/** Whoever never went through the tour has its card above every page. */
async function closeTour(page: Page): Promise<void> {
  const close = page.locator('[class*="tour"] button', { hasText: '×' });
  await close.click({ timeout: 2_500 }).catch(() => {});
}

/** By the browser itself, which writes WebP: as sharp as the size allows. */
async function smallEnough(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2]) {
      const address = await page.evaluate(
        async ({ source, quality }) => {
          const picture = await createImageBitmap(await (await fetch(source)).blob());
          const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
          canvas.getContext('2d')?.drawImage(picture, 0, 0);
          return canvas.toDataURL('image/webp', quality);
        },
        { source: `data:image/png;base64,${png.toString('base64')}`, quality },
      );
      const webp = Buffer.from(address.split(',')[1] ?? '', 'base64');
      if (webp.length <= mostBytes) return webp;
    }
    throw new Error('the picture is too full for its size');
  } finally {
    await page.close();
  }
}
