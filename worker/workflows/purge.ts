import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import type { Database } from '@clinic/core/adapters/database/database';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';

type Parts = { db: Database; logger: Logger };

const keepMailsDays = 90;
const keepWorkflowsDays = 30;
const keepChangesDays = 90;
/** A caller's address is personal: it stays only as long as it keeps a guesser out. */
const keepLoginAttemptsDays = 1;
/** The clinic keeps the patient's record; ours is only for the visit and the questions that come after it. */
const keepPatientsDays = 400;
/** As long as somebody may still ask whether a visitor agreed. */
const keepConsentsDays = 3 * 365;
/** Who looked at a patient's booking: as long as the clinic may be asked about it. */
const keepAuditDays = 5 * 365;
const atOnce = 500;
const finished = ['SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'] as const;

export function registerPurge({ db, logger }: Parts): ScheduledWorkflowFn {
  return DBOS.registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      const mails = await DBOS.runStep(() => purgeMails(db), { name: 'mails' });
      const done = await DBOS.runStep(() => purgeWorkflows(db), { name: 'workflows' });
      const changes = await DBOS.runStep(() => purgeChanges(db), { name: 'changes' });
      const logins = await DBOS.runStep(() => purgeLoginAttempts(db), { name: 'logins' });
      const drafts = await DBOS.runStep(() => purgeDrafts(db), { name: 'drafts' });
      const bookings = await DBOS.runStep(() => forgetPatients(db), { name: 'bookings' });
      const limits = await DBOS.runStep(() => purgeLimits(db), { name: 'limits' });
      const consents = await DBOS.runStep(() => purgeConsents(db), { name: 'consents' });
      const looks = await DBOS.runStep(() => purgeAudit(db), { name: 'audit' });
      logger.info(
        { mails, workflows: done, changes, logins, drafts, bookings, limits, consents, looks },
        'purged what is no longer needed',
      );
    },
    { name: workflows.purge },
  );
}

/** The schedule is a row, so one of all workers runs it. */
export const schedulePurge = (purge: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'daily-purge', workflowFn: purge, schedule: '17 3 * * *', cronTimezone: 'Europe/Lisbon' }]);

/** A mail never sent after this time was given up long ago; its words and address must not stay for that. */
async function purgeMails(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where((row) => row(row.fn.coalesce('sent_at', 'created_at'), '<', daysAgo(keepMailsDays)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeChanges(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('scheduled_changes')
    .where((row) => row(row.fn.coalesce('done_at', 'cancelled_at', 'refused_at'), '<', daysAgo(keepChangesDays)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeLoginAttempts(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('login_attempts')
    .where('attempted_at', '<', daysAgo(keepLoginAttemptsDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeDrafts(db: Database): Promise<number> {
  const { numDeletedRows } = await bookingTables(db)
    .deleteFrom('bookingDrafts')
    .where('expiresAt', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeLimits(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('rate_limits').where('ends_at', '<', sql<Date>`now()`).executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeConsents(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('consents').where('chosen_at', '<', daysAgo(keepConsentsDays)).executeTakeFirst();
  return Number(numDeletedRows);
}

async function purgeAudit(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from core.audit_log where happened_at < ${daysAgo(keepAuditDays)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The facts stay, for the accounts; who it was and why they came does not. */
async function forgetPatients(db: Database): Promise<number> {
  const nobody = { name: '', email: '', phone: '', birthDate: '', gender: 'masculino', vat: null, nSNS: null, nCC: null, profession: '' };
  const { numUpdatedRows } = await bookingTables(db)
    .updateTable('bookings')
    .set({ patient: JSON.stringify(nobody), bookedBy: null, mbwayPhone: null, subSpecialty: 'other', visitorTimeZone: null })
    .where('endsAt', '<', daysAgo(keepPatientsDays))
    .where(sql<boolean>`patient ->> 'email' <> ''`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function purgeWorkflows(db: Database): Promise<number> {
  const completedBefore = new Date(Date.now() - keepWorkflowsDays * 86_400_000).toISOString();
  let count = 0;
  for (;;) {
    const old = await DBOS.listWorkflows({
      status: [...finished],
      completedBefore,
      limit: atOnce,
      loadInput: false,
      loadOutput: false,
    });
    if (old.length === 0) break;
    await DBOS.deleteWorkflows(old.map((workflow) => workflow.workflowID));
    count += old.length;
  }
  await db.deleteFrom('workflow_takeovers').where('last_taken_over_at', '<', daysAgo(keepWorkflowsDays)).execute();
  return count;
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
