import { type RequestKind, requestKinds } from '../../requests/request-kinds.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { replyWorkingHours } from '../../working-hours/reply-hours.ts';
import { workingMsBetween } from '../../working-hours/working-hours.ts';
import type { TimedRequest } from './clinic-figures.ts';

const hourMs = 3_600_000;
const bucketHours = 2;

/** `buckets`: how many were answered within each two working hours up to the promise. `late`: after it, or still waiting past it. */
export type AnswerTimes = {
  buckets: { fromHours: number; count: number }[];
  late: number;
  answered: number;
  waiting: number;
  /** In working hours; null where nothing was answered. */
  medianHours: number | null;
};

/** A complaint has a promise of its own, in working days, and is counted by its kind alone. */
export function answerTimes(requests: readonly TimedRequest[], calendar: OpeningCalendar, now: Date): AnswerTimes {
  const promised = requests.filter(({ kind }) => kind !== 'complaint');
  const hours = promised
    .flatMap(({ receivedAt, answeredAt }) => (answeredAt ? [workingMsBetween(receivedAt, answeredAt, calendar) / hourMs] : []))
    .sort((one, other) => one - other);
  const unanswered = promised.filter(({ answeredAt }) => answeredAt === null);
  const buckets = Array.from({ length: replyWorkingHours / bucketHours }, (_, place) => {
    const fromHours = place * bucketHours;
    const isLast = place === replyWorkingHours / bucketHours - 1;
    const belongs = (each: number) => each >= fromHours && (each < fromHours + bucketHours || (isLast && each === replyWorkingHours));
    return { fromHours, count: hours.filter(belongs).length };
  });
  const middle = Math.floor(hours.length / 2);
  const median = hours.length % 2 === 1 ? hours[middle] : ((hours[middle - 1] ?? 0) + (hours[middle] ?? 0)) / 2;
  return {
    buckets,
    late: hours.filter((each) => each > replyWorkingHours).length + unanswered.filter(({ answerBy }) => answerBy < now).length,
    answered: hours.length,
    waiting: unanswered.length,
    medianHours: hours.length === 0 ? null : (median ?? null),
  };
}

export type KindFigures = { kind: RequestKind; received: number; answered: number; late: number };

/** `late`: past the deadline that this kind has. */
export const requestsByKind = (requests: readonly TimedRequest[], now: Date): KindFigures[] =>
  requestKinds.map((kind) => {
    const ofKind = requests.filter((request) => request.kind === kind);
    const late = ofKind.filter(({ answerBy, answeredAt }) => (answeredAt ?? now) > answerBy);
    return { kind, received: ofKind.length, answered: ofKind.filter(({ answeredAt }) => answeredAt).length, late: late.length };
  });
