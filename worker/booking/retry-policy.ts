import { Error as DbosError, type StepConfig } from '@dbos-inc/dbos-sdk';

export type RetryPolicy = {
  /** How often the clinic is called before the front desk takes over. 15 attempts take about twenty minutes: less than a slot is held. */
  tries: number;
};

const backoff = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.6 };

/** For steps whose outcome a patient is waiting for. */
export const retryWhilePatientWaits = ({ tries }: RetryPolicy, name: string): StepConfig => ({ ...backoff, maxAttempts: tries, name });

/** No patient waits, and giving up would leave a wrong appointment: about two days, because DBOS never pauses longer than an hour. */
export const retryUntilDone = (name: string): StepConfig => ({ ...backoff, maxAttempts: 64, name });

const { dbosErrorCode } = new DbosError.DBOSMaxStepRetriesError('', 0, []);

/** By its code: after a recovery the error is read from the database and has lost its class. */
export const isOutOfRetries = (error: unknown): boolean => error instanceof Error && DbosError.getDBOSErrorCode(error) === dbosErrorCode;
