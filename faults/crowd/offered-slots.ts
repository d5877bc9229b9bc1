import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { visit, type When } from '../harness/visits.ts';
import { draftFieldsOf, wizardVisitor } from '../harness/wizard-visitor.ts';

type Site = { site: string; origin: string };

/** The values of the fields and buttons of this name, in whichever order a tag has its attributes. */
const valuesOf = (html: string, name: string): string[] => {
  const tags = [...html.matchAll(/<(?:input|button)[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`name="${name}"`));
  return [...new Set(tags.flatMap((tag) => /value="([^"]+)"/.exec(tag)?.[1] ?? []))];
};

/** Every doctor's free times as the screens offer them, the ones that several doctors have first. */
export async function offeredSlots(at: Site): Promise<When[][]> {
  const anybody = draftFieldsOf(visit({ doctorId: 0, date: '2030-01-01', time: '10:00' }));
  const looking = wizardVisitor(at);
  await looking.fill(anybody, 'professional');
  const doctors = valuesOf((await looking.look('professional')).html, 'doctorId').filter((id) => id !== '0');
  const soonest = addDays(inLisbon(new Date()).day, 3);
  const times: When[] = [];
  for (const doctorId of doctors) {
    const patient = wizardVisitor(at);
    await patient.fill({ ...anybody, doctorId }, 'slot');
    for (const text of valuesOf((await patient.look('slot')).html, 'slot')) {
      const slot = parseSlotText(text);
      if (slot && slot.date >= soonest) times.push({ ...slot, doctorId: Number(doctorId) });
    }
  }
  return [...Map.groupBy(times, ({ date, time }) => `${date} ${time}`).values()].sort((a, b) => b.length - a.length);
}

/** So many slots in all, and no doctor free at one of these times who is not among them: nobody finds another way in. */
export async function chooseSlots(at: Site, count: number): Promise<When[]> {
  const chosen: When[] = [];
  for (const atOneTime of await offeredSlots(at)) if (chosen.length + atOneTime.length <= count) chosen.push(...atOneTime);
  if (chosen.length !== count) throw new Error(`only ${chosen.length} slots are offered`);
  return chosen;
}

/** One in four does not mind who it is. */
export const wants = (slots: readonly When[], index: number): Submission => {
  const when = slots[index % slots.length];
  if (!when) throw new RangeError('no slot');
  return visit(when, Math.floor(index / slots.length) % 4 === 3 ? { preferredDoctorId: 0 } : {});
};
