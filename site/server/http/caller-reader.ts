import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@clinic/core/http/client-address';
import type { Logger } from '@clinic/core/logging/create-logger';

/** The client's address. Warns once about a proxy that the settings do not name: then all visitors have the same address. */
export function callerReader(trustedProxies: readonly string[], log: Pick<Logger, 'warn'>) {
  let hasWarned = false;
  return ({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string => {
    const forwarded = headers['x-forwarded-for']?.toString();
    if (forwarded && trustedProxies.length === 0 && !hasWarned) {
      hasWarned = true;
      log.warn('X-Forwarded-For arrives but TRUSTED_PROXIES is empty: behind a proxy all visitors share one limit');
    }
    return clientAddress(socket.remoteAddress, forwarded, trustedProxies);
  };
}
