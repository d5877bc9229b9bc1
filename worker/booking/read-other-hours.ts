import type { BookingDatabase } from '@clinic/core/adapters/database/bookings/booking-tables';
import { cancelledBefore } from '@clinic/core/adapters/database/bookings/cancelled-before';
import { listHeldSlots } from '@clinic/core/adapters/database/bookings/slot-holds';
import { pathToBookingAt } from '@clinic/core/addresses/path-to';
import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { otherHoursAfter } from '@clinic/core/booking/availability/other-hours';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { ProposedHour } from '@clinic/core/booking/model/booking-mail';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';

type Sources = { clinic: ClinicService; tables: BookingDatabase; origin: string };

type Cancelled = Pick<Booking, 'doctorId' | 'startsAt' | 'clinicCancelReason'>;
const lostOf = ({ doctorId, startsAt, clinicCancelReason }: Cancelled) => ({
  doctorId,
  date: inLisbon(startsAt).day,
  isOnlyDoctor: clinicCancelReason === 'doctorAway' || clinicCancelReason === 'emergency',
});

/** Free hours for a letter that cancels; none while the clinic does not answer, because the letter does not wait for them. */
export function readOtherHours({ clinic, tables, origin }: Sources) {
  const directory = clinicDirectory({ clinic });
  const free = availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) });
  return async (booking: Booking): Promise<ProposedHour[]> => {
    const { typeId, locale } = booking;
    const [slots, doctors] = await Promise.all([free.ofEach({ typeId, doctorIds: 'anyone' }), directory.doctors()]);
    if (!slots.ok || !doctors.ok) return [];
    const before = (await cancelledBefore(tables, booking)).map(lostOf);
    return otherHoursAfter(slots.value.slots, lostOf(booking), before).flatMap((slot) => {
      const name = doctors.value.value.find(({ id }) => id === slot.doctorId)?.clinicalName;
      const start = fromLisbon(slot.date, slot.time);
      if (!name || !start) return [];
      return [{ startsAt: start, doctorName: doctorNameIn(name, locale), url: origin + pathToBookingAt(locale, slot) }];
    });
  };
}
