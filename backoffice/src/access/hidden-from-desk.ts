import { roleOf } from './role.ts';

/** The front desk edits no content, so it is not shown to it. */
export const hiddenFromDesk = ({ user }: { user: object | null }): boolean => roleOf(user) === 'balcao';
