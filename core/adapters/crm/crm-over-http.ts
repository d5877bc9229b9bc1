import type { Crm, CrmTrouble } from '../../crm/crm.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

type CrmService = { url: string; key: string; deadlineMs?: number };

/** About our key or the service's load, not about this contact: the operator or time mends it. */
const askAgain = new Set([401, 403, 408, 425, 429]);

/**
 * A service that keeps contacts by our id: `PUT {url}/contacts/{id}` with `{name, email, language}`, `DELETE` takes one out; both with a
 * bearer key. Neither name nor e-mail leaves this function by any other way, errors included.
 */
export function crmOverHttp({ url, key, deadlineMs = 8_000 }: CrmService): Crm {
  const base = url.replace(/\/$/, '');
  const call = async (method: 'PUT' | 'DELETE', id: string, body?: object): Promise<Result<null, CrmTrouble>> => {
    try {
      const response = await fetch(`${base}/contacts/${encodeURIComponent(id)}`, {
        method,
        signal: AbortSignal.timeout(deadlineMs),
        // Following one would hand key and contact to whoever the answer names.
        redirect: 'error',
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      await response.body?.cancel();
      const { ok: isTaken, status } = response;
      if (isTaken || (method === 'DELETE' && (status === 404 || status === 410))) return ok(null);
      const isFinal = status >= 400 && status < 500 && !askAgain.has(status);
      return err({ kind: isFinal ? 'crmRefused' : 'crmUnavailable' });
    } catch {
      return err({ kind: 'crmUnavailable' });
    }
  };
  return {
    keep: (id, { name, email, locale }) => call('PUT', id, { name, email, language: locale }),
    withdraw: (id) => call('DELETE', id),
  };
}
