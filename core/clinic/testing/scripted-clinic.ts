import { err, ok } from '../../kernel/result.ts';
import type { Appointment, ClinicRefusal, ClinicService, NewAppointment, PatientDetails, PatientRecord } from '../clinic-service.ts';

/**
 * How the fake responds to one call; by default it succeeds.
 * `silent`: not executed, no response.
 * `lost`: executed, but the response is lost.
 * `late`: no response, and executed only after the next list of appointments was read.
 * `twice`: executed twice.
 * Anything else: refused with this kind.
 */
export type ClinicTurn = 'silent' | 'lost' | 'late' | 'twice' | ClinicRefusal['kind'];
type RecordedCall = { call: 'create' | 'unschedule' | 'list' | 'read' | 'update'; about: string | number };

export type ScriptedClinic = ClinicService & {
  book: Appointment[];
  records: PatientRecord[];
  /** The calls received, in order. */
  asked: RecordedCall[];
  turns: Record<RecordedCall['call'], ClinicTurn[]>;
  /** Runs once, during the next call to create. */
  meanwhile: (() => Promise<unknown>) | null;
};

const silent = err({ kind: 'clinicUnavailable' as const });
const nobodyAsks = () => Promise.reject(new Error('nobody asks the clinic for this here'));

/** As the clinic's service does: what is empty stays as it was. */
const filled = (details: PatientDetails) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value.length > 0)) as Partial<PatientDetails>;

/** An in-memory clinic with scripted responses. By default it refuses a second appointment of a doctor at the same time. */
export function scriptedClinic(): ScriptedClinic {
  let lastId = 1_000_000;
  const late: NewAppointment[] = [];
  const isTaken = ({ doctorId, date, start }: NewAppointment) =>
    clinic.book.some((other) => other.doctorId === doctorId && other.date === date && other.start === start);
  const write = (appointment: NewAppointment) => {
    lastId += 1;
    clinic.book.push({ ...appointment, id: lastId, doctorName: '', patientName: '', typeName: '' });
    return ok({ id: lastId });
  };
  const clinic: ScriptedClinic = {
    book: [],
    records: [],
    asked: [],
    turns: { create: [], unschedule: [], list: [], read: [], update: [] },
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
    listBook: async ({ from, to }) => {
      if (clinic.turns.list.shift()) return silent;
      const entries = clinic.book.filter(({ date }) => date >= from && date <= to);
      return ok(entries.map((one) => ({ ...one, birthDay: '1961-04-25', contacts: ['910000044'] })));
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
    readPatient: async (id) => (clinic.turns.read.shift() ? silent : ok(clinic.records.find((record) => record.id === id) ?? null)),
    updatePatient: async (id, details) => {
      clinic.asked.push({ call: 'update', about: id });
      const turn = clinic.turns.update.shift();
      if (turn && turn !== 'silent' && turn !== 'lost') return err({ kind: turn as ClinicRefusal['kind'] });
      if (turn !== 'silent')
        clinic.records = clinic.records.map((record) => (record.id === id ? { ...record, ...filled(details) } : record));
      return turn ? silent : ok({ id });
    },
    listDoctors: nobodyAsks,
    listAppointmentTypes: nobodyAsks,
    listSpecialties: nobodyAsks,
    listWorkSchedule: nobodyAsks,
    listFreeDays: nobodyAsks,
    findPatients: nobodyAsks,
    createPatient: nobodyAsks,
  };
  return clinic;
}
