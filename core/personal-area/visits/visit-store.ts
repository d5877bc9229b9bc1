import type { Appointment } from '../../clinic/clinic-service.ts';
import type { PaidBooking } from './area-visit.ts';

/** Whose bookings are read: those made here with a contact that was proven, and those on the clinic's record. */
export type BookingsWanted = { contactDigests: readonly string[]; patientId: number | null };

export type SeenAppointments = { appointments: Appointment[]; seenAt: Date };

export type VisitStore = {
  bookings(wanted: BookingsWanted): Promise<PaidBooking[]>;
  /** What the clinic said when it last answered about this record. */
  seenAppointments(accountId: string, patientId: number): Promise<SeenAppointments | null>;
  keepAppointments(accountId: string, patientId: number, appointments: readonly Appointment[]): Promise<void>;
};
