import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { createLogger } from '@clinic/core/logging/create-logger';
import { superviseProcesses } from '../supervise-processes.ts';

/** Run by the test of the supervision: two processes that tell their ids, or that cannot start. */
const [port = '', fails] = process.argv.slice(2);
if (cluster.isPrimary) superviseProcesses(2, createLogger('site', 'silent'));
else if (fails) process.exit(1);
else {
  const server = createServer((_, response) => response.setHeader('connection', 'close').end(String(process.pid)));
  server.listen(Number(port), '127.0.0.1');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}
