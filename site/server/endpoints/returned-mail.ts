import { readReturnedMail } from '@clinic/core/adapters/mail/read-returned-mail';
import { bearsKey } from '@clinic/core/http/secrets-equal';
import { type ReturnStore, recordReturn } from '@clinic/core/mail/returns/record-return';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { SiteEnv } from '../env.ts';
import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';

/** A report quotes the letter that came back; ours are smaller. */
const maxBytes = 1024 * 1024;
const notKept = { 'cache-control': 'no-store' };

type ReturnedMailPorts = { returns: ReturnStore; keys: DataKeys };

/**
 * The mail server hands over what arrives at the address for returned letters, as it came (RFC 3464). It must bear our key, and the address
 * in the message our signature. Whatever else arrives there is taken and forgotten: the server would only try again.
 */
export function serveReturnedMail(app: SiteApp, { returns, keys }: ReturnedMailPorts, env: Pick<SiteEnv, 'RETURNED_MAIL_KEY'>) {
  app.post('/callbacks/returned-mail', async (c) => {
    const key = env.RETURNED_MAIL_KEY;
    if (!key || !bearsKey(c.req.header('authorization'), key)) return c.body(null, 403, notKept);
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    const returned = await readReturnedMail(keys, body.value);
    if (returned) await recordReturn(returns, returned);
    return c.body(null, 204, notKept);
  });
}
