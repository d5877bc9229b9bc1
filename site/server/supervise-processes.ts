import cluster, { type Worker } from 'node:cluster';
import type { Logger } from '@clinic/core/logging/create-logger';

const startAgainMs = 1_000;

/**
 * Node uses one core for all pages of a process. Several processes take the connections of one port in turn; whatever they must agree on
 * is in the database, as between replicas. One that dies is started again; one that cannot start ends them all, since the next could not
 * either.
 */
export function superviseProcesses(count: number, log: Logger): void {
  const listening = new Set<Worker>();
  let stopping = false;
  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = () => {
    stopping = true;
    for (const worker of running()) worker.process.kill('SIGTERM');
  };
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('exit', (worker, code, signal) => {
    if (!stopping) {
      log.error({ code, signal }, 'a process of the site ended');
      if (listening.delete(worker)) setTimeout(() => !stopping && cluster.fork(), startAgainMs);
      else {
        process.exitCode = 1;
        stop();
      }
    }
    if (stopping && running().length === 0) process.exit();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  for (let started = 0; started < count; started++) cluster.fork();
}
