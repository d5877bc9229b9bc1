import { arrivalStore } from '@clinic/core/adapters/database/arrived-letters';
import { recordArrived } from '@clinic/core/mail/arrived/record-arrived';
import type { DayServices } from './day-services.ts';
import { minutesAfter } from './moments.ts';
import { keepSentLetter } from './returned-letter.ts';

const text = `Bom dia,

Confirmo que vou. Tomo um comprimido para o sangue não coagular: tenho de o deixar uns dias antes?
Mando o relatório do cardiologista. E posso entrar com a minha mulher?

Obrigado`;

/** An answer to the letter that confirmed the visit, from the address with which it was booked. */
export async function answerLetter({ pool, booking: { store, keys } }: DayServices, bookingId: string, arrivedAt: Date): Promise<void> {
  const from = (await store.read(bookingId))?.patient.email;
  if (!from) return;
  const subject = await keepSentLetter(pool, { bookingId, told: 'demo answered', sentAt: minutesAfter(arrivedAt, -95) });
  const letter = { from, subject: `Re: ${subject}`, text, attachments: 1, isCut: false, isQuoteRemoved: true };
  await recordArrived(arrivalStore(pool, keys), { ...letter, bookingId, messageHash: `demo ${bookingId}` });
  // Nothing can arrive this morning: the time is written.
  await pool.query('update core.arrived_letters set arrived_at = $2 where booking_id = $1 and arrived_at > $2', [bookingId, arrivedAt]);
}
