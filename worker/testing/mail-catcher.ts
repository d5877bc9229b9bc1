import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

export type CaughtMail = {
  id: string;
  headers: Record<string, string>;
  subject: string;
  to: { address: string }[];
};

export type MailCatcher = {
  pid: number;
  smtpPort: number;
  mails: () => Promise<CaughtMail[]>;
  mailsTo: (recipient: string) => Promise<CaughtMail[]>;
  /** The message as it came over the wire. */
  sourceOf: (mail: CaughtMail) => Promise<string>;
  stop: () => void;
};

const program = fileURLToPath(new URL('../../node_modules/maildev/dist/bin/maildev.js', import.meta.url));

/** A real SMTP server that keeps what it is given. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const smtpPort = await freePort();
  const webPort = await freePort();
  const args = ['--silent', '--ip', '127.0.0.1', '--smtp', `${smtpPort}`, '--web-ip', '127.0.0.1', '--web', `${webPort}`];
  const child = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
  await answers(`http://127.0.0.1:${webPort}/api/healthz`, child);
  const mails = oneAtATime(async () => (await (await fetch(`http://127.0.0.1:${webPort}/api/email`)).json()) as CaughtMail[]);
  return {
    pid: child.pid ?? 0,
    smtpPort,
    mails,
    mailsTo: async (recipient) => (await mails()).filter((mail) => mail.to.some((to) => to.address === recipient)),
    sourceOf: async ({ id }) => (await fetch(`http://127.0.0.1:${webPort}/api/email/${id}/source`)).text(),
    stop: () => void child.kill(),
  };
}

/**
 * Everybody who asks meanwhile shares the next answer. The list holds every mail whole, so that many who each ask for it keep the catcher
 * from taking mail.
 */
function oneAtATime<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const reading = read();
      running = reading.then(
        () => sleep(50),
        () => {},
      );
      return reading;
    });
    return next;
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
  throw new Error('the mail catcher did not start');
}
