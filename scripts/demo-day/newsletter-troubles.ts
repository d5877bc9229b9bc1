import { crmContacts } from '@clinic/core/adapters/database/crm/crm-contacts';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { issueDeliveries } from '@clinic/core/adapters/database/newsletter/issue-deliveries';
import { newsletterTables } from '@clinic/core/adapters/database/newsletter/newsletter-tables';
import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { addWorkingHours } from '@clinic/core/working-hours/working-hours';
import { type DayServices, demoColleague } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { minutesAfter } from './moments.ts';
import { workingHoursBefore } from './times-written.ts';

const refused = 'd7000000-0000-4000-8000-000000000001';
const issue = 'd7000000-0000-4000-8000-000000000002';
/** No article has this number any more. */
const withdrawnArticle = 907_000;

/** A subscriber whom the CRM refused, and a newsletter whose article was withdrawn before its hour. */
export async function makeNewsletterTroubles({ pool, desk }: DayServices, now: Date): Promise<void> {
  const db = createDatabase(pool);
  const tables = newsletterTables(db);
  const calendar = await desk.openingCalendar();
  const openedAt = workingHoursBefore(now, 7, calendar);
  const { name, email } = inventedPerson(320);
  const subscription = {
    id: refused,
    email,
    name,
    locale: 'pt' as const,
    source: 'page' as const,
    requestedAt: minutesAfter(openedAt, -30),
  };
  await tables
    .insertInto('newsletterSubscriptions')
    .values({ ...subscription, confirmedAt: minutesAfter(openedAt, -20), endedAt: null, endedBy: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await pool.query('insert into core.crm_contacts (subscription_id, changed_at, refused_at) values ($1, $2, $2) on conflict do nothing', [
    refused,
    openedAt,
  ]);
  await crmContacts(db).openWork();
  const planned = { id: issue, articleId: withdrawnArticle, madeBy: demoColleague.name, sendAt: openedAt };
  await tables
    .insertInto('newsletterIssues')
    .values({ ...planned, startedAt: null, finishedAt: null, cancelledAt: openedAt, givenUpAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await issueDeliveries(db).openWork(issue);
  // Nothing can be opened yesterday: its times are written, and never made later.
  await pool.query(
    "update core.work_items set opened_at = $1, due_at = $2 where kind in ('newsletterNotSent', 'subscribersNotTold') and opened_at > $1",
    [openedAt, addWorkingHours(openedAt, replyWorkingHours, calendar)],
  );
}
