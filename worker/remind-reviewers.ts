import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Logger } from '@clinic/core/logging/create-logger';
import { traceHeaders } from '@clinic/core/logging/spans';
import { DBOS, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import { z } from 'zod';
import type { Env } from './env.ts';
import { registerWorkflow } from './workflows/register-workflow.ts';

const answer = z.object({ letters: z.number() });
const answerWithinMs = 60_000;

type Options = { env: Pick<Env, 'BACKOFFICE_URL' | 'WORKER_KEY'>; logger: Logger };

/** The back office knows whose signature runs out and writes the letters; a day on which it does not answer is made up for by the next. */
export function registerReviewReminders({ env, logger }: Options): ScheduledWorkflowFn {
  const ask = async (): Promise<number> => {
    const response = await fetch(new URL('/api/revisao/lembrar', env.BACKOFFICE_URL), {
      method: 'POST',
      headers: { authorization: `Bearer ${env.WORKER_KEY[0]}`, ...traceHeaders() },
      signal: AbortSignal.timeout(answerWithinMs),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`the back office answered ${response.status}`);
    return answer.parse(await response.json()).letters;
  };
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      try {
        const letters = await DBOS.runStep(ask, { name: 'ask' });
        if (letters > 0) logger.info({ letters }, 'doctors were told of signatures that run out');
      } catch (error) {
        logger.error({ err: error }, 'could not remind doctors; tomorrow it is tried again');
      }
    },
    { name: workflows.remindReviewers },
  );
}

/** In the morning, when a letter is read. */
export const scheduleReviewReminders = (remind: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'review-reminders', workflowFn: remind, schedule: '30 8 * * *', cronTimezone: 'Europe/Lisbon' }]);
