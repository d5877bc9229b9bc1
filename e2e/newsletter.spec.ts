import { pathTo } from '@clinic/core/addresses/path-to';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import enFrame from '../site/messages/en/frame.json' with { type: 'json' };
import enNewsletter from '../site/messages/en/newsletter.json' with { type: 'json' };
import ptFrame from '../site/messages/pt/frame.json' with { type: 'json' };
import ptNewsletter from '../site/messages/pt/newsletter.json' with { type: 'json' };
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { newPatient } from './booking/journey.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { plainVisitor } from './booking/plain-visitor.ts';
import { onLabel } from './booking/wizard.ts';
import { byDay } from './night.ts';
import { type TestSystem, test } from './system.ts';

test.use({ viewport: { width: 320, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

const words = { pt: { ...ptNewsletter, band: ptFrame.newsletter }, en: { ...enNewsletter, band: enFrame.newsletter } };
const subjects = { pt: /boletim/, en: /newsletter/ };

async function look(page: Page, where: string) {
  await expectNoAxeFindings(page, where);
  await expectNoSidewaysScroll(page, where);
}

async function confirmLink(system: TestSystem, email: string, locale: Locale): Promise<string> {
  const letter = await mailbox(system).letter(email, subjects[locale]);
  return mailLinks(letter).find((link) => link.includes('/newsletter/confirmar')) ?? '';
}

for (const locale of locales)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test(
        'from the foot of the home page to the list and off it again',
        byDay((locale === 'pt') !== javaScriptEnabled),
        async ({ system, page }) => {
          test.setTimeout(120_000);
          const { email, name } = newPatient();
          const t = words[locale];
          const heading = page.getByRole('heading', { level: 1 });
          const band = page.getByRole('region', { name: t.band.title });

          await page.goto(`${system.origin}/${locale}`);
          await band.getByRole('button').click();
          // Nothing was filled in: the page of the form says so, field by field.
          await expect(page).toHaveURL(`${system.origin}${pathTo(locale, 'newsletter')}`);
          await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
          if (javaScriptEnabled) await look(page, 'the form with its errors');

          await page.goto(`${system.origin}/${locale}`);
          await band.getByLabel(t.band.name, { exact: true }).fill(name);
          await band.getByLabel(t.band.email, { exact: true }).fill(email);
          await band.getByRole('checkbox').check();
          await band.getByRole('button').click();
          await expect(page).toHaveURL(`${system.origin}${pathTo(locale, 'thanksSite')}`);
          await expect(heading).toHaveText(t.sent.title);
          await expect(page.getByText(email)).toBeVisible();
          await expect(page.getByText(t.sent.spam)).toBeVisible();
          if (javaScriptEnabled) await look(page, 'sent');

          const link = await confirmLink(system, email, locale);
          for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
          await page.goto(link);
          await expect(heading).toHaveText(t.confirm.title);
          if (javaScriptEnabled) await look(page, 'the confirmation');
          await page.getByRole('button', { name: t.confirm.submit }).click();
          await expect(page.getByText(t.preferences.confirmed)).toBeVisible();
          expect(page.url()).toContain(pathTo(locale, 'newsletterPreferences'));
          if (javaScriptEnabled) await look(page, 'confirmed');

          const other = locale === 'pt' ? 'en' : 'pt';
          await page.getByRole('radio', { name: other === 'pt' ? t.preferences.portuguese : t.preferences.english }).check(onLabel);
          await page.getByRole('button', { name: t.preferences.save }).click();
          await expect(page.getByText(t.preferences.saved)).toBeVisible();
          await page.getByRole('button', { name: t.preferences.stop }).click();
          await expect(page.getByText(t.preferences.stopped)).toBeVisible();
          if (javaScriptEnabled) await look(page, 'stopped');
          // The link was used: it does not begin again what was stopped.
          await page.goto(link);
          await expect(heading).toHaveText(t.confirm.usedOffTitle);
        },
      );
    });

test('the page behind the link is stored by nobody on the way, and a link of nobody opens nothing', async ({ system }) => {
  const { email, name } = newPatient();
  const visitor = plainVisitor(system);
  const answer = await visitor.send(`${system.origin}/pt/newsletter`, { name, email, consent: 'yes', from: 'footer' });
  expect(answer.status).toBe(303);
  const link = await confirmLink(system, email, 'pt');
  const seen = await fetch(link);
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  await visitor.open(`${system.origin}/pt/newsletter/preferencias?token=nonsense`);
  expect(visitor.read('h1')).toBe(ptNewsletter.preferences.ended);
});

test('what fills in the hidden field gets the same answer and no letter', async ({ system }) => {
  const { email, name } = newPatient();
  const visitor = plainVisitor(system);
  const answer = await visitor.send(`${system.origin}/pt/newsletter`, { name, email, consent: 'yes', website: 'https://exemplo.pt' });
  expect(answer.headers.get('location')).toBe('/pt/agradecimento/site-agradecimento');
  const other = newPatient();
  await visitor.send(`${system.origin}/pt/newsletter`, { name, email: other.email, consent: 'yes' });
  await confirmLink(system, other.email, 'pt');
  expect(await mailbox(system).mailsTo(email)).toEqual([]);
});

test('an article ends with the form, once', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt/blog`);
  await page.locator('main a[href^="/pt/blog/"]').first().click();
  await expect(page.getByRole('region', { name: ptFrame.newsletter.title })).toHaveCount(1);
  await expect(page.locator('button[name="from"]')).toHaveAttribute('value', 'article');
});
