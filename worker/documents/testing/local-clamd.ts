import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eicar } from '@clinic/core/documents/testing/sample-files';

export type LocalClamd = { socket: string; stop: () => Promise<void> };

const startsWithinMs = 30_000;

/** Debian's own daemon with one signature of ours, so that nothing has to be fetched from elsewhere. */
export async function startClamd(): Promise<LocalClamd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-clamd-'));
  await chmod(folder, 0o755);
  const [socket, settings] = [path.join(folder, 'clamd.sock'), path.join(folder, 'clamd.conf')];
  await writeFile(path.join(folder, 'local.ndb'), `Clinic.Test.Eicar:0:*:${eicar.toString('hex')}\n`);
  const lines = [
    ...[`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes', 'AlertExceedsMax yes', 'MaxThreads 2'],
    ...['StreamMaxLength 40M', 'MaxFileSize 25M', 'MaxScanSize 100M'],
  ];
  await writeFile(settings, `${lines.join('\n')}\n`);
  const daemon = spawn('clamd', ['--config-file', settings], { stdio: 'ignore' });
  const failed = once(daemon, 'error').then(([error]) => Promise.reject(error));
  const up = async () => {
    for (const until = Date.now() + startsWithinMs; Date.now() < until; await wait(100)) if (await answers(socket)) return;
    throw new Error('clamd did not start');
  };
  await Promise.race([up(), failed]);
  return {
    socket,
    stop: async () => {
      if (daemon.exitCode === null) {
        daemon.kill('SIGKILL');
        await once(daemon, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const tried = connect(socket, () => tried.end(() => resolve(true)));
    tried.once('error', () => resolve(false));
  });
