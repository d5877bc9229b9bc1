import type { WorkEventKind, WorkTrace } from '../../work-items/work-event.ts';

const claimMinutes = 30;

export type Claim = { by: { id: number; name: string }; since: Date; endsAt: Date };

const changesHands: readonly WorkEventKind[] = ['claimed', 'takenOver', 'givenBack'];
const whileAlive = (at: Date): Date => new Date(at.getTime() + claimMinutes * 60_000);

/** Who holds it now. A claim that nobody has kept alive is over, and opening the item later does not bring it back. */
export function claimOf({ events, signs }: WorkTrace, now: Date): Claim | null {
  const last = events.filter(({ kind }) => changesHands.includes(kind)).at(-1);
  if (!last || last.kind === 'givenBack') return null;
  const aliveAt = signs.reduce((alive, sign) => (sign > alive && sign < whileAlive(alive) ? sign : alive), last.at);
  const endsAt = whileAlive(aliveAt);
  return endsAt > now ? { by: last.by, since: last.at, endsAt } : null;
}

export const isHeldByOther = (claim: Claim | null, staffId: number): claim is Claim => claim !== null && claim.by.id !== staffId;
