import { roleOf } from './role.ts';

/** Prices and deadlines are the front desk's, so editors are not shown them. */
export const hiddenFromEditors = ({ user }: { user: object | null }): boolean => roleOf(user) === 'editor';
