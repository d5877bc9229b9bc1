import { readIncomingMail } from '@clinic/core/adapters/mail/read-incoming-mail';
import { bearsKey } from '@clinic/core/http/secrets-equal';
import { type ArrivalStore, recordArrived } from '@clinic/core/mail/arrived/record-arrived';
import { type ReturnStore, recordReturn } from '@clinic/core/mail/returns/record-return';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { SiteEnv } from '../env.ts';
import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';

/** As much as mail servers take: with somebody's answer come photographs, of which nothing is kept. */
const maxBytes = 32 * 1024 * 1024;
const notKept = { 'cache-control': 'no-store' };

type IncomingMailPorts = { returns: ReturnStore; arrivals: ArrivalStore; keys: DataKeys };

/**
 * The mail server hands over what arrives at the addresses for returned letters and for answers, as it came. It must bear our key, and the
 * address in the message our signature. Whatever else arrives there is taken and forgotten: the server would only try again, and the
 * clinic's mailbox has every answer.
 */
export function serveReturnedMail(
  app: SiteApp,
  { returns, arrivals, keys }: IncomingMailPorts,
  env: Pick<SiteEnv, 'RETURNED_MAIL_KEY'>,
): void {
  app.post('/callbacks/returned-mail', async (c) => {
    if (!bearsKey(c.req.header('authorization'), ...(env.RETURNED_MAIL_KEY ?? []))) return c.body(null, 403, notKept);
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    const mail = await readIncomingMail(keys, body.value);
    if (mail?.kind === 'returned') await recordReturn(returns, mail.returned);
    if (mail?.kind === 'arrived') for (const letter of mail.letters) await recordArrived(arrivals, letter);
    return c.body(null, 204, notKept);
  });
}
