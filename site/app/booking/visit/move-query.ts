import { monthQuery } from '../wizard/steps/month-query.ts';

/** In the address and in the form: the times of every doctor were asked for, not only those of the visit's own. */
export const anyDoctor = 'todos';

const withAnyDoctor = (query: string) => query.replace(/^\?/, `?medico=${anyDoctor}&`);

/** The days, or a month and a day of it, with whose times are shown kept. */
export const moveQuery = (ofAnyDoctor: boolean, month?: string, day: string | null = null): string => {
  const query = month ? monthQuery(month, day, false) : '?';
  return ofAnyDoctor ? withAnyDoctor(query).replace(/&$/, '') : query;
};
