import type { PayloadRequest } from 'payload';
import { roleOf } from './role.ts';

/**
 * Who answers for the clinic's day beside the administrators: prices, opening days, ready answers, exports, figures, the audit log and the
 * accounts of staff.
 */
export const isManager = (user: object | null | undefined): boolean => {
  const role = roleOf(user);
  return role === 'admin' || role === 'gestor';
};

export const managers = ({ req }: { req: PayloadRequest }): boolean => isManager(req.user);
