import { expect } from 'vitest';
import type { ClinicRoom } from './clinic-room.ts';
import { appointmentsAt, getsLetters, holdsOf, patientsNamed } from './independent-reader.ts';
import { accepted } from './money.ts';
import { becomes } from './room-test.ts';
import type { visit, When } from './visits.ts';

/** However often its work was begun anew: one patient, one appointment, one slot, one request for money, one letter. */
export async function expectOneOfEach(room: ClinicRoom, when: When, { id, patient }: ReturnType<typeof visit>): Promise<void> {
  await becomes(room, id, 'pendingPayment');
  const { orderId } = await accepted(room, id);
  expect(await patientsNamed(room, patient.name)).toHaveLength(1);
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
  expect(await holdsOf(room, id)).toEqual(['booked']);
  expect(await room.store.readPayments(id)).toHaveLength(1);
  const { rowCount } = await room.clinicBook.query('select from sandbox.payments where order_id = $1', [orderId]);
  expect(rowCount).toBe(1);
  await getsLetters(room, patient.email, ['paymentDetails']);
}
