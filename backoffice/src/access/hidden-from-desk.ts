import { roleOf } from './role.ts';

/** The front desk and doctors edit no content, so it is not shown to them. */
export const hiddenFromDesk = ({ user }: { user: object | null }): boolean => {
  const role = roleOf(user);
  return role === 'gestor' || role === 'balcao' || role === 'medico';
};
