import type { Booking } from './booking.ts';

type Timed = Pick<Booking, 'startsAt'>;

/**
 * A link that comes late goes out as a reminder of its own, named by the hours that were left, negative after the start. Four decimals: never
 * the name of a reminder that was sent before.
 */
export const videoLinkLetter = ({ startsAt }: Timed, linkedAt: Date): string =>
  ((startsAt.getTime() - linkedAt.getTime()) / 3_600_000).toFixed(4);

/** Whether a reminder brings the link that the visit has now. */
export const isVideoLinkLetter = ({ videoUrlAt, ...visit }: Timed & Pick<Booking, 'videoUrlAt'>, about: string): boolean =>
  videoUrlAt !== null && about === videoLinkLetter(visit, videoUrlAt);
