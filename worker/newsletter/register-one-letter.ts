import type { workflows } from '@clinic/core/adapters/dbos/application';
import type { ConfirmationLetters } from '@clinic/core/newsletter/confirmation-letters';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { isOutOfRetries } from '../booking/retry-policy.ts';
import { SmtpError } from '../smtp.ts';

/** About three days, like other mails; the link is good for seven. */
const untilDelivered = { name: 'send', retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.2, maxAttempts: 110 };
const untilRecorded = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 2, maxAttempts: 20 };
const isRetryable = (error: unknown) => !(error instanceof SmtpError && error.final);

/** Every start of a worker counts as one recovery of what it had in hand. */
const maxRecoveries = 50;

type SendOne = (id: string) => Promise<'sent' | 'nothing to send'>;
type RecordOutcome = Pick<ConfirmationLetters, 'recordSent' | 'recordRefused'>;

/** One letter by its row's id. DBOS stores inputs and outputs, so they hold no personal data. */
export function registerOneLetter(
  name: typeof workflows.newsletterConfirmation | typeof workflows.newsletterTest,
  send: SendOne,
  row: RecordOutcome,
) {
  DBOS.registerWorkflow(
    async (id: string) => {
      try {
        const outcome = await DBOS.runStep(() => send(id), { ...untilDelivered, shouldRetry: isRetryable });
        // A step of its own, so that a database that fails right after the letter left does not send it again.
        if (outcome === 'sent') await DBOS.runStep(() => row.recordSent(id), { ...untilRecorded, name: 'record' });
      } catch (error) {
        if (!isOutOfRetries(error) && isRetryable(error)) throw error;
        await DBOS.runStep(() => row.recordRefused(id), { ...untilRecorded, name: 'refused' });
      }
    },
    { name, maxRecoveryAttempts: maxRecoveries },
  );
}
