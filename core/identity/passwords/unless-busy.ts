import { TooBusy } from '../../kernel/concurrency-limit.ts';
import { err, ok, type Result } from '../../kernel/result.ts';

/** Too many passwords are being hashed at this moment: whoever typed one is told to press again in a few seconds. */
export type BusyTrouble = { kind: 'busy' };

/** Every use of a password's hash goes through here, so that screens and API hear of it like of any other trouble. */
export async function unlessBusy<T>(hashing: Promise<T>): Promise<Result<T, BusyTrouble>> {
  try {
    return ok(await hashing);
  } catch (error) {
    if (error instanceof TooBusy) return err({ kind: 'busy' });
    throw error;
  }
}
