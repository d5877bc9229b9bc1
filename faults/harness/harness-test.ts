import { bookingStatus } from '@clinic/core/booking/model/booking-status';
import { test as base } from 'vitest';
import { startMailCatcher } from '../../worker/testing/mail-catcher.ts';
import { eventually } from './eventually.ts';
import { type FaultHarness, startHarness } from './fault-harness.ts';
import { startCluster } from './own-cluster.ts';
import { pauseRecording } from './pause-recording.ts';
import { workerPool } from './worker-pool.ts';

/** One harness for a file's tests: each books other slots for other people. The clinic's calendar is empty. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  .extend('cluster', { scope: 'file' }, async ({}, { onCleanup }) => {
    const cluster = await startCluster();
    onCleanup(() => cluster.stop());
    return cluster;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('catcher', { scope: 'file' }, async ({}, { onCleanup }) => {
    const catcher = await startMailCatcher();
    onCleanup(() => catcher.stop());
    return catcher;
  })
  .extend('harness', { scope: 'file' }, async ({ cluster, catcher }, { onCleanup }) => {
    const harness = await startHarness(cluster.url, catcher);
    await harness.control('/clinic/control/reset', { bookings: false });
    onCleanup(() => harness.close());
    return harness;
  })
  .extend('workers', { scope: 'file' }, ({ harness }) => workerPool(harness))
  .extend('pause', { scope: 'file' }, ({ harness }) => pauseRecording(harness));

export async function bookingStatusOf({ store }: FaultHarness, id: string) {
  const booking = await store.read(id);
  return booking && bookingStatus(booking);
}

export const waitForStatus = (harness: FaultHarness, id: string, wanted: string, ms?: number) =>
  eventually(async () => (await bookingStatusOf(harness, id)) === wanted, `${id} ${wanted}`, ms).catch(async (error: Error) => {
    throw new Error(`${error.message}; it is ${await bookingStatusOf(harness, id)}`);
  });
