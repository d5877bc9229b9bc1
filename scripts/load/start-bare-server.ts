import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** `body`: Base64, because it travels as a message. */
export type BareAnswer = { path: string; headers: string[]; body: string };
export type BareOrders = { port: number; processes: number; answers: BareAnswer[] };
type Ready = { path: string; headers: string[]; body: Buffer };

export async function startBareServer(port: number, answers: readonly Ready[], processes = 1): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'));
  child.send({ port, processes, answers: answers.map(({ body, ...rest }) => ({ ...rest, body: body.toString('base64') })) });
  await once(child, 'message');
  return child;
}
