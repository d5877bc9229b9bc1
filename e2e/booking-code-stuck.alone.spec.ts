import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { openCode, press } from './booking/code-page.ts';
import { codeUrl } from './booking/codes.ts';
import { expectNoAxeFindings } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { bookingIn, records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { identity, visit } = bookingTexts[locale];
  const { bookingCode } = identity;

  test(`${locale}, no mail can be sent: ${bookingCode.stuck}`, byDay(locale === 'en'), async ({ system, page, browser }) => {
    test.setTimeout(120_000);
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), phone: '212345678' } };
    const { email } = journey.patient;
    await system.stopOne(system.parts.mailbox);
    try {
      const { slot } = await openCode(page, system, journey, { doctorId: 202 });
      await expect(page.getByRole('button', { name: bookingCode.without })).toHaveCount(0);
      await expect(page.getByRole('button', { name: bookingCode.byPhone })).toHaveCount(0);
      const early = await page.request.post(codeUrl(system, journey), { form: { go: 'without' }, headers: { origin: system.origin } });
      expect(early.url()).not.toContain('/resultado/');
      await records(system).ours(
        `update core.identity_codes set requested_at = requested_at - interval '2 minutes' where contact->>'value' = $1`,
        email,
      );
      await page.reload();
      await expect(page.getByText(bookingCode.stuck)).toBeVisible();
      await expect(page.locator('main')).not.toContainText(bookingCode.leadEmail);
      await expectNoAxeFindings(page, 'stuck');
      await press(page, bookingCode.without);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.states.needsReview.title, { timeout: 25_000 });
      const id = bookingIn(page.url());
      const items = await records(system).ours('select kind from core.work_items where subject_id = $1 and closed_at is null', id);
      expect(items).toEqual([{ kind: 'contactUnproven' }]);
      // The letter that nobody took is not sent later: there is nothing left to type it into.
      const open = await records(system).ours(`select from core.identity_codes where contact->>'value' = $1 and ended_at is null`, email);
      expect(open).toEqual([]);
      const other = await browser.newPage(phoneDevice);
      const late = mainJourney(locale);
      await openAt(other, system.origin, late, 'slot', { doctorId: 202 });
      expect(await (await other.request.get(other.url())).text()).not.toContain(`value="${slot}"`);
      await other.close();
    } finally {
      await system.startOne(system.parts.mailbox);
    }
  });
}
