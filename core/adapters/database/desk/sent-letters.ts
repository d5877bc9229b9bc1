import { sql } from 'kysely';
import type { BookingLetter, ReadableLetter } from '../../../desk/desk-store.ts';
import { visitBefore } from '../bookings/moved-visit.ts';
import type { DeskDatabase } from './desk-tables.ts';

/** Every letter about a booking, and about the visit before it was moved, whether it left, and whether it came back; nobody reads its words for it. */
export async function readSentLetters(db: DeskDatabase, bookingId: string): Promise<BookingLetter[]> {
  type Row = Omit<BookingLetter, 'returned'> & { returnedAt: Date | null; status: string | null };
  const { rows } = await sql<Row>`
    select mail.id, mail.recipient, mail.subject, mail.created_at as "queuedAt", mail.sent_at as "sentAt",
      returned.returned_at as "returnedAt", returned.status
    from core.mails as mail left join core.mail_returns as returned on returned.letter_id = mail.id
    where mail.booking_id in ${visitBefore(bookingId)} order by mail.created_at desc`.execute(db);
  return rows.map(({ returnedAt, status, ...letter }) => ({
    ...letter,
    returned: returnedAt && status ? { at: returnedAt, status } : null,
  }));
}

/** Its words, from the view that has no links and nothing that is still to be sent. */
export async function readSentLetter(db: DeskDatabase, bookingId: string, letterId: string): Promise<ReadableLetter | null> {
  const { rows } = await sql<ReadableLetter>`
    select id, recipient, subject, sent_at as "sentAt", html from core.sent_letters
    where id = ${letterId} and booking_id in ${visitBefore(bookingId)}`.execute(db);
  return rows[0] ?? null;
}
