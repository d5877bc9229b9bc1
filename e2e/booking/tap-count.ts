import { pathTo } from '@clinic/core/addresses/path-to';
import type { Step } from '@clinic/core/booking/form/steps';
import type { Locale } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import type { Journey } from './journey.ts';
import { field, onLabel } from './wizard.ts';
import { bookingTexts, startsWith } from './words.ts';

export type Touches = { taps: number; boxes: number };

/** Whoever books by touch, counted: what is pressed, and what is typed into. */
function fingers(page: Page) {
  const count: Touches = { taps: 0, boxes: 0 };
  const press = async (name: string | RegExp, role: 'button' | 'checkbox' | 'link' | 'radio' = 'button') => {
    // A radio lies under its label; a button must be what the finger meets.
    const isLabelled = role === 'radio' || role === 'checkbox';
    await page
      .locator('main')
      .getByRole(role, { name })
      .first()
      .tap(isLabelled ? onLabel : {});
    count.taps++;
  };
  return {
    count,
    press,
    enterFromHome: async (origin: string, locale: Locale) => {
      await page.goto(origin + pathTo(locale, 'home'));
      await page
        .locator(`main a[href="${pathTo(locale, 'wizard')}"]`)
        .first()
        .tap();
      count.taps++;
    },
    /** The first hour that is offered. */
    pressHour: async () => {
      await page.locator('main button[name=slot]').first().tap();
      count.taps++;
    },
    type: async (label: string, text: string) => {
      await field(page, label).tap();
      await page.keyboard.type(text);
      count.boxes++;
    },
  };
}
type Fingers = ReturnType<typeof fingers>;

/** From the home page, as somebody new to it does it. */
export async function tapThrough(page: Page, origin: string, journey: Journey, readCode: () => Promise<string>): Promise<Touches> {
  const { locale, mode } = journey;
  const { booking } = bookingTexts[locale];
  const hand = fingers(page);
  await hand.enterFromHome(origin, locale);
  await hand.press(startsWith(booking.whoStep[journey.booker ? 'other' : 'me'].first));
  await hand.press(startsWith(booking.specialties.benignProstateEnlargement.name));
  await hand.press(startsWith(booking.modes[mode].title));
  await tapFromInsurance(hand, journey, readCode);
  return hand.count;
}

/** Up to the provider's page, where the card is typed, and back. Its own boxes and its bank's question are not ours to count. */
export async function tapCardPage(page: Page, { locale }: Journey, count: Touches): Promise<Touches> {
  const { card } = bookingTexts[locale].visit.pay;
  await page.getByRole('link', { name: card.open }).tap({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await page.getByRole('button', { name: 'Approve' }).tap();
  return { ...count, taps: count.taps + 2 };
}

/** From the next free hour of the home page: the hour and its doctor are answered. Without script it is an ordinary door. */
export async function tapFromNextHour(page: Page, origin: string, journey: Journey, readCode: () => Promise<string>): Promise<Touches> {
  const { booking } = bookingTexts[journey.locale];
  const hand = fingers(page);
  const asked = page.waitForResponse(/proximas-horas/);
  await page.goto(origin + pathTo(journey.locale, 'home'));
  await asked;
  await page.locator('main form button b').first().tap();
  hand.count.taps++;
  await hand.press(startsWith(booking.whoStep.me.first));
  await hand.press(startsWith(booking.specialties.benignProstateEnlargement.name));
  if ((await arrivedAt(page, journey.locale, 'mode', 'insurance')) === 'mode') await hand.press(startsWith(booking.modes.inPerson.title));
  await hand.press(startsWith(booking.insuranceStep.no));
  // Somebody else may have been quicker; the page then says so.
  if ((await arrivedAt(page, journey.locale, 'professional', 'slot', 'details')) !== 'details') await hand.pressHour();
  await tapFromDetails(hand, journey, readCode);
  return hand.count;
}

/** The same from a page that has answered what it is about: an exam's own. */
export async function tapFromExam(page: Page, exam: string, journey: Journey, readCode: () => Promise<string>): Promise<Touches> {
  const { booking } = bookingTexts[journey.locale];
  const hand = fingers(page);
  await page.goto(exam);
  await page.locator('#form-consulta').getByRole('button').first().tap();
  hand.count.taps++;
  await hand.press(startsWith(booking.whoStep.me.first));
  // Where a test is done in one way only, nobody is asked where.
  if ((await arrivedAt(page, journey.locale, 'mode', 'insurance')) === 'mode') await hand.press(startsWith(booking.modes.inPerson.title));
  await tapFromInsurance(hand, journey, readCode);
  return hand.count;
}

async function tapFromInsurance(hand: Fingers, journey: Journey, readCode: () => Promise<string>): Promise<void> {
  await hand.press(startsWith(bookingTexts[journey.locale].booking.insuranceStep.no));
  await hand.pressHour();
  await tapFromDetails(hand, journey, readCode);
}

async function tapFromDetails(hand: Fingers, journey: Journey, readCode: () => Promise<string>): Promise<void> {
  const { locale, payment } = journey;
  const { booking, identity } = bookingTexts[locale];
  await typeDetails(hand, journey);
  await hand.press(booking.next);
  await hand.press(startsWith(booking.payments[payment].title));
  await hand.press(booking.checkStep.submit);
  await hand.type(identity.code.label, await readCode());
  await hand.press(identity.bookingCode.confirm);
}

async function typeDetails({ type, press }: Fingers, { locale, patient, booker }: Journey): Promise<void> {
  const { details } = bookingTexts[locale].booking;
  const { birthDate } = bookingTexts[locale].components;
  await type(booker ? details.nameOther : details.name, patient.name);
  for (const part of ['day', 'month', 'year'] as const) await type(birthDate[part], patient.birth[part]);
  await press(startsWith(details.genders.feminino), 'radio');
  if (booker) await type(details.bookerName, booker.name);
  await type(booker ? details.bookerPhone : details.phone, (booker ?? patient).phone);
  await type(booker ? details.bookerEmail : details.email, (booker ?? patient).email);
  await press(startsWith(booker ? details.consentOther : details.consent), 'checkbox');
}

/** Somebody the clinic knows: recognised by a code, one press says that all is as it was. */
export async function tapThroughKnown(page: Page, origin: string, journey: Journey, readCode: () => Promise<string>): Promise<Touches> {
  const { locale, patient } = journey;
  const { booking, components, identity } = bookingTexts[locale];
  const hand = fingers(page);
  await hand.enterFromHome(origin, locale);
  await hand.press(startsWith(booking.whoStep.me.known));
  await hand.type(identity.contact.label, patient.email);
  for (const part of ['day', 'month', 'year'] as const) await hand.type(components.birthDate[part], patient.birth[part]);
  await hand.press(identity.contact.send);
  await hand.type(identity.code.label, await readCode());
  await hand.press(identity.code.confirm);
  await hand.press(startsWith(booking.knownStep.same));
  await hand.pressHour();
  await hand.press(booking.checkStep.submit);
  return hand.count;
}

/** Somebody signed in, from the personal area. */
export async function tapThroughSignedIn(page: Page, area: string, { locale, payment }: Journey): Promise<Touches> {
  const { booking } = bookingTexts[locale];
  const hand = fingers(page);
  await page.goto(area);
  await page
    .locator(`a[href="${pathTo(locale, 'wizard')}"]`)
    .first()
    .tap();
  hand.count.taps++;
  await hand.press(startsWith(booking.knownStep.same));
  await hand.pressHour();
  if ((await arrivedAt(page, locale, 'payment', 'check')) === 'payment') await hand.press(startsWith(booking.payments[payment].title));
  await hand.press(booking.checkStep.submit);
  return hand.count;
}

/** Which of these screens it came to. */
async function arrivedAt<Asked extends Step>(page: Page, locale: Locale, ...asked: Asked[]): Promise<Asked | undefined> {
  const titles = asked.map((step) => bookingTexts[locale].booking.steps[step].title);
  const title = async () => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(async () => titles.includes(await title()), { timeout: 20_000 }).toBe(true);
  return asked[titles.indexOf(await title())];
}

export const expectAtMost = (found: Touches, { taps, boxes }: Touches): void => {
  expect(found.taps).toBeLessThanOrEqual(taps);
  expect(found.boxes).toBeLessThanOrEqual(boxes);
};
