import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';
import { visit } from '../../faults/harness/visits.ts';
import { inMs, percentile } from '../load/percentile.ts';
import { freeSlots } from './free-slots.ts';
import { submitOrThrow } from './submit-or-throw.ts';

const bookings = 100;
const perSecond = 4;

/** From the button to the reference on the screen, with a clinic and a provider that take 150 ms for each answer. */
export async function outcomeTimes(harness: FaultHarness): Promise<string> {
  await harness.fault({ operation: '*', kind: 'slow', ms: 150 });
  await harness.control('/payments/control/faults', { operation: '*', kind: 'slow', ms: 150 });
  const slots = await freeSlots(harness.clinicBook, bookings);
  const taken: number[] = [];
  const waits = slots.map(async (slot, index) => {
    await sleep((index * 1000) / perSecond);
    const startedAt = performance.now();
    const id = await submitOrThrow(harness, visit(slot, { paymentMethod: 'multibanco' }));
    for (;;) {
      if ((await harness.store.readPayments(id)).some(({ acceptedAt }) => acceptedAt)) break;
      if (performance.now() - startedAt > 60_000) throw new Error('no outcome within a minute');
      await sleep(25);
    }
    taken.push(performance.now() - startedAt);
  });
  await Promise.all(waits);
  await harness.clearFaults();
  return `outcome, ${bookings} bookings at ${perSecond} a second: median ${inMs(percentile(taken, 50))}, p95 ${inMs(percentile(taken, 95))} (goal 1500 ms)`;
}
