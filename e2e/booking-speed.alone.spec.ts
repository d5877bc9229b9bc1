import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { chromium } from '../scripts/chromium.ts';
import { openAt } from './booking/draft.ts';
import { median, slowDown, watchInteractions } from './booking/interaction-time.ts';
import { mainJourney } from './booking/journey.ts';
import { phoneDevice } from './booking/visitor.ts';
import { onLabel, walkTo } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { test } from './system.ts';

// The shell shows an answer later than the browser that readers have.
test.use({ ...phoneDevice, launchOptions: chromium });

test('all scripts of the wizard together weigh at most 190 KB', async ({ system, page }) => {
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script' && answer.ok()) scripts.add(answer.url());
  });
  await walkTo(page, system.origin, mainJourney('pt'), 'check');
  await page.waitForLoadState('networkidle');
  // Asked for once more: the browser forgets the bodies of a page that was left.
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  console.log(`  booking: ${scripts.size} scripts, ${(total / 1024).toFixed(0)} KB gzip`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(190 * 1024);
});

/** The figure wanted is 100 ms and is printed; what is held here allows a busy machine one picture more. */
const mostMs = 120;

test('every control answers at once on a phone four times slower', async ({ system, page }) => {
  test.setTimeout(90_000);
  const journey = mainJourney('pt');
  const { booking } = bookingTexts.pt;
  const longest = await watchInteractions(page);
  const found: Record<string, number> = {};
  const medianOfFive = async (act: (time: number) => Promise<void>) => {
    const tries: number[] = [];
    for (let time = 0; time < 5; time++) {
      await act(time);
      tries.push(await longest());
    }
    return median(tries);
  };
  // Whatever else the machine does only adds time: a control that is slow is slow each time.
  const timed = async (name: string, act: (time: number) => Promise<void>) => {
    found[name] = await medianOfFive(act);
    for (let again = 0; again < 2 && found[name] >= mostMs; again++) found[name] = Math.min(found[name], await medianOfFive(act));
  };
  const nth = (selector: string) => (time: number) =>
    page
      .locator(selector)
      .nth(time % 2)
      .tap(onLabel);
  await slowDown(page, 4);
  await openAt(page, system.origin, journey, 'slot');
  await timed('a day', nth('main form button[aria-pressed]:enabled'));
  await openAt(page, system.origin, journey, 'details');
  await timed('a gender', nth('input[name=gender]'));
  await timed('a letter', () => page.locator('#name').press('a'));
  await timed('a tick', () => page.locator('#consent').tap(onLabel));
  await timed('more', () => page.getByText(booking.details.more).tap());
  await openAt(page, system.origin, journey, 'payment');
  await timed('another number', () => page.locator('main details > summary').last().tap());
  await openAt(page, system.origin, journey, 'professional');
  await timed('more doctors', () => page.locator('main details > summary').last().tap());
  console.log(`  booking, touch to picture at 4x: ${JSON.stringify(found)} ms`);
  for (const [control, ms] of Object.entries(found)) expect(ms, control).toBeLessThan(mostMs);
});
