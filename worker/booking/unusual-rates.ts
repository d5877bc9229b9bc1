import type { Database } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Logger } from '@clinic/core/logging/create-logger';
import { sql } from 'kysely';

/** More than in the clinic's busiest ten minutes: many unused codes indicate abuse. */
const maxUnusedCodes = 60;
const maxHeldSlots = 40;

/** Checked every minute: a log line for monitoring, and one work item a day for the front desk. */
export const unusualRates = (db: Database, logger: Logger) => async (): Promise<void> => {
  const { rows } = await sql<{ codes: number; held: number }>`
    select
      (select count(*)::int from core.identity_codes where requested_at > now() - interval '10 minutes' and proven_at is null) as codes,
      (select count(*)::int from core.slot_holds as hold where state = 'held' and expires_at > now()
        and not exists (select from core.bookings where bookings.id = hold.booking_id
          and review_reason is distinct from 'contactUnproven')) as held`.execute(db);
  const { codes = 0, held = 0 } = rows[0] ?? {};
  if (codes <= maxUnusedCodes && held <= maxHeldSlots) return;
  logger.warn({ alarm: 'unusualRate', codes, held }, 'unusually many codes or held slots');
  const now = new Date();
  const subject = { kind: 'alarm', id: `codes ${inLisbon(now).day}` } as const;
  await openWorkItem(db, { kind: 'unusualRate', subject, detail: { codes, held } }, now);
};
