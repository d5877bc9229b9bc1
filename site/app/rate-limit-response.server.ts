import { data } from 'react-router';

/** Says "too many" in the frame, with the telephone. What was answered before stays in the draft. */
export const tooMany = () => data(null, { status: 429 });

/** What is left to say beside a field. */
export function orTooManyTries<K extends string>({ kind }: { kind: K }): Exclude<K, 'tooMany'> {
  if (kind === 'tooMany') throw tooMany();
  return kind as Exclude<K, 'tooMany'>;
}

export function orTooMany(isWithinLimit: boolean): void {
  if (!isWithinLimit) throw tooMany();
}
