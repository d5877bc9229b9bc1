import { type Submission, submitBooking } from '@clinic/core/booking/form/submit-booking';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';

/** As the last button does, without the screens before it. */
export async function submitOrThrow({ store }: FaultHarness, submission: Submission): Promise<string> {
  const submitted = await submitBooking(store, submission, new Date());
  if (!submitted.ok) throw new Error(submitted.error.kind);
  return submitted.value.id;
}
