import { expect, type Page } from '@playwright/test';
import type { Journey } from './journey.ts';
import { field, isAt, onLabel } from './wizard.ts';
import { startsWith, words } from './words.ts';

/** The main path by the fewest touches, as somebody new to it does it; every touch is counted. */
export async function tapThrough(page: Page, { locale, patient }: Journey): Promise<number> {
  const { booking, components } = words[locale];
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'radio' | 'button' | 'checkbox' = 'radio') => {
    await page.getByRole(role, { name }).first().tap(onLabel);
    taps++;
  };
  const type = async (label: string, text: string) => {
    await field(page, label).tap();
    await page.keyboard.type(text);
    taps++;
  };
  const next = () => tap(startsWith(booking.next), 'button');
  for (const choice of [booking.modes.inPerson.title, '', booking.specialties.generalUrology.name]) {
    await tap(startsWith(choice));
    await next();
  }
  await isAt(page, { locale }, 'professional');
  await tap(startsWith(booking.no));
  await tap(startsWith(booking.noPreference));
  await next();
  await tap(startsWith(booking.insuranceStep.no));
  await next();
  await tap(booking.slotStep.takeFirst, 'button');
  await type(booking.details.name, patient.name);
  await type(booking.details.email, patient.email);
  await type(booking.details.phone, patient.phone);
  for (const part of ['day', 'month', 'year'] as const) await type(components.birthDate[part], patient.birth[part]);
  await tap(startsWith(booking.details.female));
  await tap(startsWith(booking.details.consent), 'checkbox');
  await next();
  await tap(startsWith(booking.payments.atClinic.title));
  await next();
  await tap(booking.checkStep.submit, 'button');
  return taps;
}

/** The main path of somebody the clinic knows: recognised by a code, the rest is already filled in. */
export async function tapThroughKnown(page: Page, { locale, patient }: Journey, readCode: () => Promise<string>): Promise<number> {
  const { booking, proof } = words[locale];
  let taps = 0;
  const tap = async (role: 'button' | 'checkbox' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().tap(onLabel);
    taps++;
  };
  const type = async (label: string, text: string) => {
    await field(page, label).tap();
    await page.keyboard.type(text);
    taps++;
  };
  await tap('link', proof.offer.link);
  await type(proof.contact.label, patient.email);
  await tap('button', proof.contact.send);
  await isTitled(page, proof.code.title);
  await type(proof.code.label, await readCode());
  await tap('button', proof.code.confirm);
  await tap('button', booking.slotStep.takeFirst);
  await tap('checkbox', startsWith(booking.details.consent));
  await tap('button', startsWith(booking.next));
  await isAt(page, { locale }, 'payment');
  await tap('button', startsWith(booking.next));
  await tap('button', booking.checkStep.submit);
  return taps;
}

const isTitled = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
