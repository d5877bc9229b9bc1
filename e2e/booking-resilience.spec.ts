import { expect, type Page } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { codeFor, codesTo, codeUrl, fillBookingCode } from './booking/codes.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney, newBooker } from './booking/journey.ts';
import { expectOneVisit, expectOutcome } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { answers, field, fillDetails, isAt, pressNext, stepUrl, walkOn, walkTo } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';

import { type TestSystem, test } from './system.ts';

test.use(phoneDevice);

/** The page hears presses and the connection. */
const openedWithScript = (page: Page) => page.waitForSelector(':root[data-ready]');

/** Of several that were asked for at once, the one that counts. */
async function lastCode(system: TestSystem, { patient: { email } }: Journey): Promise<string> {
  const sent = `select from core.identity_codes where contact->>'value' = $1 and ended_at is null and sent_at is not null`;
  await expect.poll(() => records(system).ours(sent, email), { timeout: 20_000 }).toHaveLength(1);
  return (await codesTo(system, email)).at(-1) ?? '';
}

const keptDetails = async (page: Page, { patient }: Journey) => {
  await expect(page.locator('#name')).toHaveValue(patient.name);
  await expect(page.locator('#email')).toHaveValue(patient.email);
  await expect(page.locator('#birthDate')).toHaveValue(patient.birth.day);
  await expect(page.locator('#consent')).toBeChecked();
};

test('reloading each screen and going back from it keeps every answer', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await walkTo(page, system.origin, journey, 'payment');
  await page.reload();
  await isAt(page, journey, 'payment');
  await page.goBack();
  await keptDetails(page, journey);
  await page.getByRole('button', { name: bookingTexts.pt.booking.previous }).click();
  await isAt(page, journey, 'slot');
  // The hour that was chosen is marked; pressed once more, it leads on to what is still open.
  await page.locator('main li button[name=slot][aria-current]').click();
  await isAt(page, journey, 'payment');
  await page.goto(stepUrl(system.origin, journey, 'details'));
  await keptDetails(page, journey);
  await page.reload();
  await keptDetails(page, journey);
  await pressNext(page, journey);
  await walkOn(page, journey, 'payment', 'check');
  await page.reload();
  await expect(page.getByText(journey.patient.email)).toBeVisible();
  await schedule(page, system, journey);
  await expectOneVisit(system, page, journey);
  await page.goBack();
  await expect(page.locator('main')).not.toContainText(journey.patient.email);
  // Whichever screen one goes back to: the answers are a visit now, and nothing asks to book it again.
  const { alreadyBooked } = bookingTexts.pt.booking;
  await page.goto(stepUrl(system.origin, journey, 'check'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(alreadyBooked.title);
  await page.getByRole('link', { name: alreadyBooked.open }).click();
  await page.waitForURL(/\/resultado\/./);
});

test('"Anterior" keeps what was typed, even half of it', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openAt(page, system.origin, journey, 'details');
  await page.locator('#name').fill('Joaquina');
  await page.getByRole('button', { name: bookingTexts.pt.booking.previous }).click();
  await isAt(page, journey, 'slot');
  await page.goto(stepUrl(system.origin, journey, 'details'));
  await expect(page.locator('#name')).toHaveValue('Joaquina');
});

test('two tabs share the answers, do not undo each other, and book once', async ({ system, page, context }) => {
  const journey = mainJourney('pt');
  await openAt(page, system.origin, journey, 'check');
  const tab = await context.newPage();
  await tab.goto(`${stepUrl(system.origin, journey, 'insurance')}?voltar=confirmar`);
  await answers.insurance(tab, { ...journey, insured: true });
  await isAt(tab, journey, 'check');
  await page.reload();
  await expect(page.getByText(bookingTexts.pt.booking.insuranceStep.answerYes)).toBeVisible();
  const tabs = [page, tab];
  await Promise.all(tabs.map((one) => pressLast(one, journey)));
  await Promise.all(tabs.map((one) => one.waitForURL(/\/codigo$/)));
  const code = await lastCode(system, journey);
  await Promise.all(tabs.map((one) => fillBookingCode(one, journey, code)));
  await expectOutcome(page, journey);
  await expectOneVisit(system, tab, journey);
  expect(bookingIn(tab.url())).toBe(bookingIn(page.url()));
});

test('changing the language half-way stays on the screen and keeps the answers', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openAt(page, system.origin, journey, 'payment');
  await page.goto(stepUrl(system.origin, { locale: 'en' }, 'details'));
  await isAt(page, { locale: 'en' }, 'details');
  await keptDetails(page, journey);
  const english: Journey = { ...journey, locale: 'en' };
  await pressNext(page, english);
  await walkOn(page, english, 'payment', 'check');
  await schedule(page, system, english);
  await expectOneVisit(system, page, english);
});

test('a double click on the last button sends one code, and one on the code books once', async ({ system, page }) => {
  const journey = mainJourney('en');
  await openAt(page, system.origin, journey, 'check');
  await page.getByRole('button', { name: bookingTexts.en.booking.checkStep.submit }).dblclick();
  await page.waitForURL(/\/codigo$/);
  await field(page, bookingTexts.en.identity.code.label).fill(await codeFor(system, journey.patient.email));
  await page.getByRole('button', { name: bookingTexts.en.identity.bookingCode.confirm }).dblclick();
  await page.waitForURL(/resultado\/./);
  expect(await codesTo(system, journey.patient.email)).toHaveLength(1);
  await expectOneVisit(system, page, journey);
});

/** What the strip about the connection says once a form was held. */
const held = 'Nada foi enviado e nada se perde';

test('the network cut on a screen: a press sends nothing and says so, and the same press goes on once the network is back', async ({
  system,
  page,
  context,
}) => {
  const journey = mainJourney('pt');
  await openAt(page, system.origin, journey, 'payment');
  await openedWithScript(page);
  await context.setOffline(true);
  await answers.payment(page, journey);
  // The choices have no place of their own for it: the strip at the foot of the page says it.
  await expect(page.getByRole('status').getByText(held)).toBeVisible();
  await isAt(page, journey, 'payment');
  await context.setOffline(false);
  await expect(page.getByText(held)).toBeHidden();
  await walkOn(page, journey, 'payment', 'check');
  await expect(page.getByText(journey.patient.email)).toBeVisible();
});

test('the network cut while the details are typed: the form stays with all that is in it, and is sent by the next press', async ({
  system,
  page,
  context,
}) => {
  const journey = mainJourney('pt');
  await openAt(page, system.origin, journey, 'details');
  await openedWithScript(page);
  await fillDetails(page, journey);
  await context.setOffline(true);
  await pressNext(page, journey);
  const beside = page.locator('main').getByRole('status').filter({ hasText: held });
  await expect(beside.getByText(held)).toBeVisible();
  await expect(beside.getByRole('link', { name: '210 000 000' })).toBeVisible();
  await isAt(page, journey, 'details');
  await keptDetails(page, journey);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(journey.patient.email);
  await context.setOffline(false);
  await expect(beside).toHaveCount(0);
  await keptDetails(page, journey);
  await pressNext(page, journey);
  await isAt(page, journey, 'payment');
});

test('going back by the browser keeps what was typed about somebody else, too', async ({ system, page }) => {
  const journey: Journey = { ...mainJourney('pt'), booker: newBooker() };
  await openAt(page, system.origin, journey, 'details');
  await fillDetails(page, journey);
  await page.goto(`${system.origin}/pt/termos`);
  await page.goBack();
  await keptDetails(page, journey);
  await expect(page.locator('#phone')).toHaveValue(journey.patient.phone);
});

/** What was sent arrives, its answer does not. */
async function loseAnswer(page: Page, path: string, send: () => Promise<void>, hasArrived: () => Promise<unknown[]>) {
  await page.context().route(path, async (route) => {
    if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await send().catch(() => {});
  await expect.poll(hasArrived).toHaveLength(1);
  await page.context().unroute(path);
}

test('the answer to the last button lost on the way, then that to the code: sent again it is the same visit', async ({ system, page }) => {
  const journey = mainJourney('pt');
  const { email } = journey.patient;
  await openAt(page, system.origin, journey, 'check');
  await loseAnswer(
    page,
    '**/confirmar',
    () => pressLast(page, journey),
    () => codesTo(system, email),
  );
  await page.goto(codeUrl(system, journey));
  const code = await codeFor(system, email);
  await loseAnswer(
    page,
    '**/codigo',
    () => fillBookingCode(page, journey, code),
    () => records(system).bookingsOf(email),
  );
  const again = await page.request.post(codeUrl(system, journey), { form: { code }, headers: { origin: system.origin }, maxRedirects: 0 });
  expect(again.headers()['location']).toContain('/resultado/');
  await page.goto(system.origin + again.headers()['location']);
  await expectOneVisit(system, page, journey);
});
