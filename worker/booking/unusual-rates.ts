import type { Database } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Logger } from '@clinic/core/logging/create-logger';
import { sql } from 'kysely';

/** More than the clinic's busiest ten minutes; who asks for codes and never types one is looking for something else. */
const mostUnusedCodes = 60;
const mostHeldSlots = 40;

/** Looked at every minute: a line for whoever watches the machines, and one item a day for the desk. */
export const unusualRates = (db: Database, logger: Logger) => async (): Promise<void> => {
  const { rows } = await sql<{ codes: number; held: number }>`
    select
      (select count(*)::int from core.identity_codes where requested_at > now() - interval '10 minutes' and proven_at is null) as codes,
      (select count(*)::int from core.slot_holds as hold where state = 'held' and expires_at > now()
        and not exists (select from core.bookings where bookings.id = hold.booking_id
          and review_reason is distinct from 'contactUnproven')) as held`.execute(db);
  const { codes = 0, held = 0 } = rows[0] ?? {};
  if (codes <= mostUnusedCodes && held <= mostHeldSlots) return;
  logger.warn({ alarm: 'unusualRate', codes, held }, 'unusually many codes or held slots');
  const now = new Date();
  const subject = { kind: 'alarm', id: `codes ${inLisbon(now).day}` } as const;
  await openWorkItem(db, { kind: 'unusualRate', subject, detail: { codes, held } }, now);
};
