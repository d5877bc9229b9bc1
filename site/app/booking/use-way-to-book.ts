import { type Address, pathTo, pathToBookingWith } from '@clinic/core/addresses/path-to';
import { wayToBook } from '@clinic/core/booking/availability/bookable-doctors';
import { useFrame } from '../frame/use-frame.ts';

/** Where a doctor's "Marcar consulta" leads; null for whoever cannot be booked. */
export function useWayToBook(licence: string): Address | null {
  const { locale, bookableDoctors } = useFrame();
  const way = wayToBook(licence, bookableDoctors);
  if (way === 'none') return null;
  return way === 'anyone' ? pathTo(locale, 'wizard') : pathToBookingWith(locale, way.doctorId);
}
