import { z } from 'zod';

/** Of the worker, which offers by itself, and of the back office, whose desk offers with a press: both promise the same. */
export const hourOfferSettings = {
  WAITING_HOLD_MINUTES: z.coerce
    .number()
    .int()
    .min(5)
    .max(240)
    .default(30)
    .describe(
      'How long an hour that opened is kept from the public for whoever waits for an earlier one. The same for worker and back office.',
    ),
  WAITING_OFFERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10)
    .default(3)
    .describe('To how many of them it is offered at once. The same for worker and back office.'),
};
