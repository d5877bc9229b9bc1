import { MailDev } from 'maildev';
import { isAnswerTo } from './mailbox/answer-to.ts';
import { isUndeliverable, returnedLetter } from './mailbox/returned-letter.ts';

/**
 * The mail server of a local system: keeps every mail for whoever looks, and sends back what goes to `bounce@…`, as other servers do.
 * What it sends back it hands to the site, like the mail server of the clinic, and so it does with answers to letters: see docs/operations.md.
 */
const [smtp, web] = process.argv.slice(2).map(Number);
const { SITE_ORIGIN: site, RETURNED_MAIL_KEY: key, REPLY_ADDRESS: replyAddress = '' } = process.env;
if (!smtp || !web) throw new Error('usage: node scripts/mailbox.ts <smtp port> <web port>');

const mailbox = new MailDev({ smtp, web, ip: '127.0.0.1', webIp: '127.0.0.1', silent: true });
const servers = await mailbox.start();

type Arrived = { id: string; envelope: { from: { address: string } | false; to: { address: string }[] }; messageId?: string };

servers.smtp.on('new', ({ id, envelope, messageId = '' }: Arrived) => {
  const sender = envelope.from ? envelope.from.address : null;
  if (!sender || !site || !key) return;
  const recipients = envelope.to.map(({ address }) => address);
  for (const recipient of recipients.filter(isUndeliverable)) handOver(returnedLetter({ sender, recipient, messageId })).catch(() => {});
  // A real server would try again; here the site may not be up yet, and nobody waits for it.
  if (recipients.some((recipient) => isAnswerTo(replyAddress, recipient)))
    sourceOf(id)
      .then(handOver)
      .catch(() => {});
});

const handOver = (body: string | Uint8Array<ArrayBuffer>) =>
  fetch(`${site}/callbacks/returned-mail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'message/rfc822' },
    body,
  });

/** As it came. */
const sourceOf = async (id: string) => (await fetch(`http://127.0.0.1:${web}/api/email/${id}/source`)).bytes();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void mailbox.stop().then(() => process.exit(0)));
