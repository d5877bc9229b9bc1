import type { PayloadRequest } from 'payload';
import { roleOf } from './role.ts';

export const staff = ({ req }: { req: PayloadRequest }): boolean => roleOf(req.user) !== null;
