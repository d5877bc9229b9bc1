import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './folders.ts';
import type { StackPart } from './parts.ts';

export type RunningPart = { part: StackPart; child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

const killAfterMs = 8_000;

export function startPart(
  part: StackPart,
  settings: NodeJS.ProcessEnv,
  onUnexpectedEnd: (part: StackPart, code: number | null) => void = () => {},
): RunningPart {
  const child = spawn(process.execPath, part.args, {
    cwd: path.join(root, part.folder),
    env: { ...process.env, ...settings, ...part.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: Ctrl-C reaches us alone, and we stop the parts in our order.
    detached: true,
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code) => {
      resolve();
      if (!stopping) onUnexpectedEnd(part, code);
    }),
  );
  return {
    part,
    child,
    async stop(signal = 'SIGTERM') {
      stopping = true;
      child.kill(signal);
      const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      await ended;
      clearTimeout(kill);
    },
  };
}

export async function untilReady({ readyUrl, name }: Pick<StackPart, 'readyUrl' | 'name'>, timeoutMs = 90_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const answer = await fetch(readyUrl, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await sleep(100);
  }
  throw new Error(`${name} did not answer at ${readyUrl}`);
}

/** Runs a command to its end; its output is shown only when it fails. */
export function run(folder: string, command: string, args: string[], settings: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, folder),
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${folder}: ${command} ${args.join(' ')} failed\n${Buffer.concat(output)}`)),
    );
  });
}
