import { pathTo } from '@clinic/core/addresses/path-to';
import { stepRoutes, steps } from '@clinic/core/booking/form/steps';
import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { bookedPlainly } from './booking/booked.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { expectPlainOutcome } from './booking/outcome.ts';
import { hourOf, takeSlotFrom } from './booking/slots.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { isAt } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

const visitIn = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '');

for (const locale of locales) {
  const other = locale === 'pt' ? 'en' : 'pt';
  const { booking, visit } = bookingTexts[locale];

  test(`every step has its other language, and the answers stay (${locale})`, byDay(locale === 'en'), async ({ page, system }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    for (const step of steps) {
      await page.goto(system.origin + pathTo(locale, stepRoutes[step]));
      await page.locator(`footer a[hreflang=${other}]`).click();
      await expect(page).toHaveURL(system.origin + pathTo(other, stepRoutes[step]));
      await isAt(page, { locale: other }, step);
    }
    await expect(page.locator('main')).toContainText(journey.patient.name);
  });

  test(`answers that are no longer kept: ${booking.expired.title}`, byDay(locale === 'pt'), async ({ page, context, system }) => {
    await context.addCookies([{ name: 'draft', value: 'x'.repeat(32), url: system.origin }]);
    await page.goto(system.origin + pathTo(locale, 'wizardDetails'));
    await isAt(page, { locale }, 'who');
    const notice = page.locator('main').getByText(booking.expired.title);
    await expect(notice).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(notice).toHaveCount(0);
  });

  test(
    `what is sent without being a form gets a page, and changes nothing (${locale})`,
    byDay(locale === 'en'),
    async ({ request, system }) => {
      const journey = mainJourney(locale);
      const { visitor } = await bookedPlainly(system, journey);
      const visita = visitIn(visitor.url());
      const targets = [
        pathTo(locale, 'wizard'),
        pathTo(locale, 'bookingQuiz'),
        pathTo(locale, 'visit', { visita }),
        pathTo(locale, 'visitMove', { visita }),
        pathTo(locale, 'visitCancel', { visita }),
      ];
      for (const target of targets) {
        const headers = { origin: system.origin, 'content-type': 'application/json' };
        const answer = await request.post(system.origin + target, { headers, data: '{}', maxRedirects: 0 });
        expect(answer.status(), target).toBe(415);
        const html = await answer.text();
        expect(html).toContain('href="tel:');
        expect(html).toContain('<main');
      }
      await visitor.reload();
      await expectPlainOutcome(visitor, journey);
      const consent = await request.post(`${system.origin}/consent`, { headers: { origin: system.origin }, data: 'not json' });
      expect(consent.status()).toBe(400);
    },
  );

  test(`a visit can be moved further than thirty days (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    const journey = mainJourney(locale);
    const { visitor } = await bookedPlainly(system, journey);
    await page.goto(system.origin + pathTo(locale, 'visitMove', { visita: visitIn(visitor.url()) }));
    await page.getByRole('link', { name: visit.move.seeMonth }).click();
    const next = page.getByRole('link', { name: bookingTexts[locale].components.calendar.nextMonth });
    for (let turned = 0; turned < 2; turned++) await next.click();
    await page.locator('main table a').first().click();
    const slot = takeSlotFrom(await (await page.request.get(page.url())).text());
    await page.locator(`label:has(input[value="${slot}"])`).click();
    await page.getByRole('button', { name: visit.move.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.states.moved.title, { timeout: 25_000 });
    await expect(page.locator('main')).toContainText(hourOf(slot));
  });

  test(`an online visit shows the visitor's own time on every hour (${locale})`, byDay(locale === 'en'), async ({ browser, system }) => {
    const visitor = await newVisitor(browser, system, { timezoneId: 'America/Sao_Paulo' });
    const journey = { ...mainJourney(locale), mode: 'online', payment: 'multibanco' } as const;
    await openAt(visitor.page, system.origin, journey, 'slot');
    const hours = visitor.page.locator('main li button[name=slot]:visible');
    const own = bookingTexts[locale].components.slots.forYou.replace(/\{.*/, '');
    await expect(hours.first()).toContainText(own);
    for (const words of await hours.allInnerTexts()) {
      const [there = 0, here = 0] = [...words.matchAll(/(\d\d):\d\d/g)].map(([, hour]) => Number(hour));
      expect((there - here + 24) % 24).toBe(3);
    }
    await visitor.leaves(journey);
    const atHome = await newVisitor(browser, system, { timezoneId: 'Europe/Lisbon' });
    await openAt(atHome.page, system.origin, journey, 'slot');
    await expect(atHome.page.locator('main li button[name=slot]:visible').first()).not.toContainText(own);
    await atHome.context.close();
  });
}
