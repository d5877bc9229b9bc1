import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffMember } from '../../../desk/desk-store.ts';
import type { NewsletterDesk } from '../../../desk/newsletter/newsletter-desk.ts';
import { ok } from '../../../kernel/result.ts';
import { isAskedInVain } from '../crm/crm-contacts.ts';
import { createDatabase } from '../database.ts';
import { endSubscriptions } from '../newsletter/newsletter-store.ts';
import { newsletterTables } from '../newsletter/newsletter-tables.ts';
import { isOnList } from '../newsletter/on-list.ts';
import { actOnce } from './act-once.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';

export function newsletterDesk(pool: pg.Pool, dbos: DBOSClient): NewsletterDesk {
  const database = createDatabase(pool);
  const db = newsletterTables(database);
  const audit = (entry: Parameters<typeof addAuditRow>[1]) => addAuditRow(deskTables(database), entry);
  const suppressed = sql<boolean>`exists (select from core.newsletter_suppressions as off where off.email = subscription.email)`;
  const newest = (atMost: number) =>
    db
      .selectFrom('newsletterSubscriptions as subscription')
      .select(['id', 'email', 'name', 'locale', 'confirmedAt', 'endedAt', suppressed.as('isSuppressed')])
      .orderBy('confirmedAt', 'desc')
      .limit(atMost);
  const shown = async (staff: StaffMember, query: ReturnType<typeof newest>) => {
    const lines = await query.execute();
    await audit({ staff, action: 'newsletterList', detail: { subscriptions: lines.map(({ id }) => id) } });
    return lines;
  };
  return {
    counts: async () => {
      const { rows } = await sql<Record<'pt' | 'en' | 'ended' | 'waiting' | 'suppressed' | 'crmWaiting', number>>`
        select count(*) filter (where locale = 'pt' and ${isOnList})::int as pt,
          count(*) filter (where locale = 'en' and ${isOnList})::int as en,
          count(*) filter (where ended_at is not null)::int as ended,
          (select count(distinct email)::int from core.newsletter_requests where confirmed_at is null) as waiting,
          (select count(*)::int from core.newsletter_suppressions) as suppressed,
          (select count(*)::int from core.crm_contacts as contact where ${isAskedInVain}) as "crmWaiting"
        from core.newsletter_subscriptions as subscription`.execute(db);
      const { pt = 0, en = 0, ended = 0, waiting = 0, suppressed: off = 0, crmWaiting = 0 } = rows[0] ?? {};
      return { subscribed: { pt, en }, waiting, ended, suppressed: off, crmWaiting };
    },
    lines: (staff, id, atMost) => shown(staff, id === null ? newest(atMost) : newest(atMost).where('id', '=', id)),
    notTold: (staff, atMost) => {
      const inVain = sql<boolean>`exists (select from core.crm_contacts as contact where contact.subscription_id = subscription.id and ${isAskedInVain})`;
      return shown(staff, newest(atMost).where(inVain));
    },
    find: async (email) =>
      (await db.selectFrom('newsletterSubscriptions').select('id').where('email', '=', email).executeTakeFirst())?.id ?? null,
    exported: async (staff) => {
      const subscribers = await db
        .selectFrom('newsletterSubscriptions as subscription')
        .select(['email', 'name', 'locale', 'confirmedAt'])
        .where(isOnList)
        .orderBy('email')
        .execute();
      await audit({ staff, action: 'newsletterExport', detail: { subscribers: subscribers.length } });
      return subscribers;
    },
    act: async ({ staff, requestId, action, email }) => {
      const subscription = await db.selectFrom('newsletterSubscriptions').select('id').where('email', '=', email).executeTakeFirst();
      const entry = {
        staff,
        requestId,
        action: `newsletter ${action}`,
        ...(subscription && { detail: { subscription: subscription.id } }),
      };
      const outcome = await actOnce<never>(pool, entry, async (transaction) => {
        const tables = newsletterTables(transaction.db);
        if (action === 'release') await tables.deleteFrom('newsletterSuppressions').where('email', '=', email).execute();
        else {
          const row = { email, suppressedBy: staff.name };
          await tables
            .insertInto('newsletterSuppressions')
            .values(row)
            .onConflict((conflict) => conflict.column('email').doNothing())
            .execute();
          await endSubscriptions({ transaction, dbos }, { email }, 'desk');
        }
        return ok('done' as const);
      });
      if (!outcome.ok) throw new Error('never refused');
      return outcome.value;
    },
  };
}
