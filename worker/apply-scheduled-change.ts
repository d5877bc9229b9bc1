import { traceHeaders } from '@clinic/core/logging/spans';
import { z } from 'zod';
import type { Env } from './env.ts';

/** Asks the back office to make a change whose time has come; returns the outcome. */
export type ApplyScheduledChange = (changeId: string) => Promise<string>;

const answer = z.object({ outcome: z.string() });
const answerWithinMs = 30_000;

/** Through its HTTP interface, so that everything happens that also happens when an editor presses the button. */
export const scheduledChangesOverHttp =
  (env: Pick<Env, 'BACKOFFICE_URL' | 'WORKER_KEY'>): ApplyScheduledChange =>
  async (changeId) => {
    const response = await fetch(new URL(`/api/scheduled-changes/${encodeURIComponent(changeId)}`, env.BACKOFFICE_URL), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.WORKER_KEY[0]}`, ...traceHeaders() },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    // It knows no such change and never will.
    if (!response.ok && response.status !== 404) throw new Error(`the back office answered ${response.status}`);
    return answer.parse(await response.json()).outcome;
  };
