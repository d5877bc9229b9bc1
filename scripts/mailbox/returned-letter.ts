import { randomUUID } from 'node:crypto';

/** Addresses to which nothing can be delivered, at whatever domain, and what their server says of it. */
const undeliverable: Record<string, { status: string; says: string }> = {
  bounce: { status: '5.1.1', says: '550 5.1.1 The email account that you tried to reach does not exist' },
  'bounce-full': { status: '5.2.2', says: '552 5.2.2 The recipient’s mailbox is full' },
  'bounce-away': { status: '4.4.1', says: '451 4.4.1 No answer from host, given up after 2 days' },
};

export const isUndeliverable = (recipient: string): boolean => Object.hasOwn(undeliverable, nameOf(recipient));

const nameOf = (address: string) => address.slice(0, address.lastIndexOf('@')).toLowerCase();

/** The report that a mail server writes to the sender of the envelope, as Postfix writes it (RFC 3464). */
export function returnedLetter(letter: { sender: string; recipient: string; messageId: string }): string {
  const { status, says } = undeliverable[nameOf(letter.recipient)] ?? { status: '5.0.0', says: '550 refused' };
  const boundary = `report-${randomUUID()}`;
  const part = (type: string, ...lines: string[]) => [`--${boundary}`, `Content-Type: ${type}`, '', ...lines, ''];
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.exemplo.pt (Mail Delivery System)',
    `To: ${letter.sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    ...part('text/plain; charset=utf-8', `I could not deliver your message to <${letter.recipient}>: ${says}`),
    ...part(
      'message/delivery-status',
      'Reporting-MTA: dns; mail.exemplo.pt',
      '',
      `Final-Recipient: rfc822; ${letter.recipient}`,
      'Action: failed',
      `Status: ${status}`,
      `Diagnostic-Code: smtp; ${says}`,
    ),
    ...part('text/rfc822-headers', `Message-ID: ${letter.messageId}`, `To: ${letter.recipient}`),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
