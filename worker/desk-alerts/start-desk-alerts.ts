import { createDatabase } from '@clinic/core/adapters/database/database';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import { DBOS, type DBOSClient, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { mailDigest, mailOverdue, textOnCall } from './tell-desk.ts';

type Options = {
  env: Pick<Env, 'DESK_MAIL' | 'DESK_DIGEST_MINUTES' | 'MANAGER_MAIL' | 'ON_CALL_PHONE' | 'BACKOFFICE_ORIGIN'>;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  text: SmsSender;
  logger: Logger;
};

/** Every minute; what fails is tried again in the next, because each looks at how things stand then. */
export function startDeskAlerts({ env, pool, dbos, contact, text, logger }: Options): ScheduledWorkflowFn {
  const [origin] = env.BACKOFFICE_ORIGIN;
  const settings = {
    deskMail: env.DESK_MAIL,
    digestMinutes: env.DESK_DIGEST_MINUTES,
    managerMail: env.MANAGER_MAIL,
    onCallPhone: env.ON_CALL_PHONE ?? undefined,
    listUrl: origin ? `${origin}/admin/por-fazer` : null,
  };
  const ports = { pool, db: createDatabase(pool), dbos, contact, text, logger, settings };
  const step = (name: string, tell: () => Promise<void>) =>
    DBOS.runStep(tell, { name }).catch((error: unknown) => logger.warn({ err: error }, `could not ${name}; tried again in a minute`));
  return DBOS.registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      await step('mail the digest', () => mailDigest(ports, new Date()));
      await step('mail the manager', () => mailOverdue(ports, new Date()));
      await step('text whoever is on call', () => textOnCall(ports, new Date()));
    },
    { name: workflows.tellDesk },
  );
}

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleDeskAlerts = (tell: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'tell-desk', workflowFn: tell, schedule: '* * * * *', cronTimezone: 'Europe/Lisbon' }]);
