import { randomUUID } from 'node:crypto';
import { hasLineBreak, isPlainAddress, type Mail, type QueuedMail } from './mail.ts';

export type MailTransaction = {
  /** Says whether the mail is new: one whose id is already kept stays as it is. */
  save(mail: QueuedMail & { bookingId: string | null; requestId: string | null }): Promise<'saved' | 'alreadyThere'>;
  enqueue(mailId: string): Promise<void>;
};

export type MailPorts = { inTransaction<T>(work: (transaction: MailTransaction) => Promise<T>): Promise<T> };

/** Returns the mail's id once row and work are both committed; the worker sends it from there. */
export const queueMail = (ports: MailPorts, mail: Mail, id?: string): Promise<string> =>
  ports.inTransaction((transaction) => addMail(transaction, mail, id));

/**
 * The same inside a transaction that also holds the caller's own rows. A step that may run twice gives the id itself
 * (see `mailIdOf`): the first run's mail is the one that is sent.
 */
export async function addMail(transaction: MailTransaction, mail: Mail, id: string = randomUUID()): Promise<string> {
  const { recipient, subject, html, text, attachments = [], bookingId = null, requestId = null } = mail;
  // The messages never quote the address: they may reach a log.
  if (!isPlainAddress(recipient)) throw new TypeError('a mail has exactly one plain recipient address');
  if (hasLineBreak(subject)) throw new TypeError('the subject of a mail is one line');
  if (attachments.some(({ filename, contentType }) => hasLineBreak(filename + contentType)))
    throw new TypeError('the name and the type of an attachment are one line each');
  const outcome = await transaction.save({ id, recipient, subject, html, text, attachments, bookingId, requestId });
  if (outcome === 'saved') await transaction.enqueue(id);
  return id;
}
