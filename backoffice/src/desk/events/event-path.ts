export const eventsDeskPath = '/admin/inscricoes-eventos';
export const attendancePath = (eventId: number): string => `${eventsDeskPath}/${eventId}`;
export const presencePath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/presenca`;
export const cancelPlacePath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/cancelar`;
export const attendanceCsvPath = (eventId: number): string => `/api/inscricoes-eventos/${eventId}/csv`;
