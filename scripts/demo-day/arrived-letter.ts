import { arrivalStore } from '@clinic/core/adapters/database/arrived-letters';
import { recordArrived } from '@clinic/core/mail/arrived/record-arrived';
import type { DayServices } from './day-services.ts';
import { minutesAfter } from './moments.ts';
import { keepSentLetter } from './returned-letter.ts';
import { workingHoursBefore } from './times-written.ts';

const text = `Bom dia,

Confirmo que vou. Tomo um comprimido para o sangue não coagular: tenho de o deixar uns dias antes?
Mando o relatório do cardiologista. E posso entrar com a minha mulher?

Obrigado`;

const secondThought = `Boa tarde,

Esqueci-me de dizer que tomo um anticoagulante. Junto a ressonância e as análises de outubro.
Posso falar com o médico por vídeo? Vivo longe.`;

/** An answer to the letter that confirmed the visit, from the address with which it was booked. */
export async function answerLetter({ pool, booking: { store, keys } }: DayServices, bookingId: string, arrivedAt: Date): Promise<void> {
  const from = (await store.read(bookingId))?.patient.email;
  if (!from) return;
  const subject = await keepSentLetter(pool, { bookingId, told: 'demo answered', sentAt: minutesAfter(arrivedAt, -95) });
  const letter = { from, subject: `Re: ${subject}`, text, attachments: 1, isCut: false, isQuoteRemoved: true };
  await recordArrived(arrivalStore(pool, keys), { ...letter, about: { kind: 'booking', id: bookingId }, messageHash: `demo ${bookingId}` });
  // Nothing can arrive this morning: the time is written.
  await pool.query('update core.arrived_letters set arrived_at = $2 where booking_id = $1 and arrived_at > $2', [bookingId, arrivedAt]);
}

/** Whoever asked for a second opinion answers its receipt, from the address that was confirmed with the form. */
export async function answerReceipt({ pool, requests, booking: { keys }, desk }: DayServices, formId: string, now: Date): Promise<void> {
  const request = await requests.byForm(formId);
  const from = request?.answers.email;
  if (!request || !from) return;
  const arrivedAt = workingHoursBefore(now, 1, await desk.openingCalendar());
  const { id } = request;
  const words = { from, subject: 'Re: Recebemos o seu pedido', text: secondThought, attachments: 2 };
  const letter = { ...words, isCut: false, isQuoteRemoved: true, about: { kind: 'request', id }, messageHash: `demo ${id}` } as const;
  await recordArrived(arrivalStore(pool, keys), letter);
  await pool.query('update core.arrived_letters set arrived_at = $2 where request_id = $1 and arrived_at > $2', [id, arrivedAt]);
  await pool.query("update core.work_items set opened_at = $2 where kind = 'formLetterArrived' and subject_id = $1 and opened_at > $2", [
    id,
    arrivedAt,
  ]);
}
