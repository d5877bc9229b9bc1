import type { SandboxDatabase } from '../../database/database.ts';
import { addCalendarDays, lisbonNow } from '../calendar/lisbon-days.ts';
import { publicHolidays } from '../calendar/public-holidays.ts';
import { fillCalendar } from './fill-calendar.ts';
import { addPastVisits } from './past-visits.ts';
import { doctors, offices, patients, specialties } from './people.ts';
import { appointmentTypes, workHours } from './visits.ts';

export type SeedChoice = { bookings: boolean };

/** Makes the clinic as it was on its first day. */
export async function resetClinic(db: SandboxDatabase, { bookings }: SeedChoice): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of ['clinic_appointments', 'clinic_patients', 'clinic_absences', 'clinic_work_hours', 'clinic_type_doctors'] as const)
      await transaction.deleteFrom(table).execute();
    for (const table of ['clinic_appointment_types', 'clinic_doctors', 'clinic_specialties', 'clinic_offices'] as const)
      await transaction.deleteFrom(table).execute();
    await transaction.insertInto('clinic_offices').values(offices).execute();
    await transaction.insertInto('clinic_specialties').values(specialties).execute();
    await transaction.insertInto('clinic_doctors').values(doctors).execute();
    for (const { doctorIds, ...type } of appointmentTypes) {
      await transaction.insertInto('clinic_appointment_types').values(type).execute();
      const pairs = doctorIds.map((doctor_id) => ({ type_id: type.id, doctor_id }));
      await transaction.insertInto('clinic_type_doctors').values(pairs).execute();
    }
    await transaction.insertInto('clinic_work_hours').values(workHours).execute();
    await transaction
      .insertInto('clinic_patients')
      .values(patients.map((patient) => ({ ...patient, source: 'seed' as const })))
      .execute();
    await closeOnHolidays(transaction);
    if (!bookings) return;
    await goOnHoliday(transaction);
    await fillCalendar(transaction);
    await addPastVisits(transaction);
  });
}

/** At every start: the clinic is made if it is empty; one that has stood for weeks gets the bookings and holidays of the days to come. */
export async function bringUpToDate(db: SandboxDatabase): Promise<void> {
  const known = await db.selectFrom('clinic_doctors').select('id').limit(1).executeTakeFirst();
  if (!known) return resetClinic(db, { bookings: true });
  await closeOnHolidays(db);
  const isLively = await db.selectFrom('clinic_appointments').select('id').where('source', '=', 'seed').limit(1).executeTakeFirst();
  if (!isLively) return;
  await fillCalendar(db);
  await addPastVisits(db);
}

async function goOnHoliday(db: SandboxDatabase): Promise<void> {
  const { day } = lisbonNow();
  const week = { first_day: addCalendarDays(day, 12), last_day: addCalendarDays(day, 18), reason: 'Férias' };
  await db
    .insertInto('clinic_absences')
    .values({ doctor_id: 207, ...week })
    .execute();
}

async function closeOnHolidays(db: SandboxDatabase): Promise<void> {
  const year = Number(lisbonNow().day.slice(0, 4));
  const days = [year, year + 1, year + 2].flatMap(publicHolidays);
  const rows = days.map((day) => ({ doctor_id: null, first_day: day, last_day: day, reason: 'Feriado' }));
  await db
    .insertInto('clinic_absences')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
