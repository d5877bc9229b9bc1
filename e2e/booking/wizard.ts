import { pathTo } from '@clinic/core/addresses/path-to';
import { type Step, stepRoutes, steps } from '@clinic/core/booking/form/steps';
import { expect, type Page } from '@playwright/test';
import { type Journey, newMbwayPhone } from './journey.ts';
import { chooseFreeSlot } from './slots.ts';
import { bookingTexts, startsWith } from './words.ts';

/** A label lies over its box, so that the whole of it can be pressed. */
export const onLabel = { force: true };

type Answer = (page: Page, journey: Journey) => Promise<void>;

const card = (page: Page, title: string) => page.getByRole('radio', { name: startsWith(title) });
const inGroup = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: startsWith(legend) }).getByRole('radio', { name, exact: true });

/** What a visitor does on each screen before pressing the button that goes on. */
export const answers: Record<Exclude<Step, 'check'>, Answer> = {
  mode: (page, { locale, mode }) => card(page, bookingTexts[locale].booking.modes[mode].title).check(onLabel),
  type: (page) => page.getByRole('radio').first().check(onLabel),
  specialty: (page, { locale }) => card(page, bookingTexts[locale].booking.specialties.generalUrology.name).check(onLabel),
  async professional(page, { locale, doctor }) {
    const { professionalStep, no, noPreference } = bookingTexts[locale].booking;
    await inGroup(page, professionalStep.seenBefore, no).check(onLabel);
    await card(page, doctor ?? noPreference).check(onLabel);
  },
  insurance: (page, { locale, insured }) => card(page, bookingTexts[locale].booking.insuranceStep[insured ? 'yes' : 'no']).check(onLabel),
  slot: (page, { locale }) => chooseFreeSlot(page, locale),
  async details(page, { locale, patient, booker }) {
    const { details } = bookingTexts[locale].booking;
    const { birthDate } = bookingTexts[locale].components;
    await page.getByRole('radio', { name: booker ? details.forOther : details.forMe }).check(onLabel);
    if (booker) {
      await field(page, details.bookerName).fill(booker.name);
      await field(page, details.bookerEmail).fill(booker.email);
      await field(page, details.bookerPhone).fill(booker.phone);
    }
    await field(page, details.name).fill(patient.name);
    await field(page, details.email).fill(patient.email);
    await field(page, details.phone).fill(patient.phone);
    for (const part of ['day', 'month', 'year'] as const)
      await page.getByRole('textbox', { name: birthDate[part], exact: true }).fill(patient.birth[part]);
    await inGroup(page, details.gender, details.genders.feminino).check(onLabel);
    await page.getByRole('checkbox', { name: startsWith(details.consent) }).check(onLabel);
  },
  async payment(page, { locale, payment }) {
    const { payments, paymentStep } = bookingTexts[locale].booking;
    await card(page, payments[payment].title).check(onLabel);
    if (payment === 'mbway') await field(page, paymentStep.mbwayPhone).fill(newMbwayPhone());
  },
};

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: startsWith(label) });

export const stepUrl = (origin: string, { locale }: Pick<Journey, 'locale'>, step: Step) => origin + pathTo(locale, stepRoutes[step]);

export const isAt = (page: Page, { locale }: Pick<Journey, 'locale'>, step: Step) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[locale].booking.steps[step].title);

export const pressNext = (page: Page, { locale }: Pick<Journey, 'locale'>) =>
  page.getByRole('button', { name: bookingTexts[locale].booking.next, exact: true }).click();

/** Opens the wizard and answers everything up to this screen. */
export async function walkTo(page: Page, origin: string, journey: Journey, until: Step): Promise<void> {
  await page.goto(stepUrl(origin, journey, 'mode'));
  await walkOn(page, journey, 'mode', until);
}

export async function walkOn(page: Page, journey: Journey, from: Step, until: Step): Promise<void> {
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf(until))) {
    if (step === 'check') break;
    await isAt(page, journey, step);
    await answers[step](page, journey);
    await pressNext(page, journey);
  }
  await isAt(page, journey, until);
}
