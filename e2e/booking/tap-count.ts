import { expect, type Page } from '@playwright/test';
import type { Journey } from './journey.ts';
import { field, isAt, onLabel } from './wizard.ts';
import { bookingTexts, startsWith } from './words.ts';

/** Whoever books by touch, counted: a field takes one, however much is typed into it. */
function fingers(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp, role: 'radio' | 'button' | 'checkbox' | 'link' = 'radio') => {
      await page.getByRole(role, { name }).first().tap(onLabel);
      taps++;
    },
    type: async (label: string, text: string) => {
      await field(page, label).tap();
      await page.keyboard.type(text);
      taps++;
    },
    taps: () => taps,
  };
}

/** The main path by the fewest touches, as somebody new to it does it; every touch is counted, those for the code also apart. */
export async function tapThrough(
  page: Page,
  { locale, patient }: Journey,
  readCode: () => Promise<string>,
): Promise<{ taps: number; forCode: number }> {
  const { booking, components, identity } = bookingTexts[locale];
  const { tap, type, taps } = fingers(page);
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
  await tap(startsWith(booking.details.genders.feminino));
  await tap(startsWith(booking.details.consent), 'checkbox');
  await next();
  await tap(startsWith(booking.payments.atClinic.title));
  await next();
  await tap(booking.checkStep.submit, 'button');
  const before = taps();
  await isTitled(page, identity.bookingCode.title);
  await type(identity.code.label, await readCode());
  await tap(identity.bookingCode.confirm, 'button');
  return { taps: taps(), forCode: taps() - before };
}

/** The main path of somebody the clinic knows: recognised by a code, the rest is already filled in. */
export async function tapThroughKnown(page: Page, { locale, patient }: Journey, readCode: () => Promise<string>): Promise<number> {
  const { booking, components, identity } = bookingTexts[locale];
  const { tap, type, taps } = fingers(page);
  await tap(identity.offer.link, 'link');
  await type(identity.contact.label, patient.email);
  for (const part of ['day', 'month', 'year'] as const) await type(components.birthDate[part], patient.birth[part]);
  await tap(identity.contact.send, 'button');
  await isTitled(page, identity.code.title);
  await type(identity.code.label, await readCode());
  await tap(identity.code.confirm, 'button');
  await tap(booking.slotStep.takeFirst, 'button');
  await tap(startsWith(booking.details.consent), 'checkbox');
  await tap(startsWith(booking.next), 'button');
  await isAt(page, { locale }, 'payment');
  await tap(startsWith(booking.next), 'button');
  await tap(booking.checkStep.submit, 'button');
  return taps();
}

const isTitled = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
