import { pathTo } from '@clinic/core/addresses/path-to';
import { type Step, stepRoutes, steps } from '@clinic/core/booking/form/steps';
import type { Locale } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { type Journey, newMbwayPhone } from './journey.ts';
import { chooseFreeSlot } from './slots.ts';
import { bookingTexts, startsWith } from './words.ts';

/** A label lies over its box, so that the whole of it can be pressed. */
export const onLabel = { force: true };

type Answer = (page: Page, journey: Journey) => Promise<void>;

/** Steps that are asked one after the other: a type is chosen only by who looks for it. */
export const askedSteps: readonly Step[] = steps.filter((step) => step !== 'type');

/** One of the choices, each of which sends itself. */
export const choiceButton = (page: Page, title: string) => page.locator('main').getByRole('button', { name: startsWith(title) });
const inGroup = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: startsWith(legend) }).getByRole('radio', { name, exact: true });

/** What a visitor does on each screen to come to the next. */
export const answers: Record<Exclude<Step, 'check'>, Answer> = {
  who: (page, { locale, booker }) => {
    const { whoStep } = bookingTexts[locale].booking;
    return choiceButton(page, whoStep[booker ? 'other' : 'me'].first).click();
  },
  specialty: (page, { locale }) => choiceButton(page, bookingTexts[locale].booking.specialties.generalUrology.name).click(),
  type: (page) => page.locator('main button[name=typeId]').first().click(),
  mode: (page, { locale, mode }) => choiceButton(page, bookingTexts[locale].booking.modes[mode].title).click(),
  insurance: (page, { locale, insured }) => choiceButton(page, bookingTexts[locale].booking.insuranceStep[insured ? 'yes' : 'no']).click(),
  async professional(page, { locale, doctor }) {
    const { professionalStep, noPreference } = bookingTexts[locale].booking;
    const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: doctor ?? noPreference, exact: true }) });
    const more = card.getByRole('button', { name: professionalStep.moreHours });
    if (!(await more.isVisible())) await page.locator('main details > summary').last().click();
    await more.click();
  },
  slot: (page, { locale }) => chooseFreeSlot(page, locale),
  async details(page, journey) {
    await fillDetails(page, journey);
    await pressNext(page, journey);
  },
  async payment(page, { locale, payment }) {
    const { payments, paymentStep } = bookingTexts[locale].booking;
    if (payment === 'mbway') {
      await page.locator('main details > summary').last().click();
      await field(page, paymentStep.mbwayPhone).fill(newMbwayPhone());
    }
    await choiceButton(page, payments[payment].title).click();
  },
};

/** Every field of the details, for one or for two people. */
export async function fillDetails(page: Page, { locale, patient, booker }: Journey): Promise<void> {
  const { details } = bookingTexts[locale].booking;
  const { birthDate } = bookingTexts[locale].components;
  await field(page, booker ? details.nameOther : details.name).fill(patient.name);
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByRole('textbox', { name: birthDate[part], exact: true }).fill(patient.birth[part]);
  await inGroup(page, booker ? details.genderOther : details.gender, details.genders.feminino).check(onLabel);
  if (booker) {
    await field(page, details.bookerName).fill(booker.name);
    await field(page, details.bookerEmail).fill(booker.email);
    await field(page, details.bookerPhone).fill(booker.phone);
    await page.getByRole('checkbox', { name: startsWith(details.sameContacts) }).uncheck(onLabel);
  }
  await field(page, booker ? details.emailOther : details.email).fill(patient.email);
  await field(page, booker ? details.phoneOther : details.phone).fill(patient.phone);
  await page.getByRole('checkbox', { name: startsWith(booker ? details.consentOther : details.consent) }).check(onLabel);
}

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: startsWith(label) });

export const stepUrl = (origin: string, { locale }: Pick<Journey, 'locale'>, step: Step) => origin + pathTo(locale, stepRoutes[step]);

export const isAt = (page: Page, { locale, booker }: { locale: Locale; booker?: unknown }, step: Step) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTitleOf(locale, step, Boolean(booker)));

/** Who books for another reads about that other. */
export const stepTitleOf = (locale: Locale, step: Step, isForOther: boolean) => {
  const { steps: titles, details } = bookingTexts[locale].booking;
  return step === 'details' && isForOther ? details.titleOther : titles[step].title;
};

export const pressNext = (page: Page, { locale }: Pick<Journey, 'locale'>) =>
  page.locator('main').getByRole('button', { name: bookingTexts[locale].booking.next, exact: true }).click();

/** Opens the wizard and answers everything up to this screen. */
export async function walkTo(page: Page, origin: string, journey: Journey, until: Step): Promise<void> {
  await page.goto(stepUrl(origin, journey, 'who'));
  await walkOn(page, journey, 'who', until);
}

/** `arrives`: where it is another screen than the one after the last answer. */
export async function walkOn(page: Page, journey: Journey, from: Step, until: Step, arrives: Step = until): Promise<void> {
  for (const step of askedSteps.slice(askedSteps.indexOf(from), askedSteps.indexOf(until))) {
    if (step === 'check') break;
    await isAt(page, journey, step);
    await answers[step](page, journey);
  }
  await isAt(page, journey, arrives);
}
