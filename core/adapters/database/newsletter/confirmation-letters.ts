import { sql } from 'kysely';
import type { ConfirmationLetters } from '../../../newsletter/confirmation-letters.ts';
import type { Database } from '../database.ts';
import { newsletterTables } from './newsletter-tables.ts';

const now = sql<Date>`clock_timestamp()`;

export function confirmationLetters(database: Database): ConfirmationLetters {
  const db = newsletterTables(database);
  const unsent = (id: string) =>
    db.updateTable('newsletterRequests').where('id', '=', id).where('sentAt', 'is', null).where('refusedAt', 'is', null);
  return {
    unsent: async (id) =>
      (await db
        .selectFrom('newsletterRequests as request')
        .select(['request.id', 'request.email', 'request.locale', 'request.requestedAt'])
        .where('request.id', '=', id)
        .where('request.sentAt', 'is', null)
        .where('request.refusedAt', 'is', null)
        .where((row) =>
          row.not(
            row.exists(row.selectFrom('newsletterSuppressions as off').select('off.email').whereRef('off.email', '=', 'request.email')),
          ),
        )
        .executeTakeFirst()) ?? null,
    recordSent: async (id) => {
      await unsent(id).set({ sentAt: now }).execute();
    },
    recordRefused: async (id) => {
      await unsent(id).set({ refusedAt: now }).execute();
    },
  };
}
