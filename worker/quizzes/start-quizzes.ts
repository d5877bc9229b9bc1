import { resultLetterStore } from '@clinic/core/adapters/database/quizzes/result-letter-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { ResultLetterStore } from '@clinic/core/quizzes/result-letter';
import { DBOS, type DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import type { SendMail } from '../smtp.ts';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isMailGivenUp, isMailRetryable, retryUntilRecorded } from '../workflows/retry-policy.ts';
import { type SendResultLetter, sendResultLetter } from './send-result-letter.ts';

type StartQuizzesOptions = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
};

/** About a day: whoever asked for it has long seen the result on the page. */
const untilDelivered = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.2, maxAttempts: 60 };

/** Sets up the letters of the quizzes in this process. */
export function startQuizzes({ env, pool, dbos, contact, send }: StartQuizzesOptions): void {
  const letters = resultLetterStore(pool, dbos, env.DATA_KEYS);
  registerResultLetters(sendResultLetter({ letters, contact, send }), letters);
}

/** DBOS stores inputs and outputs, so they hold no personal data. Sent or given up: nothing of the result is left. */
function registerResultLetters(send: SendResultLetter, letters: Pick<ResultLetterStore, 'remove'>): void {
  registerWorkflow(
    async (letterId: string) => {
      try {
        await DBOS.runStep(() => send(letterId), { ...untilDelivered, shouldRetry: isMailRetryable });
      } catch (error) {
        if (!isMailGivenUp(error)) throw error;
      }
      await DBOS.runStep(() => letters.remove(letterId), retryUntilRecorded('remove'));
    },
    { name: workflows.quizLetter },
  );
}
