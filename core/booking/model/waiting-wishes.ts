import { addDays, type Day, inLisbon, weekdayFromMonday } from '../../kernel/lisbon-time.ts';

export const dayParts = ['morning', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];
/** How long beforehand somebody must know of the new hour. */
export const noticeChoices = [4, 24, 48] as const;
/** Of whoever says nothing else. */
export const usualNoticeHours = 24;
/** Nobody wants to hear of an hour later than this; also the least that can be asked for. */
export const shortestNoticeHours = 4;
/** From 0 for Monday to 4 for Friday. */
export const waitingWeekdays = [0, 1, 2, 3, 4] as const;

/** Which earlier hour would do. */
export type WaitingWishes = {
  /** What was chosen; who that is stands in `doctorIds`, as the wizard would have offered them on the day of the choice. */
  anyDoctor: boolean;
  doctorIds: number[];
  weekdays: number[];
  dayParts: DayPart[];
  noticeHours: number;
};

/** As somebody chooses it, before it is known which doctors that means. */
export type AskedWishes = Omit<WaitingWishes, 'doctorIds'>;

/** As chosen in a form; null where something was left out, or is none of the choices. */
export function parseWishes(given: {
  doctor: string;
  weekdays: readonly string[];
  parts: readonly string[];
  notice: string;
}): AskedWishes | null {
  const weekdays = waitingWeekdays.filter((day) => given.weekdays.includes(String(day)));
  const parts = dayParts.filter((part) => given.parts.includes(part));
  const noticeHours = noticeChoices.find((hours) => String(hours) === given.notice);
  const isKnown = given.doctor === 'same' || given.doctor === 'any';
  if (!isKnown || weekdays.length === 0 || parts.length === 0 || noticeHours === undefined) return null;
  return { anyDoctor: given.doctor === 'any', weekdays, dayParts: parts, noticeHours };
}

/** What was asked for while booking, now that the visit is in the book: its doctor, who was not known before, is one of them. */
export const placeFor = ({ doctorId, earlierWishes }: { doctorId: number; earlierWishes: WaitingWishes | null }): WaitingWishes | null =>
  earlierWishes && { ...earlierWishes, doctorIds: [...new Set([doctorId, ...earlierWishes.doctorIds])] };

/** Whether a working day lies before the visit that somebody could still be told of: who comes tomorrow has nothing to wait for. */
export function mayOpenEarlier(startsAt: Date, now: Date): boolean {
  const first = inLisbon(new Date(now.getTime() + shortestNoticeHours * 3_600_000)).day;
  const visit = inLisbon(startsAt).day;
  for (let day: Day = first; day < visit; day = addDays(day, 1)) if (weekdayFromMonday(day) < 5) return true;
  return false;
}
