import type { ClinicCancelReason } from '../../booking/model/clinic-cancellation.ts';
import type { Day } from '../../kernel/lisbon-time.ts';

/** A doctor who does not come on these days, the first and the last included. */
export type DoctorAbsence = { doctorId: number; from: Day; to: Day };

/**
 * In force until its last day is over or somebody ends it: no hour of it is offered or held, by anybody. `hours`: null where whole days
 * are meant.
 */
export type AbsenceInForce = DoctorAbsence & {
  id: string;
  hours: { startsAt: Date; endsAt: Date } | null;
  reason: ClinicCancelReason;
  declaredAt: Date;
  declaredBy: string;
};

/** `by`: the name of the user. */
export type AbsenceBook = {
  /** False if these days are closed already. */
  declare(absence: DoctorAbsence & { reason: ClinicCancelReason }, by: string): Promise<boolean>;
  /** One hour alone: its visit was cancelled, and the clinic's book shows it as free. False if it is closed already. */
  declareHour(hour: { doctorId: number; startsAt: Date; endsAt: Date; reason: ClinicCancelReason }, by: string): Promise<boolean>;
  /** False if there is none, or it was ended before. */
  end(id: string, by: string): Promise<boolean>;
};

/** More days than anybody looks over at once. */
const mostAbsentDays = 31;
export const isAbsence = ({ from, to }: Pick<DoctorAbsence, 'from' | 'to'>): boolean =>
  from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostAbsentDays;
