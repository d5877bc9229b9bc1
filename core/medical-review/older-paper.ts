import type { Signature } from './valid-signature.ts';

type Paper = { digest: string; day: string };

/**
 * Whether a signature on paper is older than the words it is to stand under. Other words have been signed since, or on the same day: what lies
 * on paper was given to those, or to older ones.
 */
export const isOlderThanWords = ({ digest, day }: Paper, last: Pick<Signature, 'digest' | 'reviewedOn'> | null): boolean =>
  last !== null && last.digest !== digest && day <= last.reviewedOn;
