import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { keysInUse } from '@clinic/core/adapters/database/secrets/keys-in-use';
import { pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect } from 'vitest';
import { eventually } from '../testing/mailroom.ts';
import { test } from '../testing/mailroom-test.ts';

const patient = { ...sampleBooking().patient, vat: '299999998', nCC: '149987765ZX1' };

test('a worker seals at night what is still in plain text', async ({ mailroom }) => {
  const id = await pendingVisit(bookingStore(mailroom.pool, mailroom.dbos, testDataKeys), [], { patient });
  await mailroom.pool.query('update core.bookings set patient = $2, vat_digest = null where id = $1', [id, JSON.stringify(patient)]);
  const worker = await mailroom.startWorker();
  await worker.ready();
  await mailroom.dbos.triggerSchedule('nightly-re-seal');
  await eventually(() => expect(worker.log()).toContain('sealed anew'));
  expect((await keysInUse(mailroom.db)).map(({ key }) => key)).toEqual([null, 'test', 'test']);
});

test('a worker without the key of a booking names the key, goes on, and tells nothing of the patient', async ({ mailroom }) => {
  const gone = dataKeys.parse(`gone:${Buffer.alloc(32, 7).toString('base64')}`);
  const store = bookingStore(mailroom.pool, mailroom.dbos, gone);
  const id = await pendingVisit(store, [], { patient });
  await store.inTransaction((transaction) => transaction.start({ kind: 'book', bookingId: id }));
  const worker = await mailroom.startWorker();
  await worker.ready();
  await eventually(() => expect(worker.log()).toContain('DATA_KEYS lacks keys'));
  await eventually(() => expect(worker.log()).toContain('sealed under data key \\"gone\\"'));
  await mailroom.delivered(await mailroom.queue());
  expect(worker.child.exitCode).toBeNull();
  expect(worker.log()).not.toMatch(/299999998|149987765|Albano|enc:/);
});
