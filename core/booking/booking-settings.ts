import type { PaymentSwitches } from './rules/payment-choice.ts';
import type { TypePrice } from './rules/price.ts';

/** What the clinic's front desk decides about bookings, in one language. */
export type BookingSettings = {
  /** What can be booked on the website, in the order in which it is offered; `preparation` is what to do beforehand, one thing each. */
  types: (TypePrice & { name: string; text: string; preparation: string[] })[];
  payments: PaymentSwitches;
  multicare: { capCents: number; text: string };
  /** Until how long before the start a patient may cancel or move a visit by himself. */
  noticeHours: number;
  reminderHours: number[];
};
