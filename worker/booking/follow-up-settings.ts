import type { FollowUpSettings } from '@clinic/core/booking/messages/confirm-in-writing';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import type { Library } from '@clinic/core/content/library/library';
import { defaultLocale } from '@clinic/core/kernel/locale';

/** The reminders and preparations that follow a confirmation, as set by the front desk; the default reminders if nothing is set. */
export const followUpSettings = (library: () => Library) => async (): Promise<FollowUpSettings> => {
  const { reminderHours, types } = readBookingSettings(library(), defaultLocale);
  return { reminderHours, preparedTypes: types.filter(({ preparation }) => preparation.length > 0).map(({ typeId }) => typeId) };
};
