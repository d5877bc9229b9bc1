import { shares } from '../capacity/visitor-shares.ts';

export type ReadKind = Exclude<keyof typeof shares, 'wizard'>;
export type MixedRead = { kind: ReadKind; path: string };

const readKinds = (Object.keys(shares) as (keyof typeof shares)[]).filter((kind) => kind !== 'wizard');

/** How many of so many requests a second are of each kind. */
export const perSecondOf = (kind: keyof typeof shares, inAll: number): number => (inAll * shares[kind]) / 100;

/**
 * One round of what visitors read, in the shares of a day and evenly spread: the kind that is furthest behind its share is asked for next.
 * Each kind goes through its addresses in turn.
 */
export function mixedReads(addresses: Record<ReadKind, readonly string[]>, length: number): MixedRead[] {
  const inAll = readKinds.reduce((sum, kind) => sum + shares[kind], 0);
  const asked = Object.fromEntries(readKinds.map((kind) => [kind, 0])) as Record<ReadKind, number>;
  return Array.from({ length }, (_, turn) => {
    const behind = (kind: ReadKind) => ((turn + 1) * shares[kind]) / inAll - asked[kind];
    const kind = readKinds.reduce((most, other) => (behind(other) > behind(most) ? other : most));
    const path = addresses[kind][asked[kind]++ % addresses[kind].length];
    if (path === undefined) throw new RangeError(`no address for ${kind}`);
    return { kind, path };
  });
}
