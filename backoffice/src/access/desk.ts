import { roleOf } from './role.ts';

/** The people who look after bookings. Editors write the site's pages and see no patient. */
export const isDesk = (user: object | null | undefined): boolean => {
  const role = roleOf(user);
  return role === 'admin' || role === 'gestor' || role === 'balcao';
};
