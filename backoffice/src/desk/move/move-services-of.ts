import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { listHeldSlots } from '@clinic/core/adapters/database/bookings/slot-holds';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import type { HourServices } from '@clinic/core/desk/read-free-hours';
import type { Payload } from 'payload';
import { poolOf } from '../../publishing/enqueue-work.ts';

const made = new WeakMap<Payload, HourServices>();

/** What is free at the clinic. One for the whole process: what was heard of the clinic is kept for a moment, for everybody at the desk. */
export function moveServicesOf(payload: Payload): HourServices {
  const known = made.get(payload);
  if (known) return known;
  const clinic = payload.config.custom['clinic'] as ClinicService;
  const directory = clinicDirectory({ clinic });
  const tables = bookingTables(createDatabase(poolOf(payload)));
  const services = { directory, availability: availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) }) };
  made.set(payload, services);
  return services;
}
