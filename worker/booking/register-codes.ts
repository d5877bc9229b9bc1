import { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS, type StepConfig } from '@dbos-inc/dbos-sdk';
import { SmtpError } from '../smtp.ts';
import { outOfTries } from './patience.ts';
import type { SendCode } from './send-code.ts';

/** About ten minutes: whoever has not heard by then asks again, and so late a code would no longer count. */
const whileItCounts: StepConfig = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.4, maxAttempts: 16 };
const isWorthAnotherTry = (error: unknown) => !(error instanceof SmtpError && error.final);

/** The input is an id and the output nothing: what the engine keeps tells of nobody. */
export function registerCodes(send: SendCode, recordRefused: (codeId: string) => Promise<void>): void {
  DBOS.registerWorkflow(
    async (codeId: string) => {
      try {
        await DBOS.runStep(() => send(codeId), { ...whileItCounts, shouldRetry: isWorthAnotherTry });
      } catch (error) {
        if (!outOfTries(error) && isWorthAnotherTry(error)) throw error;
        // An address that does not exist: the page where the code is waited for says so.
        await DBOS.runStep(() => recordRefused(codeId), { ...whileItCounts, name: 'refused' });
      }
    },
    { name: workflows.sendCode },
  );
}
