import { expect } from 'vitest';
import type { FaultHarness } from './fault-harness.ts';
import { waitForStatus } from './harness-test.ts';
import { waitForPayment } from './money.ts';
import { appointmentsAt, getsLetters, holdsOf, patientsNamed } from './outside-state.ts';
import type { visit, When } from './visits.ts';

/** However often its work was begun anew: one patient, one appointment, one slot, one request for money, one letter. */
export async function expectOneOfEach(harness: FaultHarness, when: When, { id, patient }: ReturnType<typeof visit>): Promise<void> {
  await waitForStatus(harness, id, 'pendingPayment');
  const { orderId } = await waitForPayment(harness, id);
  expect(await patientsNamed(harness, patient.name)).toHaveLength(1);
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  expect(await holdsOf(harness, id)).toEqual(['booked']);
  expect(await harness.store.readPayments(id)).toHaveLength(1);
  const { rowCount } = await harness.clinicBook.query('select from sandbox.payments where order_id = $1', [orderId]);
  expect(rowCount).toBe(1);
  await getsLetters(harness, patient.email, ['paymentDetails']);
}
