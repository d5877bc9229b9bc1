import { wayToBook } from '@clinic/core/booking/availability/bookable-doctors';
import { useFrame } from '../frame/use-frame.ts';

/** Whose next hour a doctor's card tells; null for whoever cannot be booked. */
export function useDoctorToBook(licence: string): { doctorId: number | null } | null {
  const way = wayToBook(licence, useFrame().bookableDoctors);
  if (way === 'none') return null;
  return way === 'anyone' ? { doctorId: null } : way;
}
