import type { LettersAhead } from '@clinic/core/booking/confirm-in-writing';
import { defaultReminderHours } from '@clinic/core/booking/rules/reminder-times';
import type { ReadContent } from '@clinic/core/content/content-reader';
import { readBookingSettings } from '@clinic/core/content/read-booking-settings';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';

/** As the front desk keeps it. A confirmation does not wait for it: without an answer, reminders are set as usual. */
export const lettersAhead = (read: ReadContent, logger: Logger) => async (): Promise<LettersAhead> => {
  try {
    const { reminderHours, types } = await readBookingSettings(read, defaultLocale);
    return { reminderHours, preparedTypes: types.filter(({ preparation }) => preparation.length > 0).map(({ typeId }) => typeId) };
  } catch (error) {
    logger.warn({ err: error }, 'no booking settings; reminders are set as usual');
    return { reminderHours: defaultReminderHours, preparedTypes: [] };
  }
};
