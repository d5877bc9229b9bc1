import { sql } from 'kysely';
import { inLisbon } from '../../../kernel/lisbon-time.ts';
import type { IssueDeliveries, IssueSums, OpenDelivery } from '../../../newsletter/issue-deliveries.ts';
import type { Database } from '../database.ts';
import { closeWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { newsletterTables } from './newsletter-tables.ts';
import { isOnList } from './on-list.ts';

const now = sql<Date>`clock_timestamp()`;

const kind = 'newsletterNotSent';
/** About no patient: its readers are no part of the work. */
const subjectOf = (issueId: string) => ({ kind: 'alarm' as const, id: `newsletter ${issueId}` });

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
    giveUp: async (issueId) => {
      await db.updateTable('newsletterIssues').set({ givenUpAt: now }).where('id', '=', issueId).where('finishedAt', 'is', null).execute();
    },
    sums: (issueId) => readSums(database, issueId),
    openWork: async (issueId) => {
      const issue = await db.selectFrom('newsletterIssues').select('sendAt').where('id', '=', issueId).executeTakeFirst();
      if (!issue) return;
      const detail = { day: inLisbon(issue.sendAt).day, ...(await readSums(database, issueId)) };
      await openWorkItem(database, { kind, subject: subjectOf(issueId), detail });
    },
    closeWork: async (issueId) => void (await closeWorkItems(database, { kinds: [kind], subject: subjectOf(issueId) })),
  };
}

async function readSums(db: Database, issueId: string): Promise<IssueSums> {
  const { rows } = await sql<IssueSums>`
    select count(sent_at)::int as sent, count(refused_at)::int as refused,
      (count(*) filter (where sent_at is null and refused_at is null and skipped_at is null))::int as open
    from core.newsletter_deliveries where issue_id = ${issueId}`.execute(db);
  return rows[0] ?? { sent: 0, refused: 0, open: 0 };
}
