import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS, type StepConfig } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isMailGivenUp, isMailRetryable } from '../workflows/retry-policy.ts';
import type { SendCode } from './send-code.ts';

/** Retries for about ten minutes; a code sent later would already have expired. */
const whileCodeIsValid: StepConfig = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.4, maxAttempts: 16 };

/** DBOS stores inputs and outputs, so they hold no personal data: the input is an id, the output nothing. */
export function registerCodes(send: SendCode, recordRefused: (codeId: string) => Promise<void>): void {
  registerWorkflow(
    async (codeId: string) => {
      try {
        await DBOS.runStep(() => send(codeId), { ...whileCodeIsValid, shouldRetry: isMailRetryable });
      } catch (error) {
        if (!isMailGivenUp(error)) throw error;
        // The mail server rejected the address: the page that waits for the code says so.
        await DBOS.runStep(() => recordRefused(codeId), { ...whileCodeIsValid, name: 'refused' });
      }
    },
    { name: workflows.sendCode },
  );
}
