import { inLisbon } from '../../kernel/lisbon-time.ts';
import { lastOpenInstant, opensOnWorkingDayBefore } from './working-hours.ts';

/** Whoever has no link an hour before the visit begins to worry. */
const hoursBefore = 1;

/** When the desk is asked to send the link to a visit by video, and by when it must have: both while the clinic is open. */
export const videoLinkTimes = (startsAt: Date): { askFrom: Date; dueAt: Date } => ({
  askFrom: opensOnWorkingDayBefore(inLisbon(startsAt).day),
  dueAt: lastOpenInstant(new Date(startsAt.getTime() - hoursBefore * 3_600_000)),
});
