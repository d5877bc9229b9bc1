import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@clinic/core/logging/create-logger';
import { type Selectable, sql } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import type { SandboxSchema } from '../../database/schema.ts';

type Callback = Selectable<SandboxSchema['payment_callbacks']>;
export type SenderParts = { db: SandboxDatabase; origin: string; logger: Logger; retrySeconds?: number[] | undefined };

/** After the last the website has to find out by asking. */
const usualRetrySeconds = [5, 30, 120, 600, 3600];
const deadlineMs = 10_000;
const pauseMs = 250;

/** Taken for as long as a try lasts; a process that dies meanwhile leaves it to the others. */
async function takeDue(db: SandboxDatabase): Promise<Callback | undefined> {
  const { rows } = await sql<Callback>`
    update sandbox.payment_callbacks set next_at = now() + interval '20 seconds', attempts = attempts + 1 where id = (
      select id from sandbox.payment_callbacks where next_at <= now() order by next_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

async function send({ origin }: SenderParts, { http_method, path, body }: Callback): Promise<number | null> {
  try {
    const response = await fetch(new URL(path, origin), {
      method: http_method,
      ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

async function sendOne(parts: SenderParts): Promise<boolean> {
  const { db, retrySeconds = usualRetrySeconds } = parts;
  const callback = await takeDue(db);
  if (!callback) return false;
  const status = await send(parts, callback);
  const hasArrived = status === 200;
  const pauseSeconds = retrySeconds[callback.attempts - 1];
  const next = hasArrived || pauseSeconds === undefined ? null : new Date(Date.now() + pauseSeconds * 1000);
  const outcome = { last_status: status, next_at: next, ...(hasArrived ? { delivered_at: new Date() } : {}) };
  await db.updateTable('payment_callbacks').set(outcome).where('id', '=', callback.id).execute();
  return true;
}

/** Sends what is due until told to stop. HTTP 200 and nothing else ends the tries. */
export async function sendCallbacks(parts: SenderParts, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const sent = await sendOne(parts).catch((error: Error) => {
      parts.logger.error(error, 'payment callbacks cannot be sent');
      return false;
    });
    if (!sent) await sleep(pauseMs, undefined, { signal: stopping }).catch(() => {});
  }
}
