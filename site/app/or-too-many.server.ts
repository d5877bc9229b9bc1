import { data } from 'react-router';

/** Says "too many" in the frame, with the telephone. What was answered before stays in the draft. */
export const tooMany = () => data(null, { status: 429 });

export function orTooMany(isWithinLimit: boolean): void {
  if (!isWithinLimit) throw tooMany();
}
