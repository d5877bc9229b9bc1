import { sql } from 'kysely';
import type { PaperStore, SentLetter } from '../../../personal-area/papers/paper-store.ts';
import type { Database } from '../database.ts';

export const paperStore = (db: Database): PaperStore => ({
  letters: async (bookingIds, recipient) => {
    if (bookingIds.length === 0) return [];
    const { rows } = await sql<SentLetter>`
      select id, booking_id as "bookingId", subject, sent_at as "sentAt" from core.mails
      where booking_id = any(${[...bookingIds]}::uuid[]) and lower(recipient) = ${recipient} and sent_at is not null
      order by sent_at desc`.execute(db);
    return rows;
  },
});
