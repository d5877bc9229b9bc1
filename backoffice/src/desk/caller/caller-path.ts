export const callerPath = '/admin/marcar';
/** With the answers of an earlier booking of the same person. */
export const callerPathFrom = (bookingId: string): string => `${callerPath}?de=${bookingId}`;

export const callerApi = {
  find: '/api/marcar/procurar',
  person: '/api/marcar/pessoa',
  hours: '/api/marcar/horas',
  hold: '/api/marcar/reservar',
  book: '/api/marcar/marcar',
  standing: '/api/marcar/estado',
};
