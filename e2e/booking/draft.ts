import { pathTo } from '@clinic/core/addresses/path-to';
import { type DraftFields, type InputStep, type Step, stepFields, stepRoutes, steps } from '@clinic/core/booking/form/steps';
import { expect, type Page } from '@playwright/test';
import { type Journey, newMbwayPhone } from './journey.ts';
import { takeSlotFrom } from './slots.ts';

export const journeyFields = ({ mode, insured, patient, booker, payment }: Journey): DraftFields => ({
  ...{ mode, subSpecialty: 'generalUrology', hadConsultation: 'no', insured: insured ? 'yes' : 'no' },
  ...{ name: patient.name, email: patient.email, phone: patient.phone, gender: 'feminino', consent: 'yes' },
  ...{ 'birthDate-day': patient.birth.day, 'birthDate-month': patient.birth.month, 'birthDate-year': patient.birth.year },
  ...(booker ? { forOther: 'yes', bookerName: booker.name, bookerEmail: booker.email, bookerPhone: booker.phone } : { forOther: 'no' }),
  ...{ payment, mbwayPhone: payment === 'mbway' ? newMbwayPhone() : '' },
});

export type Prepared = { slot?: string; doctorId?: number };

type Forms = { read(step: InputStep): Promise<string>; send(step: InputStep, form: Record<string, string>): Promise<number> };

/** Sends the forms of the screens before this one; the slot that was taken. */
export async function fillDraft(journey: Journey, until: Step, given: Prepared, { read, send }: Forms): Promise<string> {
  const fields: DraftFields = { ...journeyFields(journey), doctorId: String(given.doctorId ?? 0) };
  let slot = given.slot ?? '';
  for (const step of steps.slice(0, steps.indexOf(until)) as InputStep[]) {
    if (step === 'slot') {
      slot ||= takeSlotFrom(await read(step));
      fields.slot = slot;
    }
    const form = Object.fromEntries(stepFields[step].map((name) => [name, fields[name] ?? '']));
    expect(await send(step, form), step).toBe(303);
  }
  return slot;
}

/** Sends the forms of the screens before this one as a browser would, and opens it: for tests about one screen alone. */
export async function openAt(page: Page, origin: string, journey: Journey, until: Step, given: Prepared = {}): Promise<{ slot: string }> {
  const at = (step: Step) => origin + pathTo(journey.locale, stepRoutes[step]);
  const slot = await fillDraft(journey, until, given, {
    read: async (step) => (await page.request.get(at(step))).text(),
    send: async (step, form) => (await page.request.post(at(step), { form, headers: { origin }, maxRedirects: 0 })).status(),
  });
  await page.goto(at(until));
  return { slot };
}
