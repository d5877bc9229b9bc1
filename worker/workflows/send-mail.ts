import { blankLinks, withoutLinks } from '@clinic/core/adapters/database/blank-links';
import type { Database } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { type SendMail, SmtpError } from '../smtp.ts';

type SendMailPorts = { db: Database; send: SendMail; logger: Logger };

// The wait grows by a fifth each time, up to an hour: whatever the outage, the mail leaves at most a fifth of it
// later. 110 attempts last about three days.
const untilDelivered = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.2, maxAttempts: 110 };
const untilRecorded = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 20 };

/** Every start of a worker counts as one recovery of what it had in hand; deploys during a long outage are no fault of the mail. */
const maxRecoveries = 50;

export function registerSendMail(ports: SendMailPorts): void {
  DBOS.registerWorkflow(
    async (mailId: string) => {
      // The row is read inside the step, not in one before it: DBOS would keep a step's result, address and words included.
      const outcome = await DBOS.runStep(() => sendOnce(ports, mailId), {
        name: 'send',
        ...untilDelivered,
        shouldRetry: (error) => !(error instanceof SmtpError && error.final),
      }).catch(async (error: unknown) => {
        // Refused for good, or tried long enough: nothing of it will be sent any more, and somebody has to call the patient.
        await DBOS.runStep(() => blankLinks(ports.db, mailId), { name: 'blank', ...untilRecorded });
        await DBOS.runStep(() => openWorkItemForDesk(ports.db, mailId), { name: 'hand to a person', ...untilRecorded });
        throw error;
      });
      // A step of its own, so that a database that fails right after the mail left does not send the mail again.
      if (outcome === 'sent') await DBOS.runStep(() => recordSent(ports.db, mailId), { name: 'record', ...untilRecorded });
    },
    { name: workflows.sendMail, maxRecoveryAttempts: maxRecoveries },
  );
}

async function sendOnce({ db, send, logger }: SendMailPorts, mailId: string): Promise<'sent' | 'nothing to send'> {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail || mail.sent_at) return 'nothing to send';
  try {
    await send(mail);
  } catch (error) {
    const final = error instanceof SmtpError && error.final;
    if (final) logger.error({ err: error, mailId }, 'the mail server refused a mail for good');
    throw error;
  }
  logger.info({ mailId }, 'mail sent');
  return 'sent';
}

/** From here on only the recipient has the links of the letter. */
async function recordSent(db: Database, mailId: string): Promise<void> {
  const sent = { sent_at: new Date(), ...withoutLinks };
  await db.updateTable('mails').set(sent).where('id', '=', mailId).where('sent_at', 'is', null).execute();
}

/** A patient who does not get a letter must hear of it otherwise. Mails to staff have no booking, and nobody waits for them. */
async function openWorkItemForDesk(db: Database, mailId: string): Promise<void> {
  const mail = await db.selectFrom('mails').select('booking_id').where('id', '=', mailId).executeTakeFirst();
  if (!mail?.booking_id) return;
  await openWorkItem(db, { kind: 'letterNotDelivered', subject: { kind: 'booking', id: mail.booking_id }, detail: { mailId } });
}
