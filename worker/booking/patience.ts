import { Error as DbosError, type StepConfig } from '@dbos-inc/dbos-sdk';

export type Patience = {
  /** How often the clinic is asked before a person takes over. 15 tries last about twenty minutes: less than a slot is held. */
  tries: number;
};

const growing = { retriesAllowed: true, intervalSeconds: 1, backoffRate: 1.6 };

/** While a patient waits for an outcome. */
export const whileWaitedFor = ({ tries }: Patience, name: string): StepConfig => ({ ...growing, maxAttempts: tries, name });

/** Nobody waits, and giving up would leave a wrong appointment: about two days, for DBOS never pauses longer than an hour. */
export const untilDone = (name: string): StepConfig => ({ ...growing, maxAttempts: 64, name });

const { dbosErrorCode } = new DbosError.DBOSMaxStepRetriesError('', 0, []);

/** By its code: whoever recovers the work reads the error back from the database, and there it has lost its class. */
export const outOfTries = (error: unknown): boolean => error instanceof Error && DbosError.getDBOSErrorCode(error) === dbosErrorCode;
