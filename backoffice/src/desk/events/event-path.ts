export const eventsDeskPath = '/admin/inscricoes-eventos';
export const attendancePath = (eventId: number): string => `${eventsDeskPath}/${eventId}`;
/** Of what is about a registration, which names its event. */
export const pathOfEventIn = (detail: Record<string, string | number>): string => {
  const event = Number(detail['event']);
  return event > 0 ? attendancePath(event) : eventsDeskPath;
};
export const presencePath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/presenca`;
export const cancelPlacePath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/cancelar`;
export const attendanceCsvPath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/csv`;
