import { ok, type Result } from '../kernel/result.ts';
import { keepAnswers } from './availability-cache.ts';
import type { ClinicDirectory } from './availability-directory.ts';
import { freeDayLimits } from './availability-limits.ts';
import type { ClinicService, ClinicSilence, Day, FreeDay } from './clinic-service.ts';
import type { DayWindow } from './rules/availability-window.ts';
import type { SlotHold } from './rules/held-slots.ts';
import { existingTimes, offeredDays, withoutDay } from './rules/offered-days.ts';

/** Doctors in the order in which they are to be asked; `anyone` is every doctor of the type. */
export type VisitChoice = { typeId: number; doctorIds: readonly number[] | 'anyone' };
/** Stale: the clinic is silent, and this is what it said at `readAt`. */
type OfferedDays = { freeDays: FreeDay[]; doctorIds: readonly number[]; readAt: Date; isStale: boolean };

type FreeDayQuestion = Parameters<ClinicService['listFreeDays']>[0];

export type AvailabilityParts = {
  clinic: Pick<ClinicService, 'listFreeDays'>;
  directory: ClinicDirectory;
  /** Slots that are being booked here, or are booked; never kept, so that nobody is shown what was just taken. */
  heldSlots(window: DayWindow): Promise<SlotHold[]>;
  now?: () => number;
};

/** Free days as the clinic lists them, kept for a moment, without what is held here. */
export function freeDayReader({ clinic, directory, heldSlots, now = Date.now }: AvailabilityParts) {
  const kept = keepAnswers({
    ...freeDayLimits,
    now,
    read: async (question: FreeDayQuestion) => {
      const freeDays = await clinic.listFreeDays(question);
      return freeDays.ok ? ok(existingTimes(freeDays.value)) : freeDays;
    },
  });

  return {
    async read(window: DayWindow | null, { typeId, doctorIds: wanted }: VisitChoice): Promise<Result<OfferedDays, ClinicSilence>> {
      const types = await directory.appointmentTypes();
      if (!types.ok) return types;
      const type = types.value.value.find(({ id }) => id === typeId);
      const ofType = type?.doctorIds ?? [];
      // Only doctors of the type: a choice that somebody made up costs the clinic nothing.
      const doctorIds = wanted === 'anyone' ? ofType : [...new Set(wanted)].filter((id) => ofType.includes(id));
      if (!type || !window || doctorIds.length === 0) return ok({ freeDays: [], doctorIds, readAt: new Date(now()), isStale: false });

      const question = { doctorIds: doctorIds.toSorted((a, b) => a - b), typeId, ...window };
      const [answer, holds] = await Promise.all([kept.ask(question), heldSlots(window)]);
      if (!answer.ok) return answer;
      const { value, ...when } = answer.value;
      return ok({ freeDays: offeredDays(value, { window, doctorIds, holds, visitMinutes: type.minutes }), doctorIds, ...when });
    },

    forget(doctorId: number, date: Day): void {
      kept.outdate(
        ({ doctorIds, from, to }) => doctorIds.includes(doctorId) && from <= date && date <= to,
        (freeDays) => withoutDay(freeDays, doctorId, date),
      );
    },
  };
}
