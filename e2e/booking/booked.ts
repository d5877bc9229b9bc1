import type { TestSystem } from '../system.ts';
import { openCodePlainly } from './code-page.ts';
import { codeFor, proverOf } from './codes.ts';
import type { Prepared } from './draft.ts';
import type { Journey } from './journey.ts';
import { expectPlainOutcome, payPlainly } from './outcome.ts';
import { typePlainly } from './plain-wizard.ts';

/** Booked and, where it is asked for, paid, without a browser: for tests about what comes afterwards. */
export async function bookedPlainly(system: TestSystem, journey: Journey, given: Prepared = {}) {
  const opened = await openCodePlainly(system, journey, given);
  await typePlainly(opened.visitor, journey, await codeFor(system, proverOf(journey).email));
  if (journey.payment !== 'atClinic') await payPlainly(system, opened.visitor, journey);
  await expectPlainOutcome(opened.visitor, journey);
  return opened;
}
