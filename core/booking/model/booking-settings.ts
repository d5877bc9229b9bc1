import type { PaymentSwitches } from './payment-choice.ts';
import type { TypePrice } from './price.ts';

/** The front desk's settings for bookings, in one language. */
export type BookingSettings = {
  /**
   * The types that can be booked on the website, in display order; `preparation` lists what to do before the visit. `offersEarlierHours`: an
   * hour that opens is offered to the waiting list by itself; else the front desk calls.
   */
  types: (TypePrice & { name: string; text: string; preparation: string[]; offersEarlierHours: boolean })[];
  payments: PaymentSwitches;
  multicare: { capCents: number; text: string };
  /** Until how many hours before the start a patient may cancel or move a visit online. */
  noticeHours: number;
  reminderHours: number[];
};
