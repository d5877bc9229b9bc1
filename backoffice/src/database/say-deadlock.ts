import type { AfterErrorHook } from 'payload';
import { label, labelIn } from '../language/label.ts';

const deadlockDetected = '40P01';
/** Not the server's fault and not the editor's: the same request may well succeed the next time. */
export const deadlockStatus = 503;

const message = label(
  'Outra pessoa gravou ao mesmo tempo uma página ligada a esta. Nada se perdeu: grave outra vez.',
  'Someone else saved a page linked to this one at the same moment. Nothing is lost: save again.',
);

/** The driver's error comes wrapped in those of the layers above it. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === deadlockDetected) || isDeadlock(error.cause);
}

/**
 * Two pages that name each other, published at once, wait for each other in the database until it gives one of them up. The
 * answer says so instead of "something went wrong", and `retryDeadlocks` knows it by its status.
 */
export const sayDeadlock: AfterErrorHook = ({ error, req }) =>
  isDeadlock(error) ? { status: deadlockStatus, response: { errors: [{ message: labelIn(req.i18n.language, message) }] } } : undefined;
