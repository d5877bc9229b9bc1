import type { FieldAccess } from 'payload';
import { admins } from './admins.ts';

/** A role is given by somebody else: an administrator cannot demote themselves by a slip. */
export const adminsOnOthersField: FieldAccess = ({ id, req }) => admins({ req }) && req.user?.id !== id;
