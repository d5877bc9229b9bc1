import { expect } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import type { FaultHarness } from '../harness/fault-harness.ts';
import { type test as harnessTest, waitForStatus } from '../harness/harness-test.ts';
import { toldToPay } from '../harness/money.ts';
import { appointmentsAt, getsLetters, holdsOf } from '../harness/outside-state.ts';
import { submit } from '../harness/submit.ts';
import { bookableTimes, visit } from '../harness/visits.ts';

/** What happens when nothing goes wrong, whoever takes the money. */
export function plainPaths(test: typeof harnessTest): void {
  const times = bookableTimes();

  test('a visit paid at the clinic is in the book and told in writing', async ({ harness, workers }) => {
    await workers.current();
    const when = times.next().value;
    const asked = visit(when);
    const id = await submit(harness, asked);
    await waitForStatus(harness, id, 'scheduled');
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
    await getsLetters(harness, asked.patient.email, ['scheduled']);
    expect(await stepsOnRecord(harness, id), 'each costs eight statements: only what the rows do not say').toEqual([
      'patient',
      'send',
      'visit',
    ]);
  });

  test.for(['multibanco', 'mbway'] as const)(
    'a visit paid by %s is confirmed as soon as the provider says so',
    async (paymentMethod, { harness, workers }) => {
      await workers.current();
      const asked = visit(times.next().value, { paymentMethod, mbwayPhone: '912345678' });
      const id = await submit(harness, asked);
      const { orderId, heard } = await toldToPay(harness, id);
      await waitForStatus(harness, id, 'pendingPayment');
      await harness.pay(orderId, { callback: 'lose' });
      await heard();
      await waitForStatus(harness, id, 'confirmed');
      await getsLetters(harness, asked.patient.email, ['confirmed', 'paymentDetails']);
    },
  );

  test('a visit that nobody pays for is given up and its slot is free', async ({ harness, workers }) => {
    await workers.current();
    const when = times.next().value;
    const asked = visit(when, { paymentMethod: 'multibanco' });
    const id = await submit(harness, asked, 8);
    await waitForStatus(harness, id, 'notPaid');
    expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(0);
    expect(await holdsOf(harness, id)).toEqual([]);
    await getsLetters(harness, asked.patient.email, ['notPaid', 'paymentDetails']);
  });
}

/** What DBOS wrote down of a booking's work, its letters' included, once they have left. */
async function stepsOnRecord({ pool }: FaultHarness, bookingId: string): Promise<string[]> {
  const letters = `select 'mail-' || id from core.mails where booking_id = $1::uuid`;
  const sent = `select from dbos.workflow_status where workflow_uuid in (${letters}) and status = 'SUCCESS'`;
  await eventually(async () => (await pool.query(sent, [bookingId])).rowCount, 'the work of the letter has ended');
  const { rows } = await pool.query<{ step: string }>(
    `select function_name as step from dbos.operation_outputs
      where workflow_uuid like '%' || $1::uuid || '%' or workflow_uuid in (${letters}) order by 1`,
    [bookingId],
  );
  return rows.map(({ step }) => step);
}
