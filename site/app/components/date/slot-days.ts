/** What the clinic offers on one day; no times means that the day is full. `doctorIds`: whose each time is, where that is asked. */
export type PickerDay = { date: string; times: string[]; doctorIds?: number[] };

export const daysAtOnce = 6;
const afternoonFrom = '13:00';

/** Morning and afternoon, each in order; an empty part of the day is left out. */
export function partsOfDay(times: string[]): { part: 'morning' | 'afternoon'; times: string[] }[] {
  const ordered = times.toSorted();
  const parts = [
    { part: 'morning' as const, times: ordered.filter((time) => time < afternoonFrom) },
    { part: 'afternoon' as const, times: ordered.filter((time) => time >= afternoonFrom) },
  ];
  return parts.filter((part) => part.times.length > 0);
}

/** The day opened first: that of the slot already chosen, else the first one with room. */
export const dayToOpen = (days: PickerDay[], chosen: string | undefined) =>
  days.find(({ date }) => chosen?.startsWith(date))?.date ?? days.find(({ times }) => times.length > 0)?.date;
