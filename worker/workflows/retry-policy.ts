import { Error as DbosError, type StepConfig } from '@dbos-inc/dbos-sdk';
import { SmtpError } from '../smtp.ts';

export type RetryPolicy = {
  /** How often the clinic is called before the front desk takes over. 15 attempts take about twenty minutes: less than a slot is held. */
  tries: number;
};

/** Every start of a worker counts as one recovery of what it had in hand; deploys during a long outage are no fault of the work. */
export const maxRecoveries = 50;

/** How a step is tried again: as DBOS takes it, with everything named. */
export type Retries = Required<Pick<StepConfig, 'retriesAllowed' | 'intervalSeconds' | 'backoffRate' | 'maxAttempts' | 'name'>>;

const retrying = { retriesAllowed: true, intervalSeconds: 1 };

/** For steps whose outcome a patient is waiting for. */
export const retryWhilePatientWaits = ({ tries }: RetryPolicy, name: string): Retries => ({
  ...retrying,
  backoffRate: 1.6,
  maxAttempts: tries,
  name,
});

/** No patient waits, and giving up would leave a wrong appointment: about two days, because DBOS never pauses longer than an hour. */
export const retryUntilDone = (name: string): Retries => ({ ...retrying, backoffRate: 1.6, maxAttempts: 64, name });

/**
 * For what another service has to take. The wait grows by a fifth each time, up to an hour: whatever the outage, the step is done at most a
 * fifth of it later. 110 attempts last about three days.
 */
export const retryThroughOutage = (name: string): Retries => ({ ...retrying, backoffRate: 1.2, maxAttempts: 110, name });

/** For a note in our own database of what was done: hours, because what was done must not be done twice. */
export const retryUntilRecorded = (name: string): Retries => ({ ...retrying, backoffRate: 2, maxAttempts: 20, name });

/** What the mail server refused for good, it would refuse again. */
export const isMailRetryable = (error: unknown): boolean => !(error instanceof SmtpError && error.final);

const { dbosErrorCode } = new DbosError.DBOSMaxStepRetriesError('', 0, []);

/** By its code: after a recovery the error is read from the database and has lost its class. */
export const isOutOfRetries = (error: unknown): boolean => error instanceof Error && DbosError.getDBOSErrorCode(error) === dbosErrorCode;

/** Refused for good, or tried long enough. */
export const isMailGivenUp = (error: unknown): boolean => isOutOfRetries(error) || !isMailRetryable(error);
