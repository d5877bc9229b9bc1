import type { Access } from 'payload';
import { admins } from './admins.ts';

export const ownAccountOrAdmins: Access = ({ req }) => {
  if (admins({ req })) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
