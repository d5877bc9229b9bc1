import { queues, workflows } from '@clinic/core/adapters/dbos/application';
import type { Mail } from '@clinic/core/mail/mail';
import { addMail } from '@clinic/core/mail/queue-mail';
import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { enqueueWork } from '../publishing/enqueue-work.ts';
import { execute } from '../publishing/execute.ts';

/** Several changes of one request that stand or fall together, with the mails about them. */
export async function inRequestTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req);
  try {
    const outcome = await work();
    if (isOurs) await commitTransaction(req);
    return outcome;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** A mail that exists if, and when, the request at hand is committed. */
export const mailInRequest = (req: PayloadRequest, mail: Mail): Promise<string> =>
  addMail(
    {
      save: async ({ id, recipient, subject, html, text }) => {
        await execute(
          req,
          sql`insert into core.mails (id, recipient, subject, html, text, attachments)
              values (${id}, ${recipient}, ${subject}, ${html}, ${text}, '[]')`,
        );
        return 'saved';
      },
      enqueue: (id) => enqueueWork(req, { workflowName: workflows.sendMail, queueName: queues.mail, workflowID: `mail-${id}` }, id),
    },
    mail,
  );
