import { inVisitorZone, type VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { useVisitorZone } from '../../booking/use-visitor-zone.ts';
import type { NextVisit } from '../area-view.ts';

export type OwnClock = VisitorTime & { timeZone: string };

/** What the reader's clock shows at a visit by video: the device's own where script tells it, else the one it was booked by. */
export function useOwnClock({ mode, timeZone, startsAt }: NextVisit): OwnClock | null {
  const own = useVisitorZone() || timeZone;
  if (mode !== 'online' || !own) return null;
  const time = inVisitorZone(new Date(startsAt.at), own);
  return time?.aheadOfLisbonMinutes ? { ...time, timeZone: own } : null;
}
