import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { inMinutes, pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { composeMail } from './compose-mail.ts';
import { writeMail } from './write-mail.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());

const store = () => bookingStore(database.pool, database.dbos, testDataKeys);

/** A cancelled visit whose money is to be sent back. `unknown`: an hour ago the provider was asked, and no answer came. */
async function owed(method: 'multibanco' | 'mbway', answer: 'unknown' | null = null) {
  const id = await pendingVisit(store(), [], {}, { paidAt: inMinutes(-20), cancelledAt: inMinutes(-1) });
  await owe(id, method, 9_000, answer);
  return id;
}
async function owe(id: string, method: 'multibanco' | 'mbway' | 'card', cents: number, answer: 'unknown' | null = null) {
  await database.pool.query(
    `with payment as (insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at)
       values (gen_random_uuid(), $1::uuid, left(gen_random_uuid()::text, 10), 'easypay', $2, $4, now(), now()) returning id)
     insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at, provider_asked_at, provider_answer)
       select $1, id, 'x', $4, 'cancelled', now(), case when $3::text is null then null else now() - interval '1 hour' end, $3 from payment`,
    [id, method, answer, cents],
  );
}
const ask = (id: string) => store().inTransaction((transaction) => transaction.askForAccount(id, new Date()));
const give = (id: string) =>
  store().inTransaction((transaction) =>
    transaction.keepAccount(
      id,
      { account: { iban: 'PT50000201231234567890154', holder: 'Ana Exemplo' }, times: 1, contactProven: true },
      new Date(),
    ),
  );

async function letter(id: string, kind: 'cancelled' | 'refund' | 'refundAccount'): Promise<string> {
  const booking = await store().read(id);
  if (!booking) throw new Error('no booking');
  const contact = async () => sampleClinic('pt');
  const urls = { visitUrl: () => 'https://exemplo.pt/visita', accountUrl: () => 'https://exemplo.pt/devolucao' };
  const notWaiting = { noticeHours: () => 24, waits: async () => false, earlierUrl: () => '' };
  const compose = composeMail({
    store: store(),
    contact,
    ...urls,
    otherHours: async () => [],
    accountEnding: async () => null,
    ...notWaiting,
  });
  const facts = await compose(booking, { kind, about: 'visit', email: booking.patient.email, bookedByOther: false });
  const { text } = await writeMail(facts, 'pt');
  return text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
}

test('a letter announces the one that asks for the account only until it was given', async () => {
  const id = await owed('multibanco');
  await ask(id);
  for (const kind of ['cancelled', 'refund'] as const) expect(await letter(id, kind)).toContain('enviamos-lhe outro e-mail');
  await give(id);
  for (const kind of ['cancelled', 'refund'] as const) {
    const text = await letter(id, kind);
    expect(text).toContain('para a conta que já indicou');
    expect(text).not.toContain('enviamos-lhe outro e-mail');
  }
});

test('where the provider’s answer is unknown, the letter names the money once the desk has asked for an account', async () => {
  const id = await owed('mbway', 'unknown');
  expect(await letter(id, 'cancelled')).toContain('pelo mesmo meio');
  await ask(id);
  expect(await letter(id, 'refundAccount')).toContain('PARA QUE CONTA DEVOLVEMOS 90,00 €?');
});

test('paid by Multibanco and by card: the letter says which amount goes back which way', async () => {
  const id = await owed('multibanco');
  await owe(id, 'card', 5_000);
  await ask(id);
  for (const kind of ['cancelled', 'refund'] as const) {
    const text = await letter(id, kind);
    expect(text).toContain('50,00 € voltam pelo mesmo meio com que foram pagos');
    expect(text).toContain('90,00 € devolvemos por transferência bancária: enviamos-lhe outro e-mail');
  }
});

test('money that the desk kept after the deadline is named as kept, and never as not paid or on its way back', async () => {
  const paid = { paidAt: inMinutes(-20), transactionId: 'kept', paidCents: 9_000 };
  const id = await pendingVisit(store(), [paid], {}, { paidAt: inMinutes(-20), cancelledAt: inMinutes(-1) });
  const text = await letter(id, 'cancelled');
  expect(text).toMatch(/Tinha pago 90,00 €\. A consulta foi cancelada depois do prazo .* fica na clínica/);
  expect(text).not.toMatch(/Não tinha pago|devolu/);
  await owe(id, 'mbway', 4_000);
  expect(await letter(id, 'cancelled')).toMatch(/Tinha pago 40,00 €\. Tratamos da devolução.*tinha pago 90,00 €, que ficam na clínica/);
});
