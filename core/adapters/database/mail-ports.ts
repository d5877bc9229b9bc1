import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { MailPorts, MailTransaction } from '../../mail/queue-mail.ts';
import { application, queues, workflows } from '../dbos/application.ts';
import { inTransaction, type Transaction } from './in-transaction.ts';

export const mailPorts = (pool: pg.Pool, dbos: DBOSClient): MailPorts => ({
  inTransaction: (work) => inTransaction(pool, (transaction) => work(mailTransaction(transaction, dbos))),
});

export const mailTransaction = ({ db, client }: Transaction, dbos: DBOSClient): MailTransaction => ({
  save: async ({ bookingId, requestId, ...mail }) => {
    const row = { ...mail, attachments: JSON.stringify(mail.attachments), booking_id: bookingId, request_id: requestId };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('mails')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? 'saved' : 'alreadyThere';
  },
  enqueue: async (mailId) => {
    // DBOS keeps inputs as plain JSON, so only the id travels: the words and the address stay in the row.
    await dbos.enqueueInTransaction<(id: string) => Promise<void>>(
      client,
      {
        workflowName: workflows.sendMail,
        queueName: queues.mail,
        workflowID: `mail-${mailId}`,
        appVersion: application.version,
        workflowIDReusePolicy: 'reject',
      },
      mailId,
    );
  },
});
