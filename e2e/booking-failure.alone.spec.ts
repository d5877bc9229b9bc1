import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { mainJourney } from './booking/journey.ts';
import { records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { answers } from './booking/wizard.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  test(
    `a failure while a form is read is shown with the menu and the number to call (${locale})`,
    byDay(locale === 'pt'),
    async ({ page, system }) => {
      const { ours } = records(system);
      await page.goto(system.origin + pathTo(locale, 'wizard'));
      await ours('alter table core.booking_drafts rename to booking_drafts_away');
      try {
        const [answer] = await Promise.all([
          page.waitForResponse((heard) => heard.request().method() === 'POST'),
          answers.who(page, mainJourney(locale)),
        ]);
        expect(answer.status()).toBe(500);
        await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
        await expect(page.locator('header summary').first()).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'pt' ? 'pt-PT' : 'en-GB');
      } finally {
        await ours('alter table core.booking_drafts_away rename to booking_drafts');
      }
    },
  );
}
