import type { OfferSettings } from '@clinic/core/booking/waiting/offer-hour';
import { hourOfferSettings } from '@clinic/core/settings/waiting-settings';
import { z } from 'zod';

const clock = '([01]\\d|2[0-3]):[0-5]\\d';

export const waitingSettings = {
  ...hourOfferSettings,
  WAITING_TYPES: z
    .string()
    .regex(/^(all|none|\d+(,\d+)*)$/, 'all, none, or the clinic’s numbers of types: 462,471')
    .default('all')
    .describe(
      'For which appointment types that happens by itself: `all`, `none`, or their numbers; for the others the front desk is told.',
    ),
  WAITING_QUIET_HOURS: z
    .string()
    .regex(new RegExp(`^(none|${clock}-${clock})$`), 'none, or: 21:00-08:00')
    .default('21:00-08:00')
    .describe('When no earlier hour is offered, by Lisbon’s clock and over midnight; `none`: it is offered at any time.'),
};
type WaitingEnv = z.infer<z.ZodObject<typeof waitingSettings>>;

export function offerSettings(env: WaitingEnv): OfferSettings {
  const [from = '', until = ''] = env.WAITING_QUIET_HOURS.split('-');
  const types = env.WAITING_TYPES.split(',');
  return {
    holdMinutes: env.WAITING_HOLD_MINUTES,
    most: env.WAITING_OFFERS,
    quiet: env.WAITING_QUIET_HOURS === 'none' ? null : { from, until },
    isAutomatic: (typeId) => env.WAITING_TYPES === 'all' || types.includes(String(typeId)),
  };
}
