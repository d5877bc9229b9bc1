import { fromLisbon, inVisitorZone, type VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { useHydrated } from '../components/use-hydrated.ts';

/** Where the visitor's clock hangs; the server cannot know it. */
export const useVisitorZone = (): string => {
  const hydrated = useHydrated();
  return hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
};

/** What that clock shows at a time in Lisbon; nothing where both show the same. */
export function timeAbroad(date: string, time: string, timeZone: string): VisitorTime | null {
  const startsAt = timeZone ? fromLisbon(date, time) : null;
  const abroad = startsAt && inVisitorZone(startsAt, timeZone);
  return abroad?.aheadOfLisbonMinutes ? abroad : null;
}
