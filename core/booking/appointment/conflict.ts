import { addDays, type Day, inLisbon, type Time } from '../../kernel/lisbon-time.ts';
import { conflictDays } from '../model/constants.ts';

type Visit = { date: Day; start: Time };

const moment = ({ date, start }: Visit) => `${date} ${start}`;

/**
 * The first of a patient's future appointments that is too near to a chosen time: within seven days of Lisbon's calendar, to the minute.
 * `except` is the booking's own appointment, if it exists.
 */
export function findConflict<Existing extends Visit & { id: number }>(
  appointments: readonly Existing[],
  chosen: Visit & { now: Date; except?: number | null },
): Existing | null {
  const { day, time } = inLisbon(chosen.now);
  const now = moment({ date: day, start: time });
  const earliest = moment({ ...chosen, date: addDays(chosen.date, -conflictDays) });
  const latest = moment({ ...chosen, date: addDays(chosen.date, conflictDays) });
  const tooNear = appointments.filter((appointment) => {
    const at = moment(appointment);
    return appointment.id !== chosen.except && at >= now && at >= earliest && at <= latest;
  });
  return tooNear.sort((a, b) => (moment(a) < moment(b) ? -1 : 1))[0] ?? null;
}
