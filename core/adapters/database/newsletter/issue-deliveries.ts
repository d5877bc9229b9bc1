import { sql } from 'kysely';
import type { IssueDeliveries, OpenDelivery } from '../../../newsletter/issue-deliveries.ts';
import type { Database } from '../database.ts';
import { newsletterTables } from './newsletter-tables.ts';
import { isOnList } from './on-list.ts';

const now = sql<Date>`clock_timestamp()`;

export function issueDeliveries(database: Database): IssueDeliveries {
  const db = newsletterTables(database);
  const delivery = (issueId: string, subscriptionId: string) =>
    db.updateTable('newsletterDeliveries').where('issueId', '=', issueId).where('subscriptionId', '=', subscriptionId);
  return {
    article: async (issueId) => {
      const open = db.selectFrom('newsletterIssues').select('articleId').where('id', '=', issueId).where('cancelledAt', 'is', null);
      return (await open.where('finishedAt', 'is', null).executeTakeFirst())?.articleId ?? null;
    },
    begin: async (issueId, locales) => {
      await db.updateTable('newsletterIssues').set({ startedAt: now }).where('id', '=', issueId).where('startedAt', 'is', null).execute();
      await sql`
        insert into core.newsletter_deliveries (issue_id, subscription_id)
        select ${issueId}, subscription.id from core.newsletter_subscriptions as subscription
        where ${isOnList} and subscription.locale = any(${[...locales]})
        on conflict do nothing`.execute(db);
    },
    next: async (issueId, atMost) => {
      await sql`
        update core.newsletter_deliveries as delivery set skipped_at = clock_timestamp()
        from core.newsletter_subscriptions as subscription
        where delivery.issue_id = ${issueId} and delivery.subscription_id = subscription.id and not (${isOnList})
          and delivery.sent_at is null and delivery.refused_at is null and delivery.skipped_at is null`.execute(db);
      const { rows } = await sql<OpenDelivery>`
        select delivery.letter_id as "letterId", subscription.id as "subscriptionId", subscription.email, subscription.locale
        from core.newsletter_deliveries as delivery
        join core.newsletter_subscriptions as subscription on subscription.id = delivery.subscription_id
        where delivery.issue_id = ${issueId}
          and delivery.sent_at is null and delivery.refused_at is null and delivery.skipped_at is null
        order by delivery.subscription_id limit ${atMost}`.execute(db);
      return rows;
    },
    recordSent: async (issueId, subscriptionId) => {
      await delivery(issueId, subscriptionId).set({ sentAt: now }).execute();
    },
    recordRefused: async (issueId, subscriptionId) => {
      await delivery(issueId, subscriptionId).set({ refusedAt: now }).execute();
    },
    finish: async (issueId) => {
      await db.updateTable('newsletterIssues').set({ finishedAt: now }).where('id', '=', issueId).where('finishedAt', 'is', null).execute();
    },
    cancel: async (issueId) => {
      await db
        .updateTable('newsletterIssues')
        .set({ cancelledAt: now })
        .where('id', '=', issueId)
        .where('finishedAt', 'is', null)
        .execute();
    },
  };
}
