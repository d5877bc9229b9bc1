import type { Signatory } from './same-signer.ts';

/**
 * A doctor's word that a text is right: what was read, by its digest, who read it, and on which day. `signatory`: under which name; null
 * where it was not written down. `hand`: with which words and pictures beside the name, by their digest; null likewise.
 */
export type Signature = {
  id: string;
  digest: string;
  reviewerId: number;
  signatory: Signatory | null;
  hand: string | null;
  reviewedOn: string;
  wasPublic: boolean;
};

/**
 * The signature that a text may be shown under, if there is one. `signatures`: those of its document, the newest first.
 *
 * A signature holds for the words it was given to and no others. Once a newer one has been public, the older hold for nothing: what a
 * doctor has taken out does not come back under the name of an earlier reading.
 */
export function validSignature(signatures: Signature[], digest: string): Signature | null {
  const lastPublic = signatures.findIndex(({ wasPublic }) => wasPublic);
  const holding = lastPublic < 0 ? signatures : signatures.slice(0, lastPublic + 1);
  return holding.find((signature) => signature.digest === digest) ?? null;
}

type Paper = { digest: string; day: string };

/**
 * Whether a signature on paper is older than the words it is to stand under. Other words have been signed since, or on the same day: what lies
 * on paper was given to those, or to older ones.
 */
export const isOlderThanWords = ({ digest, day }: Paper, last: Pick<Signature, 'digest' | 'reviewedOn'> | null): boolean =>
  last !== null && last.digest !== digest && day <= last.reviewedOn;
