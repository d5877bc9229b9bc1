import { eventually } from '../../faults/harness/eventually.ts';
import { mailKindOf } from '../../faults/harness/outside-state.ts';
import { sandboxControls } from '../../faults/harness/sandbox-controls.ts';
import type { When } from '../../faults/harness/visits.ts';
import { caughtLetters } from './letters.ts';
import type { Rehearsal } from './rehearsal.ts';
import { type Booked, rehearseVisit } from './rehearse-visit.ts';

const got =
  (rehearsal: Rehearsal, kind: string) =>
  async ({ email }: Booked) =>
    (await caughtLetters(rehearsal, email)).some(({ subject }) => mailKindOf(subject) === kind);

/** Visits that wait for money: each is a workflow that sleeps until the provider tells of it, or its time is over. */
export async function openSagas(rehearsal: Rehearsal, slots: When[]): Promise<Booked[]> {
  const booked: Booked[] = [];
  for (let at = 0; at < slots.length; at += 4)
    booked.push(
      ...(await Promise.all(slots.slice(at, at + 4).map((when) => rehearseVisit(rehearsal, when, { paymentMethod: 'multibanco' })))),
    );
  await Promise.all(booked.map((one) => eventually(() => got(rehearsal, 'paymentDetails')(one), 'the letter with the reference', 180_000)));
  return booked;
}

/** Everybody pays; returns how many have it in writing that their visit is confirmed. */
export async function payAll(rehearsal: Rehearsal, booked: Booked[], withinMs: number): Promise<number> {
  const sandbox = sandboxControls(rehearsal.sandbox);
  const state = await (await fetch(`${rehearsal.sandbox}/payments/control/state`)).json();
  const { payments } = state as { payments: { id: string; status: string }[] };
  for (const { id } of payments.filter(({ status }) => status === 'pending')) await sandbox.pay(id);
  const until = Date.now() + withinMs;
  const confirmed = await Promise.all(
    booked.map((one) =>
      eventually(() => got(rehearsal, 'confirmed')(one), 'confirmed', until - Date.now()).then(
        () => 1,
        () => 0,
      ),
    ),
  );
  return confirmed.reduce<number>((sum, one) => sum + one, 0);
}
