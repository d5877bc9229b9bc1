import type { LettersAhead } from '@clinic/core/booking/confirm-in-writing';
import type { Library } from '@clinic/core/content/library/library';
import { readBookingSettings } from '@clinic/core/content/read-booking-settings';
import { defaultLocale } from '@clinic/core/kernel/locale';

/** As the front desk keeps it; while nothing is kept, reminders are set as usual. */
export const lettersAhead = (library: () => Library) => async (): Promise<LettersAhead> => {
  const { reminderHours, types } = readBookingSettings(library(), defaultLocale);
  return { reminderHours, preparedTypes: types.filter(({ preparation }) => preparation.length > 0).map(({ typeId }) => typeId) };
};
