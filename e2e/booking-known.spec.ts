import { limits } from '@clinic/core/limits/limits';
import { expect, type Page } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { codeFor, codesTo, otherThan, typeCode } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { askForCode, knownUrl, newNif, onFile, seenBefore, sendContact, usualBirth } from './booking/known-patient.ts';
import { mailbox } from './booking/mailbox.ts';
import { expectOutcome } from './booking/outcome.ts';
import { records } from './booking/records.ts';
import { standIns } from './booking/stand-ins.ts';
import { tapThroughKnown } from './booking/tap-count.ts';
import { newVisitor, phone } from './booking/visitor.ts';
import { field, isAt, onLabel, stepUrl } from './booking/wizard.ts';
import { filled, locales, words } from './booking/words.ts';
import { test } from './system.ts';

test.use(phone);
test.afterEach(({ system }) => standIns(system).mend());

const titled = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
const greets = (page: Page, locale: 'pt' | 'en', name: string) =>
  expect(page.getByText(words[locale].identity.hello.replace('{name}', name.split(' ')[0] ?? ''))).toBeVisible();

for (const locale of locales) {
  const { identity, error, visit } = words[locale];

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ' without JavaScript';
    test(`${locale}: a known patient books with at most 13 touches, three of them for the day of birth${how}`, async ({
      system,
      browser,
    }) => {
      const journey = mainJourney(locale);
      await seenBefore(system, browser, journey);
      const visitor = await newVisitor(browser, system, { javaScriptEnabled });
      const { page } = visitor;
      await page.goto(stepUrl(system.origin, journey, 'mode'));
      const begun = Date.now();
      const taps = await tapThroughKnown(page, journey, () => codeFor(system, journey.patient.email, 1));
      await page.waitForURL(/\/marcacao-de-consulta\/resultado\/./);
      const settled = async () => (await records(system).bookingsOf(journey.patient.email)).filter(({ appointment }) => appointment).length;
      await expect.poll(settled, { timeout: 20_000 }).toBe(2);
      console.log(`  known patient, ${locale}${how}: ${taps} taps, ${((Date.now() - begun) / 1000).toFixed(1)} s by script`);
      expect(taps).toBeLessThanOrEqual(13);
      expect(await records(system).patientsWith(journey.patient.email)).toHaveLength(1);
      if (javaScriptEnabled) {
        await expectOutcome(page, journey);
        await visitor.leaves(journey);
      } else await visitor.context.close();
    });
  }

  test(`${locale}: an unknown contact is answered alike, and nobody is written to`, async ({ system, page, browser }) => {
    const known = newPatient();
    await onFile(system, known);
    await askForCode(page, system, { locale }, known.email);
    const told = await page.locator('main').textContent();
    const stranger = await browser.newPage(phone);
    const { email } = newPatient();
    await askForCode(stranger, system, { locale }, email);
    expect(await stranger.locator('main').textContent()).toBe(told);
    const code = await codeFor(system, known.email);
    await typeCode(stranger, { locale }, code);
    await expect(stranger.getByRole('alert')).toContainText(identity.problems.codeWrong);
    expect(await mailbox(system).mailsTo(email)).toEqual([]);
    await stranger.getByRole('link', { name: identity.without }).click();
    await isAt(stranger, { locale }, 'mode');
    await stranger.close();
  });

  test(`${locale}: five wrong codes end the right one; another is sent at a press`, async ({ system, page }) => {
    const known = newPatient();
    await onFile(system, known);
    await askForCode(page, system, { locale }, known.email);
    const code = await codeFor(system, known.email);
    for (let time = 0; time < 5; time++) {
      await typeCode(page, { locale }, otherThan(code));
      await expect(page.getByRole('alert')).toContainText(identity.problems.codeWrong);
    }
    await typeCode(page, { locale }, code);
    await expect(page.getByRole('alert')).toContainText(identity.problems.codeEnded);
    await page.getByRole('button', { name: identity.code.again }).click();
    await expect(page.getByText(identity.code.sentAgain)).toBeVisible();
    await typeCode(page, { locale }, await codeFor(system, known.email, 1));
    await greets(page, locale, known.name);
  });

  test(`${locale}: two of a family born on one day choose who comes`, async ({ system, page }) => {
    const { email } = newPatient();
    const family = ['Amélia Exemplo', 'Beatriz Exemplo'].map((name) => ({ ...newPatient(), name, email }));
    for (const one of family) await onFile(system, one);
    await askForCode(page, system, { locale }, email);
    await typeCode(page, { locale }, await codeFor(system, email));
    await titled(page, identity.who.title);
    await expectNoAxeFindings(page, 'who');
    await expectNoSidewaysScroll(page, 'who');
    await page.getByRole('button', { name: identity.who.continue }).click();
    await expect(page.getByRole('alert')).toContainText(identity.problems.selectPerson);
    await page.getByRole('radio', { name: /Beatriz.*1958/ }).check(onLabel);
    await page.getByRole('button', { name: identity.who.continue }).click();
    await greets(page, locale, 'Beatriz');
  });

  test(`${locale}: of a family with one address the day of birth says who comes, and another day opens nothing`, async ({
    system,
    page,
  }) => {
    const { email } = newPatient();
    const birth = { day: '03', month: '05', year: '1984' };
    await onFile(system, { ...newPatient(), name: 'Amélia Exemplo', email });
    await onFile(system, { ...newPatient(), name: 'Beatriz Exemplo', email, birth });
    await askForCode(page, system, { locale }, email, { ...birth, day: '04' });
    await typeCode(page, { locale }, await codeFor(system, email));
    await expect(page.getByRole('alert')).toContainText(identity.problems.noRecord);
    await expect(page.locator('main')).not.toContainText(/Amélia|Beatriz/);
    await sendContact(page, { locale }, email, birth);
    await titled(page, identity.code.title);
    await typeCode(page, { locale }, await codeFor(system, email, 1));
    await greets(page, locale, 'Beatriz');
  });

  test(`${locale}: a contact that came with a booking on the website opens no record`, async ({ system, page, browser }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    await schedule(page, system, journey);
    await expectOutcome(page, journey);
    const other = await browser.newPage(phone);
    await askForCode(other, system, journey, journey.patient.email);
    const answered = `select from core.identity_codes where contact->>'value' = $1 and purpose = 'knownPatient' and patient_ids = '{}'`;
    await expect.poll(() => records(system).ours(answered, journey.patient.email), { timeout: 20_000 }).toHaveLength(1);
    expect(await codesTo(system, journey.patient.email)).toHaveLength(1);
    await other.close();
  });

  test(`${locale}: a known patient with a visit near is told its date`, async ({ system, page }) => {
    const first = mainJourney(locale);
    await onFile(system, first.patient);
    await openAt(page, system.origin, first, 'check');
    await schedule(page, system, first);
    await expectOutcome(page, first);
    const again = { ...mainJourney(locale), patient: first.patient };
    await openAt(page, system.origin, again, 'check');
    await askForCode(page, system, again, first.patient.email);
    await typeCode(page, again, await codeFor(system, first.patient.email, 1));
    await isAt(page, again, 'check');
    await pressLast(page, again);
    await expect(page.locator('main').getByText(filled(visit.states.conflictDated.lead)).first()).toBeVisible({ timeout: 25_000 });
  });

  test(`${locale}: the sixth code within an hour is refused, and nothing is lost`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'slot');
    for (let time = 0; time < limits.codesPerBrowser.uses; time++) await askForCode(page, system, journey, newPatient().email);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: identity.code.again }).click();
    expect((await answer).status()).toBe(429);
    await titled(page, error.tooManyTitle);
    await expect(page.locator('main').getByRole('link', { name: /\d{3} \d{3} \d{3}/ })).toBeVisible();
    await expectNoAxeFindings(page, 'too many');
    await page.goto(stepUrl(system.origin, journey, 'slot'));
    await isAt(page, journey, 'slot');
  });
}

test('a double press asks for one code, and one of the right code is no wrong one', async ({ system, page }) => {
  const known = newPatient();
  const { identity } = words.pt;
  await onFile(system, known);
  await page.goto(knownUrl(system, { locale: 'pt' }));
  await field(page, identity.contact.label).fill(known.email);
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByRole('textbox', { name: words.pt.components.birthDate[part], exact: true }).fill(usualBirth[part]);
  await page.getByRole('button', { name: identity.contact.send }).dblclick();
  await titled(page, identity.code.title);
  const code = await codeFor(system, known.email);
  const asked = await records(system).ours("select id from core.identity_codes where contact->>'value' = $1", known.email);
  expect(asked).toHaveLength(1);
  await field(page, identity.code.label).fill(code);
  await page.getByRole('button', { name: identity.code.confirm, exact: true }).dblclick();
  await greets(page, 'pt', known.name);
});

test('an hour after the last answer the next person finds nothing of the patient', async ({ system, page }) => {
  const known = newPatient();
  const { identity, booking } = words.pt;
  await onFile(system, known);
  await openAt(page, system.origin, mainJourney('pt'), 'details');
  await askForCode(page, system, { locale: 'pt' }, known.email);
  await typeCode(page, { locale: 'pt' }, await codeFor(system, known.email));
  await greets(page, 'pt', known.name);
  await records(system).ours(
    `update core.booking_drafts set proven_at = proven_at - interval '61 minutes', expires_at = expires_at - interval '61 minutes'
     where fields->>'email' = $1`,
    known.email,
  );
  await page.reload();
  await isAt(page, { locale: 'pt' }, 'details');
  await expect(page.getByText(identity.offer.link)).toBeVisible();
  await expect(field(page, booking.details.name)).toHaveValue('');
  expect(await page.content()).not.toContain(known.email);
});

test('the code is good for fifteen minutes, and only in the browser that asked', async ({ system, page, browser }) => {
  const known = newPatient();
  await onFile(system, known);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  const code = await codeFor(system, known.email);
  const other = await browser.newPage(phone);
  await other.goto(`${system.origin}/pt/marcar-consulta/codigo`);
  await titled(other, words.pt.identity.contact.title);
  await askForCode(other, system, { locale: 'pt' }, newPatient().email);
  await typeCode(other, { locale: 'pt' }, code);
  await expect(other.getByRole('alert')).toContainText(words.pt.identity.problems.codeWrong);
  await other.close();
  await records(system).ours(
    "update core.identity_codes set expires_at = now() - interval '1 second' where contact->>'value' = $1",
    known.email,
  );
  await typeCode(page, { locale: 'pt' }, code);
  await expect(page.getByRole('alert')).toContainText(words.pt.identity.problems.codeEnded);
});

test('a tax number leads to the address on file; "não sou eu" forgets everything that came of it', async ({ system, page }) => {
  const known = newPatient();
  const vat = newNif();
  await onFile(system, known, vat);
  await openAt(page, system.origin, mainJourney('pt'), 'details');
  await page.getByRole('link', { name: words.pt.identity.offer.link }).click();
  await sendContact(page, { locale: 'pt' }, vat);
  await titled(page, words.pt.identity.code.title);
  const before = await page.content();
  expect(before).not.toContain(known.name);
  await typeCode(page, { locale: 'pt' }, await codeFor(system, known.email));
  await isAt(page, { locale: 'pt' }, 'details');
  await greets(page, 'pt', known.name);
  await expect(field(page, words.pt.booking.details.name)).toHaveValue(known.name);
  await expect(field(page, words.pt.booking.details.email)).toHaveValue(known.email);
  await expect(field(page, words.pt.booking.details.vat)).toHaveValue(vat);
  // Corrected by a letter, it is still about the same man.
  await field(page, words.pt.booking.details.name).fill(`${known.name}s`);
  await page.getByRole('button', { name: words.pt.booking.previous }).click();
  await page.goBack();
  await page.reload();
  await expect(field(page, words.pt.booking.details.name)).toHaveValue(`${known.name}s`);
  await page.getByRole('button', { name: words.pt.identity.notMe }).click();
  await isAt(page, { locale: 'pt' }, 'details');
  for (const name of ['name', 'email', 'phone', 'vat']) await expect(page.locator(`#${name}`)).toHaveValue('');
  expect(await page.content()).not.toContain(known.email);
});

test("somebody else's details on a proven draft do not reach the proven patient's record", async ({ system, page }) => {
  const journey = mainJourney('pt');
  const known = { ...newPatient(), name: 'Amélia Exemplo' };
  const vat = newNif();
  await onFile(system, known, vat);
  await openAt(page, system.origin, journey, 'details');
  await askForCode(page, system, journey, known.email);
  await typeCode(page, journey, await codeFor(system, known.email));
  await field(page, words.pt.booking.details.name).fill('Zulmira Exemplo');
  await page.getByRole('textbox', { name: words.pt.components.birthDate.year, exact: true }).fill('1990');
  await page.locator('#consent').check(onLabel);
  await page.getByRole('button', { name: words.pt.booking.next, exact: true }).click();
  await isAt(page, journey, 'payment');
  await expect(page.getByText(words.pt.identity.notMe)).toHaveCount(0);
  const [draft] = await records(system).ours<{ proven: number | null; vat: string | null; known: object }>(
    "select proven_patient_id as proven, fields->>'vat' as vat, known from core.booking_drafts where fields->>'name' = 'Zulmira Exemplo' limit 1",
  );
  expect(draft).toEqual({ proven: null, vat: null, known: {} });
});

test('the record cannot be opened: the telephone, and the way on', async ({ system, page }) => {
  const known = newPatient();
  await onFile(system, known);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  const code = await codeFor(system, known.email);
  await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
  await typeCode(page, { locale: 'pt' }, code);
  await titled(page, words.pt.identity.silent.title);
  await standIns(system).mend();
  // After so many failures the site leaves the clinic alone for a while.
  await expect(async () => {
    await page.getByRole('link', { name: words.pt.identity.silent.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pt.identity.who.title, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});

test('neither screen has findings of axe, and nothing about them is stored or repeated in an address', async ({ system, page }) => {
  const known = newPatient();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const opened = await page.goto(knownUrl(system, { locale: 'pt' }));
    expect(opened?.headers()['cache-control']).toContain('no-store');
    await expectNoSidewaysScroll(page, `contact at ${width}`);
  }
  await expectNoAxeFindings(page, 'contact');
  await page.getByRole('button', { name: words.pt.identity.contact.send }).click();
  await expect(page.getByRole('alert')).toContainText(words.pt.identity.problems.contactInvalid);
  await expect(page.getByRole('alert')).toContainText(words.pt.identity.problems.birthDateRequired);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  expect(page.url()).toBe(`${system.origin}/pt/marcar-consulta/codigo`);
  await expectNoAxeFindings(page, 'code');
  const input = page.locator('#code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
});
