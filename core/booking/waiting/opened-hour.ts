import type { SlotHold } from '../ports/booking-store.ts';

/** An hour that has come free. `released`: by a cancellation or move here; `found`: at the clinic, by a look at its book; `desk`: free before, and offered by a press. */
export type FreedHour = SlotHold & { typeId: number; doctorName: string; source: 'released' | 'found' | 'desk' };

/** Kept from the public until `heldUntil`, and offered. */
export type OpenedHour = FreedHour & { id: string; openedAt: Date; heldUntil: Date; takenAt: Date | null };

/** The id of an accepted offer is the new booking's. `leftAt`: when the place in the list that it was made to was given up. */
export type HourOffer = {
  id: string;
  entryId: string;
  bookingId: string;
  offeredAt: Date;
  acceptedAt: Date | null;
  leftAt: Date | null;
  hour: OpenedHour;
};

/** `returned`: nobody accepted in time, and the hour is the public's again. */
export const hourState = ({ takenAt, heldUntil }: Pick<OpenedHour, 'takenAt' | 'heldUntil'>, now: Date): 'open' | 'taken' | 'returned' => {
  if (takenAt) return 'taken';
  return heldUntil > now ? 'open' : 'returned';
};

export type OfferState = 'open' | 'accepted' | 'gone' | 'over';

/** `gone`: somebody else accepted first; `over`: the time to answer has ended. */
export function offerState({ acceptedAt, hour }: Pick<HourOffer, 'acceptedAt' | 'hour'>, now: Date): OfferState {
  if (acceptedAt) return 'accepted';
  const state = hourState(hour, now);
  if (state === 'taken') return 'gone';
  return state === 'open' ? 'open' : 'over';
}
