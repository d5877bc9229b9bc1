import { data } from 'react-router';

/** Says "too many" in the frame, with the telephone. What was answered before stays in the draft. */
export function orTooMany(isWithinLimit: boolean): void {
  if (!isWithinLimit) throw data(null, { status: 429 });
}
