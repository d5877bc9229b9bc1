import { bookingStatus } from '@clinic/core/booking/rules/booking-status';
import { type Submission, submitBooking } from '@clinic/core/booking/submit-booking';
import { contactDigest, toContact } from '@clinic/core/identity/contact';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { test as base } from 'vitest';
import { startMailCatcher } from '../../worker/testing/mail-catcher.ts';
import { type ClinicRoom, openRoom } from './clinic-room.ts';
import { crew } from './crew.ts';
import { eventually } from './eventually.ts';
import { startCluster } from './own-cluster.ts';
import { pauseRecording } from './pause-recording.ts';

/** One room for a file's tests: each books other slots for other people. The clinic's calendar is empty. */
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
  .extend('room', { scope: 'file' }, async ({ cluster, catcher }, { onCleanup }) => {
    const room = await openRoom(cluster.url, catcher);
    await room.control('/clinic/control/reset', { bookings: false });
    onCleanup(() => room.close());
    return room;
  })
  .extend('workers', { scope: 'file' }, ({ room }) => crew(room))
  .extend('pause', { scope: 'file' }, ({ room }) => pauseRecording(room));

/** As if whoever books had typed the code that was sent to his address. */
export async function submit({ store }: ClinicRoom, submission: Submission, payBySeconds?: number): Promise<string> {
  const contact = toContact(submission.bookedBy?.email ?? submission.patient.email);
  const stands = { contactDigest: contact && contactDigest(testDataKeys, contact) };
  const result = await submitBooking(
    payBySeconds === undefined ? store : dueIn(store, payBySeconds),
    { ...submission, ...stands },
    new Date(),
  );
  if (!result.ok) throw new Error(result.error.kind);
  return result.value.id;
}

/** A day to pay in is too long for a test: the same row, with its deadline near. */
const dueIn = (store: ClinicRoom['store'], seconds: number): ClinicRoom['store'] => ({
  ...store,
  inTransaction: (work) =>
    store.inTransaction((transaction) =>
      work({
        ...transaction,
        insert: (visit, at) => transaction.insert({ ...visit, payBy: new Date(Date.now() + seconds * 1000) }, at),
      }),
    ),
});

export async function statusOf({ store }: ClinicRoom, id: string) {
  const booking = await store.read(id);
  return booking && bookingStatus(booking);
}

export const becomes = (room: ClinicRoom, id: string, wanted: string, ms?: number) =>
  eventually(async () => (await statusOf(room, id)) === wanted, `${id} ${wanted}`, ms).catch(async (error: Error) => {
    throw new Error(`${error.message}; it is ${await statusOf(room, id)}`);
  });
