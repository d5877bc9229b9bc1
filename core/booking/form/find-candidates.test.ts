import { expect, test } from 'vitest';
import { ok } from '../../kernel/result.ts';
import type { Draft } from './draft.ts';
import { findCandidates, isSlotTaken } from './find-candidates.ts';
import { sampleOffer as offer } from './sample-offer.ts';

const startsAt = new Date('2026-11-18T10:20:00Z');
const chosen = { date: '2026-11-18', time: '10:20', startsAt, slotDoctorId: 203, typeId: 462, doctorId: 0, doctorIds: [201, 203] };
const own = { doctorId: 203, startsAt };
const request = { draft: { bookingId: 'b' } as Draft, offer };

/** `held`: what each question for the draft's own hold is answered, one after the other. */
function ports(held: (typeof own | null)[], free: number[]) {
  const doctors = free.map((doctorId) => ({ doctorId, doctorName: `Dr. ${doctorId}` }));
  const answers = [...held];
  return {
    store: { heldSlot: async () => answers.shift() ?? null },
    availability: { doctorsAt: async () => ok(doctors) },
  } as unknown as Parameters<typeof findCandidates>[0];
}

test('the draft’s own hold comes before what the clinic has free', async () => {
  expect(await findCandidates(ports([own], []), request, chosen)).toMatchObject({ value: [{ doctorId: 203 }] });
});

test('pressed in two tabs at once, nobody is told that somebody else took the hour', async () => {
  expect(await findCandidates(ports([null, own], []), request, chosen)).toMatchObject({ value: [{ doctorId: 203 }] });
  expect(await isSlotTaken(ports([null, own], []), request, chosen)).toBe(false);
});

test('an hour that another has is taken, and one that is free is not', async () => {
  expect(await isSlotTaken(ports([null, null], []), request, chosen)).toBe(true);
  expect(await isSlotTaken(ports([null], [203]), request, chosen)).toBe(false);
  expect(await isSlotTaken(ports([], []), request, {})).toBe(false);
});
