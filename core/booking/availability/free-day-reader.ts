import type { ClinicService, ClinicUnavailable, FreeDay } from '../../clinic/clinic-service.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { SlotHold } from '../ports/booking-store.ts';
import { keepAnswers } from './availability-cache.ts';
import { freeDayLimits } from './availability-limits.ts';
import type { DayWindow } from './availability-window.ts';
import type { ClinicDirectory } from './clinic-directory.ts';
import { existingTimes, offeredDays, withoutDay } from './offered-days.ts';

/** Doctors in order of preference; `anyone` is every doctor of the type. */
export type VisitChoice = { typeId: number; doctorIds: readonly number[] | 'anyone' };
/** Stale: the clinic does not respond, and this is its response of `readAt`. */
type OfferedDays = { freeDays: FreeDay[]; doctorIds: readonly number[]; readAt: Date; isStale: boolean };

type FreeDayQuestion = Parameters<ClinicService['listFreeDays']>[0];

export type AvailabilityParts = {
  clinic: Pick<ClinicService, 'listFreeDays'>;
  directory: ClinicDirectory;
  /** Slots that are held or booked here; never cached, so that a slot that was just taken is not shown. */
  heldSlots(window: DayWindow): Promise<SlotHold[]>;
  now?: () => number;
};

/** Free days as the clinic lists them, cached briefly, without the slots held here. */
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
    async read(window: DayWindow | null, { typeId, doctorIds: wanted }: VisitChoice): Promise<Result<OfferedDays, ClinicUnavailable>> {
      const types = await directory.appointmentTypes();
      if (!types.ok) return types;
      const type = types.value.value.find(({ id }) => id === typeId);
      const ofType = type?.doctorIds ?? [];
      // Only doctors of the type: made-up ids must not cause calls to the clinic.
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
