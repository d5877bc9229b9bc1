import cluster from 'node:cluster';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { Passwords } from '@clinic/core/identity/passwords/passwords';
import { TooBusy } from '@clinic/core/kernel/concurrency-limit';
import type { MetricsSettings } from '@clinic/core/settings/metrics-settings';
import { callMetrics } from '@clinic/metrics/call-metrics';
import { tellFirstProcess } from '@clinic/metrics/cluster-metrics';
import { poolMetrics } from '@clinic/metrics/pool-metrics';
import { processMetrics } from '@clinic/metrics/process-metrics';
import { type AnsweredRequest, requestMetrics } from '@clinic/metrics/request-metrics';
import { serveMetrics } from '@clinic/metrics/serve-metrics';
import { type PageResult, siteMetrics } from '@clinic/metrics/site-metrics';
import type pg from 'pg';

type Sources = { pools: Record<string, pg.Pool>; isListening: () => boolean };

export type SiteMetrics = {
  /** Stored pages that were answered at once. */
  hits: number;
  observeCall: ObserveCall;
  observeRequest(request: AnsweredRequest & { cacheStatus: string | null }): void;
  watchPasswords(passwords: Passwords): Passwords;
  close(): Promise<void>;
};

const pageResults: readonly PageResult[] = ['hit', 'stale', 'miss', 'error', 'bypass'];

/** The site's figures for Prometheus, on a port of their own; where none is set, nothing is counted. */
export async function openSiteMetrics(settings: MetricsSettings, { pools, isListening }: Sources): Promise<SiteMetrics> {
  if (settings.METRICS_PORT === undefined)
    return { hits: 0, observeCall: () => {}, observeRequest: () => {}, watchPasswords: (passwords) => passwords, close: async () => {} };
  const registry = processMetrics();
  poolMetrics(registry, () => pools);
  const observeRequest = requestMetrics(registry);
  const { countAnswer, countPassword } = siteMetrics(registry, { hits: () => metrics.hits, isListening });
  // Several processes share a port: the first answers for all of them.
  if (cluster.isWorker) tellFirstProcess(registry);
  const listener = cluster.isWorker ? null : await serveMetrics(settings, registry);
  const metrics: SiteMetrics = {
    hits: 0,
    observeCall: callMetrics(registry),
    observeRequest: ({ cacheStatus, ...request }) => {
      observeRequest(request);
      const result = pageResults.find((known) => known === cacheStatus);
      if (result) countAnswer(result);
    },
    watchPasswords: (passwords) => ({
      ...passwords,
      matches: async (hash, password) => {
        try {
          const matches = await passwords.matches(hash, password);
          countPassword(matches ? 'right' : 'wrong');
          return matches;
        } catch (error) {
          if (error instanceof TooBusy) countPassword('busy');
          throw error;
        }
      },
    }),
    close: async () => listener?.close(),
  };
  return metrics;
}
