import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));

export type WorkerProcess = {
  child: ChildProcess;
  log: () => string;
  /** The HTTP status of `/healthz`; 0 if the connection fails. */
  health: () => Promise<number>;
  ready: () => Promise<void>;
  /** kill -9 */
  kill: () => Promise<void>;
  /** SIGTERM; returns the exit code. */
  stop: () => Promise<number | null>;
};

export async function spawnWorker(settings: Record<string, string>): Promise<WorkerProcess> {
  const port = await freePort();
  const env = {
    DEPLOYMENT: 'local',
    DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=',
    PATH: process.env['PATH'],
    SMTP_HOST: '127.0.0.1',
    MAIL_FROM: 'clinica@exemplo.pt',
    BACKOFFICE_URL: 'http://127.0.0.1:9',
    WORKER_KEY: 'only-for-tests-only-for-tests',
    SITE_ORIGIN: 'http://127.0.0.1:9',
    VISIT_LINK_SECRET: 'only-for-tests-only-for-tests',
    DOCUMENTS_DIR: '/tmp/clinic-documents-of-tests',
    CLINIC_SERVICE_URL: 'http://127.0.0.1:9/clinic/graphql',
    CLINIC_SERVICE_KEY: 'only-for-tests',
    CLINIC_SERVICE_APP_ID: 'website',
    EASYPAY_URL: 'http://127.0.0.1:9/easypay',
    EASYPAY_ACCOUNT_ID: 'only-for-tests',
    EASYPAY_API_KEY: 'only-for-tests',
    PORT: `${port}`,
    ...settings,
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let log = '';
  child.stdout.on('data', (chunk) => (log += chunk));
  child.stderr.on('data', (chunk) => (log += chunk));
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    child,
    log: () => log,
    health,
    ready: async () => {
      while ((await health()) !== 200) {
        if (child.exitCode !== null) throw new Error(`the worker ended:\n${log}`);
        await sleep(30);
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
