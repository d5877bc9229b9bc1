import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { bookedPlainly } from './booking/booked.ts';
import { type Journey, mainJourney } from './booking/journey.ts';
import { mailbox, mailLinks, visitLinkIn } from './booking/mailbox.ts';
import { mailSubjectOf } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { chooseFreeSlot } from './booking/slots.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { rawRequest } from './raw-request.ts';
import { type TestSystem, test } from './system.ts';

test.use(phoneDevice);

/** The address that the letter leads to, once the text message has gone out beside it: nothing follows from the booking by itself then. */
async function booked(system: TestSystem, journey: Journey): Promise<string> {
  await bookedPlainly(system, journey);
  const letter = await mailbox(system).letter(journey.patient.email, mailSubjectOf(journey));
  const happened = async () => (await allFacts(system, journey.patient.email)).events.map(({ kind }) => kind);
  await expect.poll(happened).toContain('texted');
  return new URL(visitLinkIn(letter)).pathname;
}

/** Everything we and the clinic know about a patient's bookings. */
async function allFacts(system: TestSystem, email: string) {
  const { ours, visitsOf } = records(system);
  const about = `booking_id in (select id from core.bookings where patient->>'email' = $1)`;
  return {
    bookings: await ours(`select * from core.bookings where patient->>'email' = $1 order by id`, email),
    events: await ours<{ kind: string }>(`select kind from core.booking_events where ${about} order by id`, email),
    payments: await ours(`select order_id, ended_at, paid_at from core.payments where ${about} order by order_id`, email),
    visits: await visitsOf(email),
  };
}

const post = ({ origin }: TestSystem, path: string, fields: Record<string, string> = {}) =>
  rawRequest(origin, path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, sent: '1' }).toString(),
  });

for (const locale of locales) {
  test(`${locale}: a scanner that follows every link of every letter changes nothing`, byDay(locale === 'pt'), async ({ system }) => {
    const journey: Journey = { ...mainJourney(locale), payment: 'mbway' };
    const { email } = journey.patient;
    const path = await booked(system, journey);
    const mails = await mailbox(system).mailsTo(email);
    const own = mails.flatMap(mailLinks).filter((link) => link.startsWith(`${system.origin}/`));
    const links = [...new Set(own.map((link) => link.slice(system.origin.length)))];
    expect(links.length).toBeGreaterThanOrEqual(2);
    const before = await allFacts(system, email);
    for (const link of [...links, `${path}/cancelar`, `${path}/mudar`]) {
      for (const method of ['GET', 'HEAD', 'GET']) {
        const { status } = await rawRequest(system.origin, link, { method });
        expect(status, `${method} ${link}`).toBeLessThan(400);
      }
    }
    expect(await allFacts(system, email)).toEqual(before);
    expect(await mailbox(system).mailsTo(email)).toHaveLength(mails.length);
    console.log(`  booking: ${mails.length} letters, ${links.length} links followed`);
  });

  test(`${locale}: the link in the letter cancels once; an old page cannot act again`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    const { email } = journey.patient;
    const path = await booked(system, journey);
    const { visit, mails } = bookingTexts[locale];
    await page.goto(system.origin + path);
    await page.getByRole('link', { name: visit.panel.cancel }).click();
    await page.getByRole('button', { name: visit.cancel.yes }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.states.cancelled.title);
    await expect.poll(async () => (await records(system).visitsOf(email))[0]?.unscheduled).toBe('Cancelada pelo paciente');
    await mailbox(system).letter(email, filled(mails.cancelled.subject, { whole: true }));
    const before = await allFacts(system, email);
    const letters = (await mailbox(system).mailsTo(email)).length;
    expect((await post(system, `${path}/cancelar`)).status).toBe(303);
    expect((await post(system, `${path}/mudar`)).status).toBe(303);
    await page.goto(`${system.origin}${path}/mudar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.states.cancelled.title);
    expect(await allFacts(system, email)).toEqual(before);
    expect(await mailbox(system).mailsTo(email)).toHaveLength(letters);
  });

  test(
    `${locale}: the link in the letter moves once; the old one then opens nothing, and the letter about it the new visit`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const journey: Journey = { ...mainJourney(locale), payment: 'mbway' };
      const { email } = journey.patient;
      const path = await booked(system, journey);
      const { visit, mails } = bookingTexts[locale];
      await page.goto(`${system.origin}${path}/mudar`);
      const next = await page.locator('input[name=next]').inputValue();
      await chooseFreeSlot(page, locale);
      const slot = await page.locator('input[name=slot]:checked').inputValue();
      await page.getByRole('button', { name: visit.move.submit }).click();
      await expect(page.getByText(visit.states.confirmed.chip, { exact: true })).toBeVisible({ timeout: 25_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.states.moved.title);
      expect(bookingIn(page.url())).not.toBe(bookingIn(path));
      const letter = await mailbox(system).letter(email, filled(mails.moved.subject, { whole: true }));
      await expect.poll(async () => (await records(system).visitsOf(email)).filter((one) => !one.unscheduled)).toHaveLength(1);
      const before = await allFacts(system, email);
      expect((await post(system, `${path}/mudar`, { next, slot })).status).toBe(303);
      expect((await post(system, `${path}/cancelar`)).status).toBe(303);
      expect((await page.goto(system.origin + path))?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.closed.moved.title);
      await page.goto(visitLinkIn(letter));
      await expect(page.getByText(visit.states.confirmed.chip, { exact: true })).toBeVisible();
      expect(await allFacts(system, email)).toEqual(before);
    },
  );
}

test("another visit's signature opens, changes and shows nothing", async ({ system }) => {
  const [mine, theirs] = [mainJourney('pt'), mainJourney('pt')];
  const own = await booked(system, mine);
  const other = await booked(system, theirs);
  const signature = own.slice(own.indexOf('.') + 1);
  const forged = `${bookingIn(other)}.${signature}`;
  const before = await allFacts(system, theirs.patient.email);
  const base = `/pt/marcacao-de-consulta/resultado/${forged}`;
  for (const path of [base, `${base}/cancelar`, `${base}/mudar`, `/visits/${forged}/state`, `/visits/${forged}/calendar`])
    expect((await rawRequest(system.origin, path)).status, path).toBe(404);
  for (const path of [base, `${base}/cancelar`, `${base}/mudar`]) {
    expect((await post(system, path)).status, path).toBe(404);
    const answer = await rawRequest(system.origin, path, { method: 'POST', body: 'x=1', headers: { origin: 'https://exemplo.invalid' } });
    expect(answer.status, 'a form on another site').toBe(403);
  }
  expect(await allFacts(system, theirs.patient.email)).toEqual(before);
});
