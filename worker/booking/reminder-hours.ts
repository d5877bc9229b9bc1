import { defaultReminderHours } from '@clinic/core/booking/rules/reminder-times';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { readBookingSettings } from '@clinic/core/content/read-booking-settings';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';

/** How long before a visit its patient is reminded, as the front desk keeps it. A confirmation does not wait for it: without an answer, as usual. */
export const reminderHours = (read: ReadContent, logger: Logger) => async (): Promise<readonly number[]> => {
  try {
    return (await readBookingSettings(read, defaultLocale)).reminderHours;
  } catch (error) {
    logger.warn({ err: error }, 'no booking settings; reminders are set as usual');
    return defaultReminderHours;
  }
};
