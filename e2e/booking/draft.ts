import { pathTo } from '@clinic/core/addresses/path-to';
import { type DraftFields, fieldsOf, type Question, type Step, stepRoutes, steps } from '@clinic/core/booking/wizard/steps';
import { expect, type Page } from '@playwright/test';
import { type Journey, newMbwayPhone } from './journey.ts';
import { takeSlotFrom } from './slots.ts';

const answersOf = ({ mode, insured, patient, booker, payment }: Journey): DraftFields => ({
  ...{ mode, typeId: '462', subSpecialty: 'generalUrology', hadConsultation: 'no', insured: insured ? 'yes' : 'no' },
  ...{ name: patient.name, email: patient.email, phone: patient.phone, gender: 'feminino', consent: 'yes' },
  ...{ 'birthDate-day': patient.birth.day, 'birthDate-month': patient.birth.month, 'birthDate-year': patient.birth.year },
  ...(booker ? { forOther: 'yes', bookerName: booker.name, bookerEmail: booker.email, bookerPhone: booker.phone } : { forOther: 'no' }),
  ...{ payment, mbwayPhone: payment === 'mbway' ? newMbwayPhone() : '' },
});

type Prepared = { slot?: string; doctorId?: number };

/** Sends the forms of the screens before this one as a browser would, and opens it: for tests about one screen alone. */
export async function openAt(page: Page, origin: string, journey: Journey, until: Step, given: Prepared = {}): Promise<{ slot: string }> {
  const fields: DraftFields = { ...answersOf(journey), doctorId: String(given.doctorId ?? 0) };
  let slot = given.slot ?? '';
  for (const step of steps.slice(0, steps.indexOf(until)) as Question[]) {
    const url = origin + pathTo(journey.locale, stepRoutes[step]);
    if (step === 'slot') {
      slot ||= takeSlotFrom(await (await page.request.get(url)).text());
      fields.slot = slot;
    }
    const form = Object.fromEntries(fieldsOf[step].map((name) => [name, fields[name] ?? '']));
    const answer = await page.request.post(url, { form, headers: { origin }, maxRedirects: 0 });
    expect(answer.status(), step).toBe(303);
  }
  await page.goto(origin + pathTo(journey.locale, stepRoutes[until]));
  return { slot };
}
