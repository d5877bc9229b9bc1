import type { PayloadRequest } from 'payload';
import { roleOf } from './role.ts';

export const editors = ({ req }: { req: PayloadRequest }): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};
