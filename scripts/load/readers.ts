import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type Read = { asked: number; statuses: Map<number, number>; times: number[] };

const deadlineMs = 30_000;

/** Visitors who come at a steady pace, however long the answers take, until they are told to stop. A broken connection counts as 0. */
export function startReaders(addresses: string[], perSecond: number, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const read: Read = { asked: 0, statuses: new Map(), times: [] };
  const underWay = new Set<Promise<void>>();
  let reading = true;

  function readOne(address: string): Promise<void> {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const done = (status: number) => {
        read.statuses.set(status, (read.statuses.get(status) ?? 0) + 1);
        read.times.push(performance.now() - startedAt);
        resolve();
      };
      const send = () => {
        const options = { agent, headers: { 'accept-encoding': 'br', ...headers }, signal: AbortSignal.timeout(deadlineMs) };
        const request = get(address, options, (answer) => {
          answer
            .resume()
            .once('end', () => done(answer.statusCode ?? 0))
            .once('error', () => done(0));
        });
        // A server may close an idle connection in the moment in which it is used again; browsers then send once more.
        request.once('error', (error: NodeJS.ErrnoException) => (request.reusedSocket && error.code === 'ECONNRESET' ? send() : done(0)));
      };
      send();
    });
  }

  const crowd = (async () => {
    const startedAt = performance.now();
    for (; reading; await sleep(5)) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      for (; read.asked < due; read.asked++) {
        const one = readOne(addresses[read.asked % addresses.length] ?? '').finally(() => underWay.delete(one));
        underWay.add(one);
      }
    }
    await Promise.all(underWay);
    agent.destroy();
    return { ...read, seconds: (performance.now() - startedAt) / 1000 };
  })();

  return {
    stop() {
      reading = false;
      return crowd;
    },
  };
}
