import { concurrencyLimit } from '@clinic/core/kernel/concurrency-limit';
import { type LetterSubject, writeReplyAddress } from '@clinic/core/mail/arrived/reply-address';
import type { MailAttachment, QueuedMail } from '@clinic/core/mail/mail';
import { messageId } from '@clinic/core/mail/message-id';
import { writeReturnAddress } from '@clinic/core/mail/returns/return-address';
import nodemailer from 'nodemailer';
import type { Env } from './env.ts';

/**
 * `unsubscribeUrl`: of letters that come again; mail programs show a button for it. `about`: where the front desk reads
 * what is answered; what is answered to others is in the mailbox alone.
 */
export type SendMail = (mail: QueuedMail & { unsubscribeUrl?: string; about?: LetterSubject | null }) => Promise<void>;

/** Carries the server's code and nothing else: the server's own words often quote the recipient. */
export class SmtpError extends Error {
  override name = 'SmtpError';
  readonly code: string;
  readonly final: boolean;
  /** In the code of RFC 3463, where the server gave one. */
  readonly status: string | null;

  constructor(code: string, final: boolean, status: string | null = null) {
    super(`the mail server did not take the mail (${code})`);
    this.code = code;
    this.final = final;
    this.status = status;
  }
}

const maxConnections = 5;

export function createSmtpSender(env: Env): SendMail {
  const local = env.SMTP_HOST === 'localhost' || env.SMTP_HOST.startsWith('127.');
  const transport = nodemailer.createTransport({
    host: env.SMTP_HOST,
    port: env.SMTP_PORT,
    secure: env.SMTP_PORT === 465,
    // Greeting, encryption and password once for many mails; an idle connection that the server closes is opened again.
    pool: true,
    maxConnections: maxConnections,
    // A catcher on this machine has no certificate; a password never leaves it unencrypted.
    ignoreTLS: local,
    requireTLS: !local && env.SMTP_USER !== undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...(env.SMTP_USER && env.SMTP_PASSWORD && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASSWORD } }),
  });
  const domain = env.MAIL_FROM.slice(env.MAIL_FROM.lastIndexOf('@') + 1).replace('>', '');
  // Mail programs show it instead of the mark.
  const senderName = /^([^<]+) </.exec(env.MAIL_FROM)?.[1] ?? '';
  const limit = concurrencyLimit({ running: maxConnections, waiting: Number.POSITIVE_INFINITY });
  return (mail) =>
    limit(async () => {
      try {
        await transport.sendMail({
          messageId: messageId(mail.id, domain),
          from: env.MAIL_FROM,
          to: mail.recipient,
          ...(env.RETURN_ADDRESS && {
            envelope: { from: writeReturnAddress(env.DATA_KEYS, env.RETURN_ADDRESS, mail.id), to: mail.recipient },
          }),
          ...(env.REPLY_ADDRESS &&
            mail.about && {
              replyTo: { name: senderName, address: writeReplyAddress(env.DATA_KEYS, env.REPLY_ADDRESS, mail.about) },
            }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          ...attachmentFields(mail.attachments),
          // Answering machines must not answer a machine.
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw toSmtpError(error);
      }
    });
}

/** RFC 8058: the button posts to this address, and nothing more is asked of the reader. */
const unsubscribeHeaders = (url: string | undefined) =>
  url ? { 'List-Unsubscribe': { prepared: true, value: `<${url}>` }, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

const isCalendar = ({ contentType }: MailAttachment): boolean => /^text\/calendar\b/i.test(contentType);
const methodOf = ({ contentType }: MailAttachment): string => /\bmethod=(\w+)/i.exec(contentType)?.[1] ?? 'PUBLISH';

/** A calendar file goes as another form of the same message, too: mail programs show the visit itself instead of a file to open. */
function attachmentFields(attachments: MailAttachment[]) {
  const calendar = attachments.find(isCalendar);
  return {
    attachments: attachments.filter((attachment) => attachment !== calendar),
    ...(calendar && { icalEvent: { method: methodOf(calendar), filename: calendar.filename, content: calendar.content } }),
  };
}

/** Final is only the server's 5xx about this mail. A refused password is 5xx too, but the operator can mend it. */
function toSmtpError(error: unknown): SmtpError {
  const { code, responseCode, response } = error as { code?: string; responseCode?: number; response?: string };
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new SmtpError([code, responseCode].filter(Boolean).join(' '), aboutThisMail && (responseCode ?? 0) >= 500, statusIn(response));
}

/** Numbers alone, of an answer that may quote the recipient. */
const statusIn = (response = ''): string | null => /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null;
