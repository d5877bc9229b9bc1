import type { OfferSettings } from '@clinic/core/booking/waiting/offer-hour';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale } from '@clinic/core/kernel/locale';
import { hourOfferSettings } from '@clinic/core/settings/waiting-settings';
import { z } from 'zod';

const clock = '([01]\\d|2[0-3]):[0-5]\\d';

export const waitingSettings = {
  ...hourOfferSettings,
  WAITING_QUIET_HOURS: z
    .string()
    .regex(new RegExp(`^(none|${clock}-${clock})$`), 'none, or: 21:00-08:00')
    .default('21:00-08:00')
    .describe('When no earlier hour is offered, by Lisbon’s clock and over midnight; `none`: it is offered at any time.'),
};
type WaitingEnv = z.infer<z.ZodObject<typeof waitingSettings>>;

/** Which types it happens for is the manager's to say, and read whenever an hour opens. A type that is on the site no more is as it was. */
export function offerSettings(env: WaitingEnv, library: () => Library): OfferSettings {
  const [from = '', until = ''] = env.WAITING_QUIET_HOURS.split('-');
  return {
    holdMinutes: env.WAITING_HOLD_MINUTES,
    most: env.WAITING_OFFERS,
    quiet: env.WAITING_QUIET_HOURS === 'none' ? null : { from, until },
    isAutomatic: (typeId) =>
      readBookingSettings(library(), defaultLocale).types.find((type) => type.typeId === typeId)?.offersEarlierHours ?? true,
  };
}
