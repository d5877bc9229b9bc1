import type { SandboxDatabase } from '../../database/database.ts';
import { insertAppointment, unscheduleAppointment } from '../appointments/write-appointment.ts';
import { minutesOf, timeOfMinutes } from '../calendar/lisbon-days.ts';
import { ClinicError } from '../error-code.ts';

type Visit = { doctorId: number; date: string; start: string; typeId: number; patientId?: number | undefined };
type Absence = { doctorId: number | null; firstDay: string; lastDay: string; reason: string };

/** What the clinic's own staff do at the desk, past the website: the same tables, the same one-booking-per-slot rule. */
export const clinicStaffActions = (db: SandboxDatabase) => ({
  async book({ doctorId, date, start, typeId, patientId }: Visit): Promise<number> {
    const type = await db.selectFrom('clinic_appointment_types').select('minutes').where('id', '=', typeId).executeTakeFirst();
    // Never one of the website's patients unless named: a visit they did not ask for would stand in the way of theirs.
    const invented = db.selectFrom('clinic_patients').select('id').where('source', '=', 'seed').where('vat', 'is', null);
    const patient = await invented.orderBy('id').limit(1).executeTakeFirst();
    if (!type || !patient) throw new ClinicError('APPOINTMENT_NOT_VALID');
    const ends = timeOfMinutes(minutesOf(start) + type.minutes);
    const visit = { doctorId, typeId, day: date, starts: timeOfMinutes(minutesOf(start)), ends, patientId: patientId ?? patient.id };
    return insertAppointment(db, { ...visit, state: 'SCHEDULED', source: 'desk' });
  },

  cancel: (id: number): Promise<number> => unscheduleAppointment(db, id, 'OTHER', 'Desmarcada no balcão'),

  /** Bookings already made stay, as they do when a doctor falls ill: somebody has to phone the patients. */
  async block({ doctorId, firstDay, lastDay, reason }: Absence): Promise<void> {
    const row = { doctor_id: doctorId, first_day: firstDay, last_day: lastDay, reason };
    await db
      .insertInto('clinic_absences')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});
