import type { WithinLimit } from '../limits/limits.ts';

type Question = { phone: string | null; bookingId: string; client: string };

/** Each is a question on somebody's phone, who may not be the one who asks: so it is counted by phone, by booking and by address. */
export const mayAskMbway = async (withinLimit: WithinLimit, { phone, bookingId, client }: Question): Promise<boolean> =>
  phone === null ||
  ((await withinLimit('mbwayPerBooking', bookingId)) &&
    (await withinLimit('mbwayPerPhone', phone)) &&
    (await withinLimit('mbwayPerAddress', client)));
