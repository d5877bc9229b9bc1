import { err, ok } from '../../kernel/result.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';

export type SmsGateway = {
  url: string;
  key: string;
  /** What the telephone shows as sender; the gateway's own default where none is given. */
  from?: string | undefined;
  deadlineMs?: number;
};

/** About our key or the gateway's load, not about this message: the operator or time mends it. */
const askAgain = new Set([401, 403, 408, 425, 429]);

/**
 * A gateway that takes JSON: `POST {id, to, from, text}` with a bearer key. Neither number nor words of a message leave this
 * function by any other way, errors included.
 */
export function smsOverHttp({ url, key, from, deadlineMs = 8_000 }: SmsGateway): SmsSender {
  return async ({ id, to, text }) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(deadlineMs),
        // Following one would hand key, number and words to whoever the answer names.
        redirect: 'error',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': id },
        body: JSON.stringify({ id, to, ...(from && { from }), text }),
      });
      await response.body?.cancel();
      if (response.ok) return ok('accepted');
      const final = response.status >= 400 && response.status < 500 && !askAgain.has(response.status);
      return err({ kind: final ? 'smsRefused' : 'smsUnavailable' });
    } catch {
      return err({ kind: 'smsUnavailable' });
    }
  };
}
