import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { keysInUse } from '@clinic/core/adapters/database/secrets/keys-in-use';
import { pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect } from 'vitest';
import { waitForAssertion } from '../testing/mail-harness.ts';
import { test } from '../testing/mail-harness-test.ts';

const patient = { ...sampleBooking().patient, vat: '299999998', nCC: '149987765ZX1' };

test('a worker encrypts at night what is still in plain text', async ({ mailHarness }) => {
  const id = await pendingVisit(bookingStore(mailHarness.pool, mailHarness.dbos, testDataKeys), [], { patient });
  await mailHarness.pool.query('update core.bookings set patient = $2, vat_digest = null where id = $1', [id, JSON.stringify(patient)]);
  const worker = await mailHarness.startWorker();
  await worker.ready();
  await mailHarness.dbos.triggerSchedule('nightly-re-seal');
  await waitForAssertion(() => expect(worker.log()).toContain('encrypted anew'));
  expect((await keysInUse(mailHarness.db)).map(({ key }) => key)).toEqual([null, 'test', 'test']);
});

test('a worker without the key of a booking names the key, goes on, and tells nothing of the patient', async ({ mailHarness }) => {
  const gone = dataKeys.parse(`gone:${Buffer.alloc(32, 7).toString('base64')}`);
  const store = bookingStore(mailHarness.pool, mailHarness.dbos, gone);
  const id = await pendingVisit(store, [], { patient });
  await store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'book', bookingId: id }));
  const worker = await mailHarness.startWorker();
  await worker.ready();
  await waitForAssertion(() => expect(worker.log()).toContain('DATA_KEYS lacks keys'));
  await waitForAssertion(() => expect(worker.log()).toContain('encrypted under data key \\"gone\\"'));
  await mailHarness.delivered(await mailHarness.queue());
  expect(worker.child.exitCode).toBeNull();
  expect(worker.log()).not.toMatch(/299999998|149987765|Albano|enc:/);
});
