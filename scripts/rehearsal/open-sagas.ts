import { sandboxControls } from '../../faults/harness/sandbox-controls.ts';
import type { When } from '../../faults/harness/visits.ts';
import { whoeverGets } from './letters.ts';
import type { Rehearsal } from './rehearsal.ts';
import { type Booked, rehearseVisit } from './rehearse-visit.ts';

const atOnce = 6;

/** Visits that wait for money: each is a workflow that sleeps until the provider tells of it, or its time is over. */
export async function openSagas(rehearsal: Rehearsal, slots: When[]): Promise<Booked[]> {
  const booked: Booked[] = [];
  for (let at = 0; at < slots.length; at += atOnce)
    booked.push(
      ...(await Promise.all(slots.slice(at, at + atOnce).map((when) => rehearseVisit(rehearsal, when, { paymentMethod: 'multibanco' })))),
    );
  const told = await whoeverGets(rehearsal, booked, 'paymentDetails', 180_000);
  if (told.length < booked.length) throw new Error(`${booked.length - told.length} of ${booked.length} have no letter with the reference`);
  return booked;
}

/** Everybody pays; returns how many have it in writing that their visit is confirmed. */
export async function payAll(rehearsal: Rehearsal, booked: Booked[], withinMs: number): Promise<number> {
  const sandbox = sandboxControls(rehearsal.sandbox);
  const state = await (await fetch(`${rehearsal.sandbox}/payments/control/state`)).json();
  const { payments } = state as { payments: { id: string; status: string }[] };
  for (const { id } of payments.filter(({ status }) => status === 'pending')) await sandbox.pay(id);
  return (await whoeverGets(rehearsal, booked, 'confirmed', withinMs)).length;
}
