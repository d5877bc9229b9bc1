import { useCallback } from 'react';
import type { OwnTime } from '../components/date/slot-key.tsx';
import { timeAbroad } from './use-visitor-zone.ts';

/** For the buttons of an online visit: what the visitor's own clock shows then. Nothing where both clocks show the same. */
export function useOwnTime(timeZone: string): OwnTime | undefined {
  const ownTime = useCallback<OwnTime>(
    (date, time) => {
      const abroad = timeAbroad(date, time, timeZone);
      return abroad && { time: abroad.time, otherDay: abroad.day === date ? null : Number(abroad.day.slice(8)) };
    },
    [timeZone],
  );
  return timeZone ? ownTime : undefined;
}
