import { traceHeaders } from '@clinic/core/logging/spans';
import { z } from 'zod';
import type { Env } from './env.ts';

/** Asks the back office to delete for good what has lain in its trash long enough; returns how many documents. */
export type EmptyTrash = () => Promise<number>;

const answer = z.object({ deleted: z.number() });
const answerWithinMs = 120_000;

/** Through its HTTP interface: with a picture its files have to go, which only the back office may touch. */
export const trashOverHttp =
  (env: Pick<Env, 'BACKOFFICE_URL' | 'WORKER_KEY'>): EmptyTrash =>
  async () => {
    const response = await fetch(new URL('/api/lixo/esvaziar', env.BACKOFFICE_URL), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.WORKER_KEY[0]}`, ...traceHeaders() },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the back office answered ${response.status}`);
    return answer.parse(await response.json()).deleted;
  };
