import { expect } from 'vitest';
import { appointmentsAt, getsLetters, holdsOf } from '../room/independent-reader.ts';
import { accepted } from '../room/money.ts';
import { becomes, type test as roomTest, submit } from '../room/room-test.ts';
import { freeTimes, visit } from '../room/visits.ts';

/** What happens when nothing goes wrong, whoever takes the money. */
export function plainPaths(test: typeof roomTest): void {
  const times = freeTimes();

  test('a visit paid at the clinic is in the book and told in writing', async ({ room, workers }) => {
    await workers.current();
    const when = times.next().value;
    const asked = visit(when);
    const id = await submit(room, asked);
    await becomes(room, id, 'scheduled');
    expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
    await getsLetters(room, asked.patient.email, ['scheduled']);
  });

  test.for(['multibanco', 'mbway'] as const)(
    'a visit paid by %s is confirmed as soon as the provider says so',
    async (paymentMethod, { room, workers }) => {
      await workers.current();
      const asked = visit(times.next().value, { paymentMethod, mbwayPhone: '912345678' });
      const id = await submit(room, asked);
      const { orderId, heard } = await accepted(room, id);
      await becomes(room, id, 'pendingPayment');
      await room.pay(orderId, { callback: 'lose' });
      await heard();
      await becomes(room, id, 'confirmed');
      await getsLetters(room, asked.patient.email, ['confirmed', 'paymentDetails']);
    },
  );

  test('a visit that nobody pays for is given up and its slot is free', async ({ room, workers }) => {
    await workers.current();
    const when = times.next().value;
    const asked = visit(when, { paymentMethod: 'multibanco' });
    const id = await submit(room, asked, 8);
    await becomes(room, id, 'notPaid');
    expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(0);
    expect(await holdsOf(room, id)).toEqual([]);
    await getsLetters(room, asked.patient.email, ['notPaid', 'paymentDetails']);
  });
}
