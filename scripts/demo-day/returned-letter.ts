import { mailIdOf } from '@clinic/core/mail/mail-id';
import type { DayServices } from './day-services.ts';
import { minutesAfter } from './moments.ts';

const subject = 'A sua consulta está confirmada';
const words = 'A sua consulta está confirmada. Esta carta é inventada para a demonstração.';
/** What a mail server answers for an address that does not exist. */
const noSuchMailbox = '5.1.1';

type SentLetter = { bookingId: string; told: string; sentAt: Date };

/** The letter that confirmed a visit, as it left. Returns its subject. */
export async function keepSentLetter(pool: DayServices['pool'], { bookingId, told, sentAt }: SentLetter): Promise<string> {
  await pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, created_at, sent_at)
     select $1, patient ->> 'email', $6, $3, $4, id, $5, $5 from core.bookings where id = $2
     on conflict (id) do nothing`,
    [mailIdOf(bookingId, told), bookingId, `<p>${words}</p>`, words, sentAt, subject],
  );
  return subject;
}

/** The letter that the work item is about: sent, and back a few minutes later. */
export async function returnLetter({ pool }: DayServices, bookingId: string, returnedAt: Date): Promise<void> {
  const told = 'demo returned';
  await keepSentLetter(pool, { bookingId, told, sentAt: minutesAfter(returnedAt, -4) });
  await pool.query('insert into core.mail_returns (letter_id, status, returned_at) values ($1, $2, $3) on conflict do nothing', [
    mailIdOf(bookingId, told),
    noSuchMailbox,
    returnedAt,
  ]);
}
