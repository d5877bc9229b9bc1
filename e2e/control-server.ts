import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { dataDir } from '../scripts/stack/folders.ts';
import type { StackPart } from '../scripts/stack/parts.ts';
import type { System } from '../scripts/stack/system.ts';

/** What a test needs to know of the system that runs. */
export type RunningSystem = Pick<System, 'ports' | 'settings' | 'parts'> & {
  databaseUrl: string;
  dataDir: string;
  origin: string;
  second: StackPart & { origin: string };
};

type PartCommand = { part: StackPart; signal?: NodeJS.Signals };

/** Tests run in processes of their own: through this address they learn of the system, and stop and start parts of it. */
export async function serveControl(system: System, shown: Omit<RunningSystem, 'dataDir' | 'ports' | 'settings' | 'parts'>) {
  const { ports, settings, parts } = system;
  const known: RunningSystem = { ports, settings, parts, dataDir, ...shown };
  const belongs = [...Object.values(parts), shown.second];
  const isRunning = ({ readyUrl }: StackPart) => system.runningParts().some((one) => one.readyUrl === readyUrl);

  const acts: Record<string, (command: PartCommand) => Promise<unknown>> = {
    /** What a failed test left running at this address makes way. */
    async start({ part }) {
      await system.stopOne(part);
      await system.startOne(part);
    },
    stop: ({ part, signal }) => system.stopOne(part, signal),
    /** After a test that failed half-way: everything runs that belongs here, and nothing else. */
    async 'make-whole'() {
      const strangers = system.runningParts().filter(({ readyUrl }) => !belongs.some((one) => one.readyUrl === readyUrl));
      await Promise.all(strangers.map((part) => system.stopOne(part)));
      await Promise.all(belongs.filter((part) => !isRunning(part)).map((part) => system.startOne(part)));
    },
  };

  // The pages that are tested must not be able to find it.
  const secret = randomUUID();
  const server = createServer(async (req, res) => {
    const [, given, what = ''] = (req.url ?? '').split('/');
    if (given !== secret) return res.writeHead(404).end();
    if (req.method === 'GET') return res.end(JSON.stringify(known));
    try {
      await acts[what]?.((await json(req)) as PartCommand);
      res.writeHead(acts[what] ? 204 : 404).end();
    } catch (error) {
      res.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${secret}`, close: () => server.close() };
}
