import type { workflows } from '@clinic/core/adapters/dbos/application';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { isOutOfRetries } from '../booking/retry-policy.ts';
import { SmtpError } from '../smtp.ts';

/** About three days, like other mails: who signed in or changed something is worth knowing even then. */
const untilDelivered = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.2, maxAttempts: 110 };
const untilRecorded = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 20 };
const isRetryable = (error: unknown) => !(error instanceof SmtpError && error.final);

/** Every start of a worker counts as one recovery of what it had in hand. */
const maxRecoveries = 50;

type LetterWorkflow = {
  name: (typeof workflows)['accountLetter' | 'eventLetter'];
  send(letterId: string): Promise<'sent' | 'nothing to send'>;
  letters: { recordSent(letterId: string): Promise<void>; recordRefused(letterId: string): Promise<void> };
};

/** DBOS stores inputs and outputs, so they hold no personal data: the input is an id, the output nothing. */
export function registerLetters({ name, send, letters }: LetterWorkflow): void {
  DBOS.registerWorkflow(
    async (letterId: string) => {
      try {
        const outcome = await DBOS.runStep(() => send(letterId), { ...untilDelivered, shouldRetry: isRetryable });
        // A step of its own, so that a database that fails right after the letter left does not send it again.
        if (outcome === 'sent') await DBOS.runStep(() => letters.recordSent(letterId), { ...untilRecorded, name: 'record' });
      } catch (error) {
        if (!isOutOfRetries(error) && isRetryable(error)) throw error;
        await DBOS.runStep(() => letters.recordRefused(letterId), { ...untilRecorded, name: 'refused' });
      }
    },
    { name, maxRecoveryAttempts: maxRecoveries },
  );
}
