import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createLogger } from '@clinic/core/logging/create-logger';
import { allProcesses } from '@clinic/metrics/cluster-metrics';
import { serveMetrics } from '@clinic/metrics/serve-metrics';
import { openSiteMetrics } from '../site-metrics.ts';
import { superviseProcesses } from '../supervise-processes.ts';

/** Run by the test of the supervision: two processes that tell their ids, or that cannot start; each has answered three stored pages. */
const [port = '', fails, metricsPort] = process.argv.slice(2);
const figures = { METRICS_PORT: metricsPort ? Number(metricsPort) : undefined, METRICS_ADDRESS: '127.0.0.1' };
if (cluster.isPrimary) {
  superviseProcesses(2, createLogger('site', 'silent'));
  await serveMetrics(figures, allProcesses());
} else if (fails) process.exit(1);
else {
  const metrics = await openSiteMetrics(figures, { pools: {}, isListening: () => true });
  metrics.hits = 3;
  const server = createServer((_, response) => response.setHeader('connection', 'close').end(String(process.pid)));
  server.listen(Number(port), '127.0.0.1');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}
