import type { DayQuestion } from '@clinic/core/desk/day/read-day-sheet';

export const dayPath = '/admin/folha-do-dia';
export const markPath = '/api/folha-do-dia/presenca';
export const dayAddress = ({ day, doctorId }: DayQuestion): string =>
  `${dayPath}?dia=${day}${doctorId === null ? '' : `&medico=${doctorId}`}`;
/** Where the row of a visit stands, so that a press comes back to it. */
export const rowId = (appointmentId: number): string => `consulta-${appointmentId}`;
