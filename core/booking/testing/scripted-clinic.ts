import { err, ok } from '../../kernel/result.ts';
import type { Appointment, ClinicRefusal, ClinicService, NewAppointment, PatientRecord } from '../clinic-service.ts';

/**
 * How the clinic takes one call: it does nothing and says nothing; it does it and the answer is lost; it does it after it was looked at
 * once more, unheard; it does it twice; or it refuses. Where nothing is scripted it does what it is asked and says so.
 */
export type ClinicTurn = 'silent' | 'lost' | 'late' | 'twice' | ClinicRefusal['kind'];
type Asked = { call: 'create' | 'unschedule' | 'list'; about: string | number };

export type ScriptedClinic = ClinicService & {
  book: Appointment[];
  records: PatientRecord[];
  /** What was asked, in order. */
  asked: Asked[];
  turns: Record<Asked['call'], ClinicTurn[]>;
  /** Happens once, while the next call to create is under way. */
  meanwhile: (() => Promise<unknown>) | null;
};

const silent = err({ kind: 'clinicSilent' as const });
const nobodyAsks = () => Promise.reject(new Error('nobody asks the clinic for this here'));

/** A clinic with a book of appointments, which answers as a test says. It keeps no two appointments of one doctor at one time, unless told to. */
export function scriptedClinic(): ScriptedClinic {
  let lastId = 1_000_000;
  const late: NewAppointment[] = [];
  const isTaken = ({ doctorId, date, start }: NewAppointment) =>
    clinic.book.some((other) => other.doctorId === doctorId && other.date === date && other.start === start);
  const write = (appointment: NewAppointment) => {
    lastId += 1;
    clinic.book.push({ ...appointment, id: lastId, doctorName: '' });
    return ok({ id: lastId });
  };
  const clinic: ScriptedClinic = {
    book: [],
    records: [],
    asked: [],
    turns: { create: [], unschedule: [], list: [] },
    meanwhile: null,
    createAppointment: async (appointment) => {
      clinic.asked.push({ call: 'create', about: appointment.patientId });
      const turn = clinic.turns.create.shift();
      const happens = clinic.meanwhile;
      clinic.meanwhile = null;
      await happens?.();
      if (turn === 'late') late.push(appointment);
      if (turn === 'silent' || turn === 'late') return silent;
      if (turn === 'twice') write(appointment);
      if (turn === 'lost' || turn === 'twice') {
        const made = write(appointment);
        return turn === 'lost' ? silent : made;
      }
      if (turn) return err({ kind: turn });
      return isTaken(appointment) ? err({ kind: 'slotTaken' as const }) : write(appointment);
    },
    listAppointments: async ({ patientId, from = '', to = '9999' }) => {
      clinic.asked.push({ call: 'list', about: patientId });
      if (clinic.turns.list.shift()) return silent;
      const seen = clinic.book.filter((one) => one.patientId === patientId && one.date >= from && one.date <= to);
      for (const appointment of late.splice(0)) write(appointment);
      return ok(seen);
    },
    unscheduleAppointment: async (id, _, observation) => {
      clinic.asked.push({ call: 'unschedule', about: observation });
      const turn = clinic.turns.unschedule.shift();
      if (turn === 'silent') return silent;
      if (turn && turn !== 'lost') return err({ kind: 'refused' as const });
      const wasThere = clinic.book.some((one) => one.id === id);
      clinic.book = clinic.book.filter((one) => one.id !== id);
      if (turn === 'lost') return silent;
      return ok(wasThere ? ('done' as const) : ('alreadyDone' as const));
    },
    readPatient: async (id) => ok(clinic.records.find((record) => record.id === id) ?? null),
    listDoctors: nobodyAsks,
    listAppointmentTypes: nobodyAsks,
    listSpecialties: nobodyAsks,
    listWorkSchedule: nobodyAsks,
    listFreeDays: nobodyAsks,
    findPatients: nobodyAsks,
    createPatient: nobodyAsks,
    updatePatient: nobodyAsks,
  };
  return clinic;
}
