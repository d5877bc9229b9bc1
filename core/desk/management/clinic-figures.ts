import { addDays, type Day, inLisbon, mondayOf } from '../../kernel/lisbon-time.ts';
import type { RequestKind } from '../../requests/request-kinds.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { StaffMember } from '../desk-store.ts';
import type { PageViews, ReachedStep, ReadingFigures, SearchInVain } from './reading-figures.ts';

/** Who booked: somebody without a proven record, a patient whose record was proven, or somebody for another. */
export const bookerKinds = ['newPatient', 'knownPatient', 'forAnother'] as const;
export type BookerKind = (typeof bookerKinds)[number];

/** One week from Monday to Sunday. Bookings count in the week in which they were made, money in which it moved, presence in which it was marked. */
export type WeekFigures = {
  monday: Day;
  bookers: Record<BookerKind, number>;
  /** What became of the bookings of this week so far. */
  paidAhead: number;
  atClinic: number;
  unpaid: number;
  cancelled: number;
  arrived: number;
  missed: number;
  revenueCents: number;
  refundedCents: number;
};

export type TimedRequest = { kind: RequestKind; receivedAt: Date; answerBy: Date; answeredAt: Date | null };

export type FiguresStore = ReadingFigures & {
  /** A row for each week in which something happened. */
  weeks(from: Day, until: Day): Promise<WeekFigures[]>;
  /** Received in these days and not withdrawn. */
  requests(from: Day, until: Day): Promise<TimedRequest[]>;
  openingCalendar(): Promise<OpeningCalendar>;
  recordExport(staff: StaffMember, weeks: number): Promise<void>;
};

export const weekChoices = [4, 8, 12, 26] as const;
export type WeekChoice = (typeof weekChoices)[number];

const emptyWeek = (monday: Day): WeekFigures => ({
  monday,
  bookers: { newPatient: 0, knownPatient: 0, forAnother: 0 },
  ...{ paidAhead: 0, atClinic: 0, unpaid: 0, cancelled: 0, arrived: 0, missed: 0, revenueCents: 0, refundedCents: 0 },
});

export const bookingsOf = ({ bookers }: WeekFigures): number => bookerKinds.reduce((sum, booker) => sum + bookers[booker], 0);

export type ClinicFigures = {
  weeks: WeekFigures[];
  requests: TimedRequest[];
  calendar: OpeningCalendar;
  /** The most read first. */
  pages: PageViews[];
  searches: SearchInVain[];
  reachedSteps: ReachedStep[];
};

const shownPages = 12;

/** So many weeks, the present one last; weeks in which nothing happened are there, too. */
export async function readClinicFigures(store: FiguresStore, count: WeekChoice, now: Date): Promise<ClinicFigures> {
  const last = mondayOf(inLisbon(now).day);
  const mondays = Array.from({ length: count }, (_, place) => addDays(last, -7 * (count - 1 - place)));
  const [from, until] = [mondays[0] ?? last, addDays(last, 7)];
  const [found, requests, calendar, pages, searches, reachedSteps] = await Promise.all([
    store.weeks(from, until),
    store.requests(from, until),
    store.openingCalendar(),
    store.pages(from, until, shownPages),
    store.searches(from, until, shownPages),
    store.reachedSteps(from, until),
  ]);
  const weeks = mondays.map((monday) => found.find((week) => week.monday === monday) ?? emptyWeek(monday));
  return { weeks, requests, calendar, pages, searches, reachedSteps };
}

/** The last whole week beside the mean of up to four before it; null where there are fewer than two whole weeks. */
export function comparedWeek(weeks: readonly WeekFigures[]): { week: WeekFigures; before: readonly WeekFigures[] } | null {
  const whole = weeks.slice(0, -1);
  const week = whole.at(-1);
  const before = whole.slice(-5, -1);
  return week && before.length > 0 ? { week, before } : null;
}

export const meanOf = (weeks: readonly WeekFigures[], figure: (week: WeekFigures) => number): number =>
  weeks.reduce((sum, week) => sum + figure(week), 0) / Math.max(1, weeks.length);

/** Of those whose attendance was marked; null where nobody's was. */
export const missedShare = ({ arrived, missed }: WeekFigures): number | null =>
  arrived + missed === 0 ? null : missed / (arrived + missed);

/** Of the bookings that were to be paid ahead and did not end otherwise; null where there were none. */
export const paidShare = ({ paidAhead, unpaid }: WeekFigures): number | null =>
  paidAhead + unpaid === 0 ? null : paidAhead / (paidAhead + unpaid);
