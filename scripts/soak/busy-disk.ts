import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody else on the machine who writes to the same disk and waits for every block, for a while and then not for a while. */
export function startBusyDisk({ busyMs, calmMs }: { busyMs: number; calmMs: number }) {
  const file = path.join(tmpdir(), `clinic-soak-disk-${process.pid}`);
  const stopping = new AbortController();
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const until = Date.now() + busyMs;
      while (Date.now() < until && !stopping.signal.aborted) await write(file);
      await sleep(calmMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await rm(file, { force: true });
  })();
  return {
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

const write = (file: string) =>
  new Promise((resolve) => {
    spawn('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', 'count=32', 'oflag=dsync'], { stdio: 'ignore' })
      .once('exit', resolve)
      .once('error', resolve);
  });
