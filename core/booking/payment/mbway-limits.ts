import type { WithinLimit } from '../../limits/limits.ts';

type Question = { phone: string | null; bookingId: string; client: string };

/** Each is a request on a phone that may be somebody else's, so they are limited per phone, per booking and per client address. */
export const mayAskMbway = async (withinLimit: WithinLimit, { phone, bookingId, client }: Question): Promise<boolean> =>
  phone === null ||
  ((await withinLimit('mbwayPerBooking', bookingId)) &&
    (await withinLimit('mbwayPerPhone', phone)) &&
    (await withinLimit('mbwayPerAddress', client)));
