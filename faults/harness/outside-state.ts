import { eventually } from './eventually.ts';
import type { FaultHarness } from './fault-harness.ts';

/** What the world outside has to show for a booking: the clinic's book and the patient's letterbox, read without any of our code. */
export async function appointmentsAt({ clinicBook }: FaultHarness, doctorId: number, date: string, time: string) {
  const { rows } = await clinicBook.query(
    'select * from sandbox.clinic_appointments where doctor_id = $1 and day = $2 and starts = $3 and unscheduled_at is null',
    [doctorId, date, time],
  );
  return rows;
}

export async function patientsNamed({ clinicBook }: FaultHarness, name: string) {
  const { rows } = await clinicBook.query('select * from sandbox.clinic_patients where name = $1', [name]);
  return rows;
}

/** Whoever was killed right after sending sends again; a mail's own number tells that it is the same letter. */
export async function lettersTo({ catcher }: FaultHarness, email: string): Promise<string[]> {
  const letters = new Map((await catcher.mailsTo(email)).map(({ headers, subject }) => [headers['message-id'], subject]));
  return [...letters.values()].map(mailKindOf).sort();
}

const beginnings = {
  code: 'O seu código para marcar consulta',
  received: 'Recebemos o seu pedido de consulta',
  needsPerson: 'Recebemos o seu pedido e vamos ligar',
  needsPayment: 'Vamos ligar-lhe sobre o pagamento',
  paymentDetails: 'Falta pagar',
  scheduled: 'Consulta marcada',
  confirmed: 'Consulta confirmada',
  notPaid: 'Não recebemos o pagamento',
  cancelled: 'Consulta cancelada',
  moved: 'Nova hora',
  offered: 'Abriu uma vaga mais cedo',
  gone: 'A hora mais cedo já foi aceite',
  conflict: 'Sobre o seu pedido',
  slotTaken: 'A hora que escolheu',
  refund: 'Devolução',
  refundAccount: 'Para que conta devolvemos',
  refunded: 'Devolvemos',
  reminder: 'Lembrete',
};
export const mailKindOf = (subject: string): string =>
  Object.entries(beginnings).find(([, beginning]) => subject.startsWith(beginning))?.[0] ?? subject;

/** All of these, and no other but perhaps the word that we are at it, which only slow bookings get. */
export async function getsLetters(harness: FaultHarness, email: string, expected: string[]): Promise<void> {
  const wanted = [...expected].sort().join();
  const found = async () => (await lettersTo(harness, email)).filter((kind) => kind !== 'received').join();
  await eventually(async () => (await found()) === wanted, `letters ${wanted}`).catch(async () => {
    throw new Error(`letters: ${await found()} instead of ${wanted}`);
  });
}

export async function holdsOf({ pool }: FaultHarness, bookingId: string): Promise<string[]> {
  const { rows } = await pool.query<{ state: string }>(`select state from core.slot_holds where booking_id = $1 and state <> 'released'`, [
    bookingId,
  ]);
  return rows.map(({ state }) => state);
}

export async function refundsOf({ pool }: FaultHarness, bookingId: string) {
  const { rows } = await pool.query<{ reason: string; amount_cents: number }>(
    'select reason, amount_cents from core.refund_tasks where booking_id = $1 order by id',
    [bookingId],
  );
  return rows;
}
