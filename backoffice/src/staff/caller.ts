import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@clinic/core/http/client-address';

/** Written by us over whatever a request brought along under this name. */
const headerName = 'x-caller-address';

/**
 * Next hides the connection and takes X-Forwarded-For as any caller writes it. Node tells of every request before Next sees
 * it: there the caller's address is noted, by the rule of the trusted proxies.
 */
export function noteCallers(trustedProxies: readonly string[]): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[headerName] = clientAddress(request.socket.remoteAddress, forwarded?.toString(), trustedProxies);
  });
}

/** All calls without a note count as one caller: a missing note must not open the door. */
export const callerOf = (headers: Headers | undefined): string => headers?.get(headerName) || 'unknown';
