import { type Submission, submitBooking } from '@clinic/core/booking/form/submit-booking';
import { contactDigest, toContact } from '@clinic/core/identity/contact';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type { FaultHarness } from './fault-harness.ts';

/** As if whoever books had typed the code that was sent to his address. */
export async function submit({ store }: FaultHarness, submission: Submission, payBySeconds?: number): Promise<string> {
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
const dueIn = (store: FaultHarness['store'], seconds: number): FaultHarness['store'] => ({
  ...store,
  inTransaction: (work) =>
    store.inTransaction((transaction) =>
      work({
        ...transaction,
        insert: (visit, at) => transaction.insert({ ...visit, payBy: new Date(Date.now() + seconds * 1000) }, at),
      }),
    ),
});
