import { secretsEqual } from '../../../http/secrets-equal.ts';
import { err, ok } from '../../../kernel/result.ts';
import { identifier, type ReadCallback } from '../callback.ts';

/** The query of ifthenpay's GET, by the names of our template. Amount and time are ignored: our own request verifies the payment. */
export function readCallback(query: URLSearchParams, antiPhishingKey: string): ReadCallback {
  const keys = query.getAll('key');
  const isTheirs = secretsEqual(keys[0] ?? '', antiPhishingKey) && keys.length === 1 && antiPhishingKey !== '';
  if (!isTheirs) return err({ kind: 'forged' });
  const orderId = identifier.safeParse(query.get('orderId')).data;
  const providerId = identifier.safeParse(query.get('requestId')).data;
  if (orderId === undefined && providerId === undefined) return err({ kind: 'malformed' });
  return ok({ ...(orderId === undefined ? {} : { orderId }), ...(providerId === undefined ? {} : { providerId }) });
}
