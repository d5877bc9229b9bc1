import type { DayQuestion } from '@clinic/core/desk/day/read-day-sheet';
import type { Day } from '@clinic/core/kernel/lisbon-time';

export const dayPath = '/admin/folha-do-dia';
export const weekPath = '/admin/semana';
export const weekAddress = (day: Day): string => `${weekPath}?dia=${day}`;
export const markPath = '/api/folha-do-dia/presenca';
export const dayAddress = ({ day, doctorId }: DayQuestion): string =>
  `${dayPath}?dia=${day}${doctorId === null ? '' : `&medico=${doctorId}`}`;
/** Where the row of a visit stands, so that a press comes back to it. */
export const rowId = (appointmentId: number): string => `consulta-${appointmentId}`;
