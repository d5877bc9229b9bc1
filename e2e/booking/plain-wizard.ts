import { type DraftFields, type InputStep, type Step, stepFields, steps } from '@clinic/core/booking/form/steps';
import { expect } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { codeFor, proverOf } from './codes.ts';
import { fillDraft, journeyFields, type Prepared } from './draft.ts';
import type { Journey } from './journey.ts';
import { type PlainVisitor, plainVisitor } from './plain-visitor.ts';
import { takeSlotFrom } from './slots.ts';
import { stepUrl } from './wizard.ts';
import { bookingTexts } from './words.ts';

export const isPlainlyAt = (visitor: PlainVisitor, { locale }: Pick<Journey, 'locale'>, step: Step) =>
  expect(visitor.read('h1')).toBe(bookingTexts[locale].booking.steps[step].title);

/** Of whoever is offered under this name on the screen. */
const doctorNamed = (visitor: PlainVisitor, name: string) => {
  const label = visitor.all('main label').find((one) => one.textContent.trim().startsWith(name));
  return label?.querySelector('input')?.getAttribute('value') ?? visitor.all(`#${label?.getAttribute('for')}`)[0]?.getAttribute('value');
};

/** Answers one screen after the other, as the forms on them ask, up to this one. */
export async function walkPlainlyTo(system: TestSystem, journey: Journey, until: Step, given: Prepared = {}) {
  const visitor = plainVisitor(system);
  const fields: DraftFields = { ...journeyFields(journey), doctorId: String(given.doctorId ?? 0) };
  await visitor.open(stepUrl(system.origin, journey, 'mode'));
  for (const step of steps.slice(0, steps.indexOf(until)) as InputStep[]) {
    isPlainlyAt(visitor, journey, step);
    if (step === 'professional' && journey.doctor) fields.doctorId = doctorNamed(visitor, journey.doctor) ?? 'nobody';
    if (step === 'slot') fields.slot = given.slot ?? takeSlotFrom(visitor.html());
    const asked = stepFields[step].filter((name) => fields[name]);
    await visitor.press(bookingTexts[journey.locale].booking.next, Object.fromEntries(asked.map((name) => [name, fields[name]])));
  }
  isPlainlyAt(visitor, journey, until);
  return { visitor, slot: fields.slot ?? '' };
}

/** Stands at this screen without having looked at those before it: for tests about one screen alone. */
export async function openPlainlyAt(system: TestSystem, journey: Journey, until: Step, given: Prepared = {}) {
  const visitor = plainVisitor(system);
  const slot = await fillDraft(journey, until, given, {
    read: async (step) => {
      await visitor.open(stepUrl(system.origin, journey, step));
      return visitor.html();
    },
    send: async (step, form) => (await visitor.send(stepUrl(system.origin, journey, step), form)).status,
  });
  await visitor.open(stepUrl(system.origin, journey, until));
  isPlainlyAt(visitor, journey, until);
  return { visitor, slot };
}

/** The last button, and the page that then asks for the code. */
export async function pressLastPlainly(visitor: PlainVisitor, { locale }: Pick<Journey, 'locale'>): Promise<void> {
  await visitor.press(bookingTexts[locale].booking.checkStep.submit);
  expect(visitor.read('h1')).toBe(bookingTexts[locale].identity.bookingCode.title);
}

export const typePlainly = (visitor: PlainVisitor, { locale }: Pick<Journey, 'locale'>, code: string) =>
  visitor.press(bookingTexts[locale].identity.bookingCode.confirm, { code });

/** From the first screen to the page of the visit. */
export async function bookPlainly(system: TestSystem, journey: Journey): Promise<PlainVisitor> {
  const { visitor } = await walkPlainlyTo(system, journey, 'check');
  await pressLastPlainly(visitor, journey);
  await typePlainly(visitor, journey, await codeFor(system, proverOf(journey).email));
  expect(visitor.url()).toMatch(/\/marcacao-de-consulta\/resultado\/./);
  return visitor;
}
