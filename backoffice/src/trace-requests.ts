import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTracing, type OpenSpan } from '@clinic/core/logging/spans';
import { routeOfStaff } from './route-of-staff.ts';

/** Node tells of every request before Next sees it: there its span begins, and whatever Next does about it belongs to it. */
export function traceRequests(): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const spans = new WeakMap<IncomingMessage, OpenSpan>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const span = tracing.start({ name: 'request', kind: 'server', causedBy: request.headers['traceparent']?.toString() });
    spans.set(request, span);
    tracing.enter(span);
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [route, status] = [routeOfStaff(request.url ?? ''), response.statusCode];
    spans.get(request)?.end({ name: `${request.method} ${route}`, facts: { route, status }, failed: status >= 500 });
  });
}
