import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import type { IssueDesk } from '../../../desk/newsletter/issue-desk.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { createDatabase } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { newsletterTables } from '../newsletter/newsletter-tables.ts';
import { isOnList } from '../newsletter/on-list.ts';

type Enqueue = (id: string) => Promise<void>;
const appVersion = application.version;

export function issueDesk(pool: pg.Pool, dbos: DBOSClient): IssueDesk {
  const db = newsletterTables(createDatabase(pool));
  const isOpen = sql`delivery.sent_at is null and delivery.refused_at is null and delivery.skipped_at is null`;
  return {
    list: (atMost) =>
      db
        .selectFrom('newsletterIssues as issue')
        .leftJoin('newsletterDeliveries as delivery', 'delivery.issueId', 'issue.id')
        .select(['issue.id', 'issue.articleId', 'issue.madeBy', 'issue.sendAt', 'issue.startedAt', 'issue.finishedAt', 'issue.cancelledAt'])
        .select('issue.givenUpAt')
        .select(sql<number>`count(delivery.sent_at)::int`.as('sent'))
        .select(sql<number>`count(delivery.refused_at)::int`.as('refused'))
        .select(sql<number>`(count(delivery.issue_id) filter (where ${isOpen}))::int`.as('open'))
        .groupBy('issue.id')
        .orderBy('issue.madeAt', 'desc')
        .limit(atMost)
        .execute(),
    readers: async () => {
      const { rows } = await sql<{ pt: number; en: number }>`
        select count(*) filter (where locale = 'pt')::int as pt, count(*) filter (where locale = 'en')::int as en
        from core.newsletter_subscriptions as subscription where ${isOnList}`.execute(db);
      return rows[0] ?? { pt: 0, en: 0 };
    },
    plan: ({ id, articleId, madeBy, sendAt }) =>
      inTransaction(pool, async ({ db: database, client }) => {
        const made = await newsletterTables(database)
          .insertInto('newsletterIssues')
          .values({ id, articleId, madeBy, sendAt, startedAt: null, finishedAt: null, cancelledAt: null, givenUpAt: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return;
        const delaySeconds = Math.max(0, Math.ceil((sendAt.getTime() - Date.now()) / 1000));
        const work = { workflowName: workflows.newsletterIssue, queueName: queues.unhurried, workflowID: `newsletter-issue-${id}` };
        await dbos.enqueueInTransaction<Enqueue>(client, { ...work, appVersion, ...(delaySeconds > 0 && { delaySeconds }) }, id);
      }),
    cancel: async (issueId) => {
      const waiting = db.updateTable('newsletterIssues').where('id', '=', issueId).where('startedAt', 'is', null);
      const cancelled = await waiting
        .where('cancelledAt', 'is', null)
        .set({ cancelledAt: sql<Date>`clock_timestamp()` })
        .returning('id')
        .executeTakeFirst();
      return cancelled !== undefined;
    },
    goOn: ({ issueId, requestId }) =>
      inTransaction(pool, async ({ db: database, client }) => {
        const stopped = newsletterTables(database)
          .updateTable('newsletterIssues')
          .where('id', '=', issueId)
          .where('givenUpAt', 'is not', null);
        const open = stopped.where('cancelledAt', 'is', null).where('finishedAt', 'is', null);
        if (!(await open.set({ givenUpAt: null }).returning('id').executeTakeFirst())) return false;
        const workflowID = `newsletter-issue-${issueId}-${requestId}`;
        const work = { workflowName: workflows.newsletterIssue, queueName: queues.unhurried, workflowID };
        await dbos.enqueueInTransaction<Enqueue>(client, { ...work, appVersion }, issueId);
        return true;
      }),
    sendTest: (test) =>
      inTransaction(pool, async ({ db: database, client }) => {
        const made = await newsletterTables(database)
          .insertInto('newsletterTests')
          .values({ ...test, sentAt: null, refusedAt: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) return;
        const work = { workflowName: workflows.newsletterTest, queueName: queues.mail, workflowID: `newsletter-test-${test.id}` };
        await dbos.enqueueInTransaction<Enqueue>(client, { ...work, appVersion }, test.id);
      }),
  };
}
