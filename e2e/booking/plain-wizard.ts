import { type DraftFields, type InputStep, type Step, stepFields } from '@clinic/core/booking/form/steps';
import { expect } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { codeFor, proverOf } from './codes.ts';
import { fillDraft, journeyFields, type Prepared } from './draft.ts';
import type { Journey } from './journey.ts';
import { type PlainVisitor, plainVisitor } from './plain-visitor.ts';
import { takeSlotFrom } from './slots.ts';
import { askedSteps, stepTitleOf, stepUrl } from './wizard.ts';
import { bookingTexts } from './words.ts';

export const isPlainlyAt = (visitor: PlainVisitor, { locale, booker }: Pick<Journey, 'locale' | 'booker'>, step: Step) =>
  expect(visitor.read('h1')).toBe(stepTitleOf(locale, step, booker !== null));

/** Of whoever is offered under this name on the screen. */
const doctorNamed = (visitor: PlainVisitor, name: string) => {
  const card = visitor.all('main section').find((one) => one.querySelector('h3')?.textContent.trim() === name);
  return card?.querySelector('input[name=doctorId]')?.getAttribute('value') ?? 'nobody';
};

/** Answers one screen, as the form on it asks. */
async function answerPlainly(visitor: PlainVisitor, step: InputStep, fields: DraftFields, { locale }: Journey): Promise<void> {
  const { forOther = '', doctorId = '' } = fields;
  switch (step) {
    case 'who':
      return visitor.choose('hadConsultation', fields.hadConsultation ?? '', { forOther });
    case 'professional':
      return visitor.choose('slot', '', { doctorId });
    case 'details': {
      const asked = stepFields.details.filter((name) => fields[name] !== undefined && fields[name] !== '');
      const typed = Object.fromEntries(asked.map((name) => [name, fields[name]]));
      return visitor.press(bookingTexts[locale].booking.next, { ...typed, ...(forOther === 'yes' && { sameContacts: undefined }) });
    }
    case 'payment':
      return visitor.choose('payment', fields.payment ?? '', {}, fields.mbwayPhone ? { mbwayPhone: fields.mbwayPhone } : {});
    default: {
      const [name = 'slot'] = stepFields[step];
      return visitor.choose(name, fields[name] ?? '');
    }
  }
}

/** Answers one screen after the other, as the forms on them ask, up to this one. */
export async function walkPlainlyTo(system: TestSystem, journey: Journey, until: Step, given: Prepared = {}) {
  const visitor = plainVisitor(system);
  const fields: DraftFields = { ...journeyFields(journey), doctorId: String(given.doctorId ?? 0) };
  await visitor.open(stepUrl(system.origin, journey, 'who'));
  for (const step of askedSteps.slice(0, askedSteps.indexOf(until)) as InputStep[]) {
    isPlainlyAt(visitor, journey, step);
    if (step === 'professional' && journey.doctor) fields.doctorId = doctorNamed(visitor, journey.doctor);
    if (step === 'slot') fields.slot = given.slot ?? takeSlotFrom(visitor.html());
    await answerPlainly(visitor, step, fields, journey);
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
