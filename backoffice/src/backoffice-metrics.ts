import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { MetricsSettings } from '@clinic/core/settings/metrics-settings';
import { callMetrics } from '@clinic/metrics/call-metrics';
import { poolMetrics } from '@clinic/metrics/pool-metrics';
import { processMetrics } from '@clinic/metrics/process-metrics';
import { requestMetrics } from '@clinic/metrics/request-metrics';
import { type MetricsListener, serveMetrics } from '@clinic/metrics/serve-metrics';
import type pg from 'pg';
import { routeOfStaff } from './route-of-staff.ts';

type Shared = { pools: Record<string, pg.Pool>; observeCall?: ObserveCall };

/** Next builds this file into several bundles, which share nothing else of the process. */
const place = Symbol.for('clinic.backoffice.metrics');
const shared = (): Shared => {
  const holder = globalThis as { [place]?: Shared };
  holder[place] ??= { pools: {} };
  return holder[place];
};

export const showPool = (pool: pg.Pool): void => {
  shared().pools['backoffice'] = pool;
};

export const observeFromBackoffice: ObserveCall = (call) => shared().observeCall?.(call);

/** Node tells of every request and answer, Next's own included. Without a port nothing is counted. */
export async function openBackofficeMetrics(settings: MetricsSettings): Promise<MetricsListener | null> {
  if (settings.METRICS_PORT === undefined) return null;
  const registry = processMetrics();
  poolMetrics(registry, () => shared().pools);
  shared().observeCall = callMetrics(registry);
  const observe = requestMetrics(registry);
  const startedAt = new WeakMap<IncomingMessage, number>();
  const noteStart = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    startedAt.set(request, performance.now());
  };
  const noteAnswer = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = startedAt.get(request);
    // Prometheus itself is nobody's request.
    if (started === undefined || request.socket.localPort === listener?.port) return;
    observe({ route: routeOfStaff(request.url ?? ''), status: response.statusCode, seconds: (performance.now() - started) / 1_000 });
  };
  subscribe('http.server.request.start', noteStart);
  subscribe('http.server.response.finish', noteAnswer);
  const listener = await serveMetrics(settings, registry);
  return (
    listener && {
      ...listener,
      close: async () => {
        unsubscribe('http.server.request.start', noteStart);
        unsubscribe('http.server.response.finish', noteAnswer);
        await listener.close();
      },
    }
  );
}
