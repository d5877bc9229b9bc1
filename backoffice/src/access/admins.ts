import type { PayloadRequest } from 'payload';
import { roleOf } from './role.ts';

export const admins = ({ req }: { req: PayloadRequest }): boolean => roleOf(req.user) === 'admin';
