import type { Database } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { limits } from '@clinic/core/limits/limits';
import type { Logger } from '@clinic/core/logging/create-logger';
import { sql } from 'kysely';

/** More than in the clinic's busiest ten minutes: many unused codes indicate abuse. */
const maxUnusedCodes = 60;
const maxHeldSlots = 40;
/** In an hour: half of those that are taken at once, so that somebody looks before visitors notice. */
const maxUnprovenForms = limits.unprovenForms.uses / 2;

/** Checked every minute: a log line for monitoring, and one work item a day of each kind for the front desk. */
export const unusualRates = (db: Database, logger: Logger) => async (): Promise<void> => {
  const { rows } = await sql<{ codes: number; held: number; forms: number }>`
    select
      (select count(*)::int from core.identity_codes where requested_at > now() - interval '10 minutes' and proven_at is null) as codes,
      (select count(*)::int from core.slot_holds as hold where state = 'held' and expires_at > now()
        and not exists (select from core.bookings where bookings.id = hold.booking_id
          and review_reason is distinct from 'contactUnproven')) as held,
      (select count(*)::int from core.requests where sent_at > now() - interval '1 hour' and contact_proven_at is null)
        + (select count(*)::int from core.newsletter_requests where requested_at > now() - interval '1 hour' and confirmed_at is null)
        + (select count(*)::int from core.event_registrations where registered_at > now() - interval '1 hour' and proven_at is null)
        as forms`.execute(db);
  const { codes = 0, held = 0, forms = 0 } = rows[0] ?? {};
  if (codes > maxUnusedCodes || held > maxHeldSlots) await raise('codes', { codes, held }, 'unusually many codes or held slots');
  if (forms > maxUnprovenForms) await raise('forms', { forms }, 'unusually many forms whose contact nobody has proven');

  async function raise(what: 'codes' | 'forms', detail: Record<string, number>, words: string): Promise<void> {
    logger.warn({ alarm: 'unusualRate', ...detail }, words);
    const now = new Date();
    await openWorkItem(db, { kind: 'unusualRate', subject: { kind: 'alarm', id: `${what} ${inLisbon(now).day}` }, detail }, now);
  }
};
