import { roleOf } from './role.ts';

export const hiddenFromAllButAdmins = ({ user }: { user: object | null }): boolean => roleOf(user) !== 'admin';
