import { readSeedEnv } from '../../content/load/env.ts';
import { migrate } from '../migrate.ts';
import { seed } from '../seed.ts';
import { buildWhatChanged } from './build.ts';
import { ensureDatabase, startEmbeddedDatabase } from './database.ts';
import { dataDir } from './folders.ts';
import { type PartName, type StackPart, stackParts } from './parts.ts';
import { portsFrom } from './ports.ts';
import { localRoles } from './roles.ts';
import { type RunningPart, startPart, untilReady } from './running.ts';
import { localSettings } from './settings.ts';

type Options = { mode: 'production' | 'development'; portBase: number; databaseUrl: string | undefined; log(text: string): void };
export type System = Awaited<ReturnType<typeof startSystem>>;

/** Brings up the whole system on this machine: database, migrations, builds, processes, demo content. */
export async function startSystem({ mode, portBase, databaseUrl, log }: Options) {
  const ports = portsFrom(portBase);
  const database = databaseUrl ? await ensureDatabase(databaseUrl) : await startEmbeddedDatabase(dataDir, ports.postgres);
  log(databaseUrl ? 'database ready' : 'embedded PostgreSQL ready');

  const settings = localSettings(ports, database.url, dataDir);
  const roles = await localRoles(database.url, dataDir);
  const all = stackParts(ports, mode, (role) => roles.urlOf(role, database.url));
  const running = new Map<string, RunningPart>();
  const { promise: failure, reject: fail } = Promise.withResolvers<never>();
  failure.catch(() => {});

  async function startOne(part: StackPart) {
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => {});
    const onUnexpectedEnd = (_: StackPart, code: number | null) => {
      running.delete(part.readyUrl);
      const error = new Error(`${part.name} ended by itself (${code})`);
      reject(error);
      fail(error);
    };
    running.set(part.readyUrl, startPart(part, settings, onUnexpectedEnd));
    await Promise.race([untilReady(part), ended]);
  }
  async function stopOne(part: StackPart, signal?: NodeJS.Signals) {
    await running.get(part.readyUrl)?.stop(signal);
    running.delete(part.readyUrl);
  }
  const runningParts = () => [...running.values()].map(({ part }) => part);
  const start = (...names: PartName[]) => Promise.all(names.map((name) => startOne(all[name])));
  const stop = async () => {
    await Promise.all([...running.values()].map((one) => one.stop()));
    await database.stop();
  };

  try {
    await migrate(database.url, { ...process.env, ...settings, ...roles.settings }, log);
    if (mode === 'production') await buildWhatChanged(settings, log);
    await start('mailbox', 'sandbox', 'backoffice', 'worker');
    log('mailbox, sandbox, back office and worker up');
    await seed(readSeedEnv({ BACKOFFICE_URL: settings['BACKOFFICE_URL'] }));
    await start('site');
    return { ports, settings, roles, parts: all, failure, startOne, stopOne, runningParts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
