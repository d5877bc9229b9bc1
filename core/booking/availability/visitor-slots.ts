import { fromLisbon, inVisitorZone, type VisitorTime } from '../../kernel/lisbon-time.ts';
import type { Slot } from './slots.ts';

/** `visitorTime` is null if the visitor's local time is the same as Lisbon's. */
export type SlotAbroad = Slot & { visitorTime: VisitorTime | null };

/** For online visits: each slot with the visitor's local time. Expects chronological order. */
export const inVisitorsTime = (slots: readonly Slot[], timeZone: string): SlotAbroad[] =>
  [...Map.groupBy(slots, ({ date }) => date).values()].flatMap((ofDay) => withTimesAbroad(ofDay, timeZone));

/** Time zone conversions are expensive: if a day's first and last slot have the same offset from Lisbon, so have those between them. */
function withTimesAbroad(ofDay: readonly Slot[], timeZone: string): SlotAbroad[] {
  const [first, last] = [ofDay[0], ofDay.at(-1)].map((slot) => slot && timeAbroad(slot, timeZone));
  const isOneDistance = first?.aheadOfLisbonMinutes === last?.aheadOfLisbonMinutes;
  return ofDay.map((slot) => {
    if (!isOneDistance) return { ...slot, visitorTime: timeAbroad(slot, timeZone) };
    return { ...slot, visitorTime: first ? shifted(slot, first.aheadOfLisbonMinutes) : null };
  });
}

function timeAbroad({ date, time }: Slot, timeZone: string): VisitorTime | null {
  const startsAt = fromLisbon(date, time);
  const abroad = startsAt && inVisitorZone(startsAt, timeZone);
  return abroad && abroad.aheadOfLisbonMinutes !== 0 ? abroad : null;
}

function shifted({ date, time }: Slot, aheadOfLisbonMinutes: number): VisitorTime {
  const clock = new Date(Date.parse(`${date}T${time}:00Z`) + aheadOfLisbonMinutes * 60_000).toISOString();
  return { day: clock.slice(0, 10), time: clock.slice(11, 16), aheadOfLisbonMinutes };
}
