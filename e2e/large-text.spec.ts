import { steps } from '@clinic/core/booking/form/steps';
import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { headlessChromium } from '../scripts/chromium.ts';
import { pageKinds } from '../scripts/page-kinds.ts';
import { allAddresses } from './all-addresses.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

/** The size that a visitor with poor sight sets in his browser; media queries in `em` follow it, unlike a size set on the page. */
test.use({ launchOptions: { ...headlessChromium, args: [...headlessChromium.args, '--blink-settings=defaultFontSize=32'] } });

async function expectNothingSideways(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

for (const locale of locales) {
  test(`with text at twice its size no page scrolls sideways on a phone (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    test.setTimeout(180_000);
    const known = (await allAddresses(system)).filter((one) => one.locale === locale);
    const oneOfEachRoute = new Map(known.map(({ route, address }) => [route, address])).values();
    const shown = pageKinds.map((kind) => kind[locale]).filter((address) => address !== null);
    for (const address of new Set([...shown, ...oneOfEachRoute])) {
      await page.goto(system.origin + address);
      await expectNothingSideways(page);
    }
  });

  test(
    `with text at twice its size no step of the wizard scrolls sideways on a phone (${locale})`,
    byDay(locale === 'en'),
    async ({ page, system }) => {
      test.setTimeout(180_000);
      for (const step of steps) {
        await openAt(page, system.origin, mainJourney(locale), step);
        await expectNothingSideways(page);
      }
    },
  );
}
