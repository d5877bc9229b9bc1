import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'testing/supervised-server.ts');
let supervisor: ChildProcess | undefined;
afterEach(() => supervisor?.kill('SIGKILL'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(...more: string[]) {
  const port = await freePort();
  supervisor = spawn(process.execPath, [script, String(port), ...more], { stdio: 'ignore' });
  const ended = once(supervisor, 'exit');
  const ask = async () =>
    Number(
      await fetch(`http://127.0.0.1:${port}`).then(
        (answer) => answer.text(),
        () => '0',
      ),
    );
  /** Asks until two different processes have answered. */
  const untilTwo = async (isWanted = (_: number) => true) => {
    const found = new Set<number>();
    for (let tries = 0; tries < 300 && found.size < 2; tries++, await sleep(20)) {
      const pid = await ask();
      if (pid && isWanted(pid)) found.add(pid);
    }
    return [...found];
  };
  return { supervisor, ended, ask, untilTwo };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('two processes take the connections of one port, and one that dies is replaced while the other answers', async () => {
  const { untilTwo, ask } = await start();
  const [first = 0, second = 0] = await untilTwo();
  expect(first).not.toBe(second);
  process.kill(first, 'SIGKILL');
  await sleep(100);
  expect(await ask()).toBe(second);
  const after = await untilTwo((pid) => pid !== first);
  expect(after).toHaveLength(2);
  expect(after).toContain(second);
});

test('told to stop, all end, and it ends without a fault', async () => {
  const { untilTwo, supervisor: asked, ended } = await start();
  const processes = await untilTwo();
  asked.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(processes.filter(isAlive)).toEqual([]);
});

test('processes that cannot start are not started again and again', async () => {
  const { ended } = await start('fails');
  expect(await ended).toEqual([1, null]);
});

test('the figures of all processes are shown together, by the first', async () => {
  const metricsPort = await freePort();
  const { untilTwo } = await start('', String(metricsPort));
  expect(await untilTwo()).toHaveLength(2);
  const shown = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(shown).toContain('clinic_page_cache_answers_total{result="hit"} 6\n');
  expect(shown).toContain('clinic_library_age_seconds 0\n');
  expect(shown).toMatch(/process_resident_memory_bytes \d{8}/);
});
