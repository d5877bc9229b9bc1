import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

export type RunningServer = {
  child: ChildProcess;
  log: () => string;
  ended: Promise<unknown>;
  /** kill -9 */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

type Program = { script: string; env: Record<string, string>; readyUrl: string };

/** One of our processes, started as it is in production, and answering. */
export async function startProgram({ script, env, readyUrl }: Program): Promise<RunningServer> {
  const child = spawn(process.execPath, [script], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${script} ended:\n${log}`);
    await sleep(30);
  }
  return { child, log: () => log, ended, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
