import { createPool } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { queueMail } from '@clinic/core/mail/queue-mail';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { Env } from '../env.ts';
import { textOf } from './text-of.ts';

const connections = 2;

const recipientOf = ({ to }: SendEmailOptions): string => {
  if (typeof to === 'string') return to;
  if (to && !Array.isArray(to) && to.address) return to.address;
  throw new TypeError('staff mail goes to exactly one person');
};

/** Staff mail goes through the same durable queue as patients' mail; the worker sends it, with its own sender address. */
export const queuedMail = (env: Pick<Env, 'DATABASE_URL' | 'MAIL_FROM'>): EmailAdapter => {
  let ports: Promise<ReturnType<typeof mailPorts>> | undefined;

  return ({ payload }) => {
    // Only a back office that sends mail needs these connections, so they open with the first one.
    const open = async () => {
      const pool = createPool(env.DATABASE_URL, (err) => payload.logger.warn({ err, msg: 'mail connection lost' }), connections);
      return mailPorts(pool, await createDbosClient(env.DATABASE_URL, pool));
    };
    return {
      name: 'durable-queue',
      defaultFromAddress: env.MAIL_FROM,
      defaultFromName: '',
      sendEmail: async (message) => {
        ports ??= open();
        const html = String(message.html ?? '');
        return queueMail(await ports, {
          recipient: recipientOf(message),
          subject: message.subject ?? '',
          html,
          text: typeof message.text === 'string' ? message.text : textOf(html),
        });
      },
    };
  };
};
