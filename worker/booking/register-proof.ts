import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS, type StepConfig } from '@dbos-inc/dbos-sdk';
import { SmtpError } from '../smtp.ts';
import { outOfTries } from './patience.ts';
import type { SendCode } from './send-code.ts';

/** About ten minutes: whoever has not heard by then asks again, and so late a code would no longer count. */
const whileItCounts: StepConfig = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.4, maxAttempts: 16 };
const isWorthAnotherTry = (error: unknown) => !(error instanceof SmtpError && error.final);

/** The input is an id and the output nothing: what the engine keeps tells of nobody. */
export function registerProof(send: SendCode): void {
  DBOS.registerWorkflow(
    async (proofId: string) => {
      try {
        await DBOS.runStep(() => send(proofId), { ...whileItCounts, shouldRetry: isWorthAnotherTry });
      } catch (error) {
        // An address that the mail server refuses for good is the clinic's to mend; there is nobody here to tell.
        if (!outOfTries(error) && isWorthAnotherTry(error)) throw error;
      }
    },
    { name: workflows.sendCode },
  );
}
