type Doctor = { id: number; orderNumber: string };
type AppointmentType = { doctorIds: readonly number[] };

/** The clinic's id of each doctor who sees patients, by the doctor's number at the medical association. */
export type BookableDoctors = Readonly<Record<string, number>>;

/** Matched by the association's number, which both the team's pages and the clinic have; names are spelled in more than one way. */
export function bookableDoctors(doctors: readonly Doctor[], types: readonly AppointmentType[]): BookableDoctors {
  const seesPatients = new Set(types.flatMap(({ doctorIds }) => doctorIds));
  return Object.fromEntries(
    doctors.flatMap(({ id, orderNumber }) => (orderNumber.trim() && seesPatients.has(id) ? [[orderNumber.trim(), id]] : [])),
  );
}

/** What a person's page offers: booking with that doctor, with any doctor while the clinic does not respond, or none. */
export type WayToBook = { doctorId: number } | 'anyone' | 'none';

export function wayToBook(licence: string, bookable: BookableDoctors | null): WayToBook {
  if (!licence) return 'none';
  if (!bookable) return 'anyone';
  const doctorId = Object.hasOwn(bookable, licence) ? bookable[licence] : undefined;
  return doctorId === undefined ? 'none' : { doctorId };
}
