import { randomUUID } from 'node:crypto';
import { hasLineBreak, isPlainAddress, type Mail, type QueuedMail } from './mail.ts';

export type MailTransaction = {
  save(mail: QueuedMail): Promise<void>;
  enqueue(mailId: string): Promise<void>;
};

export type MailPorts = { inTransaction<T>(work: (transaction: MailTransaction) => Promise<T>): Promise<T> };

/** Returns the mail's id once row and work are both committed; the worker sends it from there. */
export const queueMail = (ports: MailPorts, mail: Mail): Promise<string> =>
  ports.inTransaction((transaction) => addMail(transaction, mail));

/** The same inside a transaction that also holds the caller's own rows. */
export async function addMail(transaction: MailTransaction, mail: Mail): Promise<string> {
  // The messages never quote the address: they may reach a log.
  if (!isPlainAddress(mail.recipient)) throw new TypeError('a mail has exactly one plain recipient address');
  if (hasLineBreak(mail.subject)) throw new TypeError('the subject of a mail is one line');
  const id = randomUUID();
  const { recipient, subject, html, text } = mail;
  await transaction.save({ id, recipient, subject, html, text });
  await transaction.enqueue(id);
  return id;
}
