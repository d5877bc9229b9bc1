import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type TestBackoffice, testWorkerKey } from './test-backoffice.ts';

const program = fileURLToPath(new URL('../../../worker/main.ts', import.meta.url));

async function freePort(): Promise<number> {
  const server = createSocket().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The back office behind a real socket, with a switch: switched off, it hangs up on everybody. */
export async function serveBackoffice(backoffice: TestBackoffice) {
  let isUp = true;
  let calls = 0;
  const server = createServer(async (incoming, outgoing) => {
    calls += 1;
    if (!isUp) return void incoming.socket.destroy();
    const headers = new Headers(incoming.headers as Record<string, string>);
    const request = new Request(`http://127.0.0.1${incoming.url}`, { method: incoming.method ?? 'GET', headers });
    const answer = await backoffice.handle(request);
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    turn: (to: 'on' | 'off') => {
      isUp = to === 'on';
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A real worker process on the back office's database; spawned, because the two never import one another. */
export async function spawnWorkerBeside(databaseUrl: string, backofficeUrl: string, workerId = 'worker-1') {
  const env = {
    NODE_ENV: 'production' as const,
    DEPLOYMENT: 'local',
    DATA_KEYS: 'test:b25seS1mb3ItdGVzdHMtb25seS1mb3ItdGVzdHMtMzI=',
    PATH: process.env['PATH'],
    DATABASE_URL: databaseUrl,
    BACKOFFICE_URL: backofficeUrl,
    WORKER_KEY: testWorkerKey,
    // Nothing is booked here: these lead nowhere.
    SITE_ORIGIN: 'http://127.0.0.1:9',
    CLINIC_SERVICE_URL: 'http://127.0.0.1:9',
    CLINIC_SERVICE_KEY: 'only-for-tests',
    CLINIC_SERVICE_APP_ID: 'website',
    EASYPAY_URL: 'http://127.0.0.1:9',
    EASYPAY_ACCOUNT_ID: 'only-for-tests',
    EASYPAY_API_KEY: 'only-for-tests',
    VISIT_LINK_SECRET: 'only-for-tests-only-for-tests',
    DOCUMENTS_DIR: '/tmp/clinic-documents-of-tests',
    WORKER_ID: workerId,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '9',
    MAIL_FROM: 'clinica@exemplo.pt',
    PORT: String(await freePort()),
  };
  const child: ChildProcess = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const exited = once(child, 'exit');
  return {
    /** kill -9 */
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
