import { mailIdOf } from '@clinic/core/mail/mail-id';
import type { DayServices } from './day-services.ts';
import { minutesAfter } from './moments.ts';

const words = 'A sua consulta está confirmada. Esta carta é inventada para a demonstração.';
/** What a mail server answers for an address that does not exist. */
const noSuchMailbox = '5.1.1';

/** The letter that the work item is about: sent, and back a few minutes later. */
export async function returnLetter({ pool }: DayServices, bookingId: string, returnedAt: Date): Promise<void> {
  const id = mailIdOf(bookingId, 'demo returned');
  await pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, created_at, sent_at)
     select $1, patient ->> 'email', 'A sua consulta está confirmada', $3, $4, id, $5, $5 from core.bookings where id = $2
     on conflict (id) do nothing`,
    [id, bookingId, `<p>${words}</p>`, words, minutesAfter(returnedAt, -4)],
  );
  await pool.query('insert into core.mail_returns (letter_id, status, returned_at) values ($1, $2, $3) on conflict do nothing', [
    id,
    noSuchMailbox,
    returnedAt,
  ]);
}
