import type { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isMailGivenUp, isMailRetryable, maxRecoveries, retryThroughOutage, retryUntilRecorded } from '../workflows/retry-policy.ts';

type LetterWorkflow = {
  name: (typeof workflows)['accountLetter' | 'eventLetter' | 'newsletterConfirmation' | 'newsletterTest'];
  send(letterId: string): Promise<'sent' | 'nothing to send'>;
  letters: { recordSent(letterId: string): Promise<void>; recordRefused(letterId: string): Promise<void> };
};

/** DBOS stores inputs and outputs, so they hold no personal data: the input is an id, the output nothing. */
export function registerLetters({ name, send, letters }: LetterWorkflow): void {
  registerWorkflow(
    async (letterId: string) => {
      try {
        const outcome = await DBOS.runStep(() => send(letterId), { ...retryThroughOutage('send'), shouldRetry: isMailRetryable });
        // A step of its own, so that a database that fails right after the letter left does not send it again.
        if (outcome === 'sent') await DBOS.runStep(() => letters.recordSent(letterId), retryUntilRecorded('record'));
      } catch (error) {
        if (!isMailGivenUp(error)) throw error;
        await DBOS.runStep(() => letters.recordRefused(letterId), retryUntilRecorded('refused'));
      }
    },
    { name, maxRecoveryAttempts: maxRecoveries },
  );
}
