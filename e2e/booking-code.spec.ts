import { pathTo } from '@clinic/core/addresses/path-to';
import { expect, type Page } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { codeByText, codeFor, codesTo, codeUrl, confirmCode, otherThan, textsTo, typeBookingCode } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney, newBooker, newPatient } from './booking/journey.ts';
import { linksIn, mailbox } from './booking/mailbox.ts';
import { expectOutcome, titleOf } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { newVisitor, phone } from './booking/visitor.ts';
import { answers, field, goOn, isAt, onLabel, stepUrl, walkOn } from './booking/wizard.ts';
import { filled, locales, words } from './booking/words.ts';
import { type TestSystem, test } from './system.ts';

test.use(phone);

const atCode = async (page: Page, { locale }: Pick<Journey, 'locale'>) => {
  await page.waitForURL(/\/marcar-consulta\/codigo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[locale].identity.bookingCode.title);
};
/** Every answer given, the button pressed: the page that waits for the code. */
async function openCode(page: Page, system: TestSystem, journey: Journey, given: Parameters<typeof openAt>[4] = {}) {
  const opened = await openAt(page, system.origin, journey, 'check', given);
  await pressLast(page, journey);
  await atCode(page, journey);
  return opened;
}
const refusedWith = async (page: Page, text: string) => {
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(text);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A mobile number that nobody else in these journeys has. */
let numbers = 0;
const newPhone = () => `91${String(Date.now() % 100_000).padStart(5, '0')}${String(10 + numbers++).slice(-2)}`;

for (const locale of locales) {
  const { booking, identity, visit } = words[locale];
  const { bookingCode, problems } = identity;

  for (const javaScriptEnabled of [true, false]) {
    test(`${locale}: somebody new types the code and is booked${javaScriptEnabled ? '' : ', without JavaScript'}`, async ({
      system,
      browser,
    }) => {
      const journey = mainJourney(locale);
      const visitor = await newVisitor(browser, system, { javaScriptEnabled });
      const { page } = visitor;
      await openAt(page, system.origin, journey, 'check');
      await expect(page.getByText(booking.checkStep.codeFirst)).toBeVisible();
      await pressLast(page, journey);
      await atCode(page, journey);
      await expect(page.getByText(journey.patient.email)).toBeVisible();
      await expect(page.getByText(filled(bookingCode.held))).toBeVisible();
      await expect(page.locator('#code')).toHaveAttribute('inputmode', 'numeric');
      await expect(page.locator('#code')).toHaveAttribute('autocomplete', 'one-time-code');
      expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
      expect(await records(system).patientsWith(journey.patient.email)).toEqual([]);
      const code = await codeFor(system, journey.patient.email);
      const [letter] = await mailbox(system).mailsTo(journey.patient.email);
      expect(letter?.subject).not.toMatch(/\d/);
      expect(letter?.html).toContain(`${code.slice(0, 3)}\u00a0${code.slice(3)}`);
      await typeBookingCode(page, journey, `${code.slice(0, 3)} ${code.slice(3)}`);
      await page.waitForURL(/\/resultado\/./);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(journey), { timeout: 25_000 });
      expect(await records(system).visitsOf(journey.patient.email)).toHaveLength(1);
      if (javaScriptEnabled) await visitor.leaves(journey);
      else await visitor.context.close();
    });
  }

  test(`${locale}, a wrong code: ${problems.codeWrong}; the answers and the slot stay`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openCode(page, system, journey);
    const code = await codeFor(system, journey.patient.email);
    for (const typed of ['', otherThan(code)]) {
      await typeBookingCode(page, journey, typed);
      await refusedWith(page, problems.codeWrong);
      await expect(page.getByText(filled(bookingCode.held))).toBeVisible();
      await expect(page).toHaveTitle(filled(identity.refusedTitle));
      await expectNoAxeFindings(page, 'wrong code');
    }
    await page.goto(stepUrl(system.origin, journey, 'check'));
    await expect(page.getByText(journey.patient.email)).toBeVisible();
    await page.goto(codeUrl(system, journey));
    await typeBookingCode(page, journey, code);
    await expectOutcome(page, journey);
  });

  test(`${locale}, five wrong codes: ${problems.codeEnded}`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openCode(page, system, journey);
    const code = await codeFor(system, journey.patient.email);
    for (let time = 0; time < 5; time++) {
      await typeBookingCode(page, journey, otherThan(code));
      await refusedWith(page, problems.codeWrong);
    }
    await typeBookingCode(page, journey, code);
    await refusedWith(page, problems.codeEnded);
    expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
    await press(page, bookingCode.again);
    await expect(page.getByText(bookingCode.sentAgain)).toBeVisible();
    await typeBookingCode(page, journey, await codeFor(system, journey.patient.email, 1));
    await expectOutcome(page, journey);
  });

  test(`${locale}, a code that is too old: another comes at a press, and the slot is held anew`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openCode(page, system, journey);
    const code = await codeFor(system, journey.patient.email);
    await letTimePass(system, journey);
    await page.reload();
    await expect(page.getByText(bookingCode.heldOver)).toBeVisible();
    await typeBookingCode(page, journey, code);
    await refusedWith(page, problems.codeEnded);
    await press(page, bookingCode.again);
    await expect(page.getByText(bookingCode.sentAgain)).toBeVisible();
    await expect(page.getByText(filled(bookingCode.held))).toBeVisible();
    await typeBookingCode(page, journey, await codeFor(system, journey.patient.email, 1));
    await expectOutcome(page, journey);
  });

  test(`${locale}: the code comes by text message at a press of "${bookingCode.byPhone}"`, async ({ system, page }) => {
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), phone: newPhone() } };
    await openCode(page, system, journey);
    const first = await codeFor(system, journey.patient.email);
    await press(page, bookingCode.byPhone);
    await expect(page.getByText(bookingCode.leadPhone)).toBeVisible();
    await expect(page.locator('main')).toContainText(/91\d\s\d{3}\s\d{3}/);
    await expect(page.getByRole('button', { name: bookingCode.byEmail })).toBeVisible();
    const code = await codeByText(system, journey.patient.phone);
    await typeBookingCode(page, journey, first);
    await refusedWith(page, problems.codeWrong);
    await typeBookingCode(page, journey, code);
    await expectOutcome(page, journey);
  });

  test(`${locale}, "${booking.details.noEmail}": booked by text messages alone`, async ({ system, page }) => {
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), email: '', phone: newPhone() } };
    const { patient } = journey;
    await openAt(page, system.origin, journey, 'details');
    await answers.details(page, journey);
    await page.getByRole('checkbox', { name: booking.details.noEmail }).check(onLabel);
    await goOn(page, journey);
    await walkOn(page, journey, 'payment', 'check');
    await pressLast(page, journey);
    await atCode(page, journey);
    await expect(page.getByText(bookingCode.leadPhone)).toBeVisible();
    await expect(page.getByRole('button', { name: bookingCode.byEmail })).toHaveCount(0);
    await typeBookingCode(page, journey, await codeByText(system, patient.phone));
    await expectOutcome(page, journey);
    expect(await records(system).visitsOf(patient.phone)).toHaveLength(1);
    await expect.poll(async () => (await textsTo(system, patient.phone)).length, { timeout: 20_000 }).toBe(2);
  });

  test(`${locale}, no mail can be sent: ${bookingCode.stuck}`, async ({ system, page, browser }) => {
    test.setTimeout(120_000);
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), phone: '212345678' } };
    const { email } = journey.patient;
    await system.stopOne(system.parts.mailbox);
    try {
      const { slot } = await openCode(page, system, journey, { doctorId: 204 });
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
      const other = await browser.newPage(phone);
      const late = mainJourney(locale);
      await openAt(other, system.origin, late, 'slot', { doctorId: 204 });
      expect(await (await other.request.get(other.url())).text()).not.toContain(`value="${slot}"`);
      await other.close();
    } finally {
      await system.startOne(system.parts.mailbox);
    }
  });

  test(`${locale}, a slip in the address: "${bookingCode.correct}" leads to the details, and the code to the right one`, async ({
    system,
    page,
  }) => {
    const journey = mainJourney(locale);
    const slip = { ...journey, patient: { ...journey.patient, email: `x${journey.patient.email}` } };
    await openCode(page, system, slip);
    await press(page, bookingCode.correct);
    await isAt(page, journey, 'details');
    await expect(field(page, booking.details.email)).toHaveValue(slip.patient.email);
    await field(page, booking.details.email).fill(journey.patient.email);
    await goOn(page, journey);
    await isAt(page, journey, 'check');
    await schedule(page, system, journey);
    await expectOutcome(page, journey);
    expect(await records(system).bookingsOf(slip.patient.email)).toEqual([]);
  });

  test(`${locale}, too late and the slot is somebody else's: ${booking.trouble.slotTaken.title}, and no second code`, async ({
    system,
    page,
    browser,
  }) => {
    const [slow, quick] = [mainJourney(locale), mainJourney(locale)];
    const { slot } = await openCode(page, system, slow, { doctorId: 202 });
    const code = await codeFor(system, slow.patient.email);
    await records(system).ours(
      `update core.slot_holds set expires_at = now() - interval '1 second'
       where booking_id = (select booking_id from core.booking_drafts where fields->>'email' = $1)`,
      slow.patient.email,
    );
    const other = await browser.newPage(phone);
    await openCode(other, system, quick, { doctorId: 202, slot });
    await confirmCode(other, system, quick);
    await expectOutcome(other, quick);
    await other.close();
    await typeBookingCode(page, slow, code);
    await refusedWith(page, booking.trouble.slotTaken.title);
    await page.getByRole('alert').getByRole('button').first().click();
    await isAt(page, slow, 'check');
    await pressLast(page, slow);
    await expectOutcome(page, slow);
    expect(await codesTo(system, slow.patient.email)).toHaveLength(1);
    expect(await records(system).visitsOf(slow.patient.email)).toHaveLength(1);
  });
}

/** As if the code and the slot had waited for a quarter of an hour. */
async function letTimePass(system: TestSystem, { patient: { email } }: Journey) {
  const { ours } = records(system);
  await ours(`update core.identity_codes set expires_at = now() - interval '1 second' where contact->>'value' = $1`, email);
  await ours(
    `update core.slot_holds set expires_at = now() - interval '1 second'
     where booking_id = (select booking_id from core.booking_drafts where fields->>'email' = $1)`,
    email,
  );
}

test('the code is good in the browser that asked and in no other', async ({ system, page, browser }) => {
  const [owner, stranger] = [mainJourney('pt'), mainJourney('pt')];
  await openCode(page, system, owner);
  const code = await codeFor(system, owner.patient.email);
  const other = await browser.newPage(phone);
  await other.goto(`${codeUrl(system, owner)}?codigo=${code}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.pt.identity.contact.title);
  expect(await other.content()).not.toContain(owner.patient.email);
  await openCode(other, system, stranger);
  await typeBookingCode(other, stranger, code);
  await refusedWith(other, words.pt.identity.problems.codeWrong);
  await other.close();
  expect(await records(system).bookingsOf(owner.patient.email)).toEqual([]);
  await typeBookingCode(page, owner, code);
  await expectOutcome(page, owner);
});

test('the link in the letter fills the code in; only the press books', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  const [letter] = await mailbox(system).mailsTo(journey.patient.email);
  const link = letter && linksIn(letter).find((one) => one.includes('codigo='));
  await page.goto(link ?? '');
  await expect(page.locator('#code')).toHaveValue(code);
  expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
  await press(page, words.pt.identity.bookingCode.confirm);
  await expectOutcome(page, journey);
});

test('whoever books for somebody else proves his own contact, and the patient gets no code', async ({ system, page }) => {
  const journey = { ...mainJourney('pt'), booker: newBooker() };
  await openCode(page, system, journey);
  await expect(page.getByText(journey.booker.email)).toBeVisible();
  await confirmCode(page, system, journey);
  await expectOutcome(page, journey);
  expect(await codesTo(system, journey.patient.email)).toEqual([]);
  expect(await codesTo(system, journey.booker.email)).toHaveLength(1);
});

test('a double press on the code books once, without JavaScript too', async ({ system, browser }) => {
  const journey = mainJourney('pt');
  const { page, context } = await newVisitor(browser, system, { javaScriptEnabled: false });
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  const send = () => page.request.post(codeUrl(system, journey), { form: { code }, headers: { origin: system.origin }, maxRedirects: 0 });
  const sent = await Promise.all([send(), send(), send()]);
  for (const answer of sent) expect(answer.headers()['location']).toContain('/resultado/');
  await page.goto(codeUrl(system, journey));
  await page.waitForURL(/\/resultado\/./);
  expect(await records(system).bookingsOf(journey.patient.email)).toHaveLength(1);
  await context.close();
});

test('reloading the page of the code and going back from it loses nothing, and sends nothing', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  await page.reload();
  await atCode(page, journey);
  await page.goBack();
  await isAt(page, journey, 'check');
  await page.goForward();
  await atCode(page, journey);
  expect(await codesTo(system, journey.patient.email)).toHaveLength(1);
  await typeBookingCode(page, journey, code);
  await expectOutcome(page, journey);
  await page.goBack();
  await expect(page.locator('main')).not.toContainText(journey.patient.email);
  await page.goto(system.origin + pathTo('pt', 'wizardCode'));
  await expectOutcome(page, journey);
});

test('320 px are enough for the page of the code', async ({ system, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCode(page, system, mainJourney('en'));
  await expectNoSidewaysScroll(page, 'code');
});
