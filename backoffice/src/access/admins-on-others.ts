import type { Access } from 'payload';
import { admins } from './admins.ts';

/** Nobody removes the account they are using: the clinic must never be left without an administrator by a slip. */
export const adminsOnOthers: Access = ({ req }) => (admins({ req }) && req.user ? { id: { not_equals: req.user.id } } : false);
