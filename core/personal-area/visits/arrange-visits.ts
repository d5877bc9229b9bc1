import type { AreaVisit, VisitStanding } from './area-visit.ts';

export type ArrangedVisits = {
  next: AreaVisit | null;
  /** To come after the next, nearest first. */
  later: AreaVisit[];
  /** Its day is still to come, and it will not take place: cancelled, moved, not paid, or never booked. Nearest first. */
  calledOff: AreaVisit[];
  /** Over, newest first. */
  past: AreaVisit[];
  /** In the owner's name, by somebody whom nobody has confirmed. They count among the others only as rows. */
  byStrangers: AreaVisit[];
};

const comingStandings: readonly VisitStanding[] = ['received', 'toPay', 'booked'];
const isComing = ({ standing, endsAt }: AreaVisit, now: Date): boolean => comingStandings.includes(standing) && endsAt > now;

/** What comes next, then the rest. What was called off stays where its day is looked for: among those to come until that day is over. */
export function arrangeVisits(visits: readonly AreaVisit[], now: Date): ArrangedVisits {
  const sorted = visits.toSorted(byStart);
  const coming = sorted.filter((visit) => isComing(visit, now));
  const next = coming.find(({ isByStranger }) => !isByStranger) ?? null;
  return {
    next,
    later: coming.filter((visit) => visit !== next),
    calledOff: sorted.filter((visit) => !isComing(visit, now) && visit.endsAt > now),
    past: sorted.filter(({ endsAt }) => endsAt <= now).reverse(),
    byStrangers: coming.filter(({ isByStranger }) => isByStranger),
  };
}

const byStart = (one: AreaVisit, other: AreaVisit): number => one.startsAt.getTime() - other.startsAt.getTime();

/** Asked for here, refused, and not asked for again since: whoever tried has to know that nothing is booked. */
export function unbookedVisits(visits: readonly AreaVisit[], now: Date): AreaVisit[] {
  const lastAsked = Math.max(0, ...visits.flatMap((visit) => (visit.standing === 'notBooked' ? [] : askedAt(visit))));
  return arrangeVisits(visits, now).calledOff.filter(
    (visit) => visit.standing === 'notBooked' && !visit.isByStranger && askedAt(visit).some((asked) => asked > lastAsked),
  );
}

const askedAt = ({ booked }: AreaVisit): number[] => (booked ? [booked.booking.submittedAt.getTime()] : []);
