import { blankLinks, withoutLinks } from '@clinic/core/adapters/database/blank-links';
import { goesOnAs } from '@clinic/core/adapters/database/bookings/moved-visit';
import type { Database } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { noteReturn } from '@clinic/core/adapters/database/mail-returns';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { type SendMail, SmtpError } from '../smtp.ts';
import { registerWorkflow } from './register-workflow.ts';
import { isMailRetryable, maxRecoveries, retryThroughOutage, retryUntilRecorded } from './retry-policy.ts';
import { tryUntilDone } from './try-until-done.ts';

/** RFC 3463. */
const deliveryTimeExpired = '5.4.7';

type SendMailPorts = { db: Database; send: SendMail; logger: Logger };

export function registerSendMail(ports: SendMailPorts): void {
  registerWorkflow(
    async (mailId: string) => {
      // The row is read inside the step, not in one before it: DBOS would keep a step's result, address and words included.
      const outcome = await DBOS.runStep(() => sendOnce(ports, mailId), {
        ...retryThroughOutage('send'),
        shouldRetry: isMailRetryable,
      }).catch(async (error: unknown) => {
        // Refused for good, or tried long enough: nothing of it will be sent any more, and somebody has to call the patient.
        await DBOS.runStep(() => blankLinks(ports.db, mailId), retryUntilRecorded('blank'));
        await DBOS.runStep(() => noteRefused(ports.db, mailId, error), retryUntilRecorded('note'));
        await DBOS.runStep(() => openWorkItemForDesk(ports.db, mailId), retryUntilRecorded('hand to a person'));
        throw error;
      });
      // Outside the step, so that a database that fails right after the mail left does not send the mail again. The row is its own record.
      if (outcome === 'sent') await tryUntilDone(() => recordSent(ports.db, mailId), retryUntilRecorded('record'));
    },
    { name: workflows.sendMail, maxRecoveryAttempts: maxRecoveries },
  );
}

async function sendOnce({ db, send, logger }: SendMailPorts, mailId: string): Promise<'sent' | 'nothing to send'> {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', mailId).executeTakeFirst();
  if (!mail || mail.sent_at) return 'nothing to send';
  try {
    await send({ ...mail, about: aboutOf(mail) });
  } catch (error) {
    if (!isMailRetryable(error)) logger.error({ err: error, mailId }, 'the mail server refused a mail for good');
    throw error;
  }
  logger.info({ mailId }, 'mail sent');
  return 'sent';
}

function aboutOf({ booking_id: bookingId, request_id: requestId }: { booking_id: string | null; request_id: string | null }) {
  if (bookingId) return { kind: 'booking', id: bookingId } as const;
  return requestId ? ({ kind: 'request', id: requestId } as const) : null;
}

/** From here on only the recipient has the links of the letter. */
async function recordSent(db: Database, mailId: string): Promise<void> {
  const sent = { sent_at: new Date(), ...withoutLinks };
  await db.updateTable('mails').set(sent).where('id', '=', mailId).where('sent_at', 'is', null).execute();
}

/** Told at once what others tell later: the desk sees both in one place. Whatever is no refusal was tried until it was too late. */
async function noteRefused(db: Database, letterId: string, error: unknown): Promise<void> {
  await noteReturn(db, { letterId, status: error instanceof SmtpError ? (error.status ?? '5.0.0') : deliveryTimeExpired });
}

/** A patient who does not get a letter must hear of it otherwise. Mails to staff have no booking, and nobody waits for them. */
async function openWorkItemForDesk(db: Database, mailId: string): Promise<void> {
  const mail = await db.selectFrom('mails').select('booking_id').where('id', '=', mailId).executeTakeFirst();
  if (!mail?.booking_id) return;
  const subject = { kind: 'booking' as const, id: await goesOnAs(db, mail.booking_id) };
  await openWorkItem(db, { kind: 'letterNotDelivered', subject, detail: { mailId } });
}
