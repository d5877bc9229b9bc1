type Doctor = { id: number; orderNumber: string };
type AppointmentType = { doctorIds: readonly number[] };

/** The clinic's number of each doctor who sees patients, by the doctor's number at the medical association. */
export type BookableDoctors = Readonly<Record<string, number>>;

/** The association's number is what the team's pages and the clinic both know; names are written in more than one way. */
export function bookableDoctors(doctors: readonly Doctor[], types: readonly AppointmentType[]): BookableDoctors {
  const seesPatients = new Set(types.flatMap(({ doctorIds }) => doctorIds));
  return Object.fromEntries(
    doctors.flatMap(({ id, orderNumber }) => (orderNumber.trim() && seesPatients.has(id) ? [[orderNumber.trim(), id]] : [])),
  );
}

/** Which way into booking a person's page offers: to that doctor, to whoever is free while the clinic is silent, or none. */
export type WayToBook = { doctorId: number } | 'anyone' | 'none';

export function wayToBook(licence: string, bookable: BookableDoctors | null): WayToBook {
  if (!licence) return 'none';
  if (!bookable) return 'anyone';
  const doctorId = Object.hasOwn(bookable, licence) ? bookable[licence] : undefined;
  return doctorId === undefined ? 'none' : { doctorId };
}
