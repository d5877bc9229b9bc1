import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { proxySpan } from '@clinic/core/logging/proxy-span';
import { currentTracing, type OpenSpan } from '@clinic/core/logging/spans';
import { routeOfStaff } from './route-of-staff.ts';

/** Node tells of every request before Next sees it: there its span begins, and whatever Next does about it belongs to it. */
export function traceRequests(): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const spans = new WeakMap<IncomingMessage, { span: OpenSpan; before: OpenSpan | null }>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const traceparent = request.headers['traceparent']?.toString();
    const atProxy = proxySpan({ traceparent, requestStart: request.headers['x-request-start']?.toString() }, Date.now());
    const before = atProxy && tracing.start(atProxy);
    const begin = () => tracing.start({ name: 'request', kind: 'server', ...(!before && { causedBy: traceparent }) });
    const span = before ? before.within(begin) : begin();
    spans.set(request, { span, before });
    tracing.enter(span);
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [route, status] = [routeOfStaff(request.url ?? ''), response.statusCode];
    const told = spans.get(request);
    told?.span.end({ name: `${request.method} ${route}`, facts: { route, status }, failed: status >= 500 });
    told?.before?.end();
  });
}
