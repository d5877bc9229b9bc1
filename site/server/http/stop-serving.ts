import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Goes on answering for a while, in which a balancer finds that this process is no longer ready; then takes nothing new, answers what is
 * under way and cuts what is too slow. Closed at once, connections that the balancer holds open would break under a form being sent.
 */
export async function stopServing(server: Server, { drainMs, cutAfterMs }: { drainMs: number; cutAfterMs: number }): Promise<void> {
  if (drainMs > 0) await sleep(drainMs);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), cutAfterMs).unref();
  await closed;
}
