export const roles = ['admin', 'gestor', 'editor', 'balcao', 'medico'] as const;
export type Role = (typeof roles)[number];

/** Payload hands the person over in several shapes (session, list, browser); the role is in all of them. */
export const roleOf = (user: object | null | undefined): Role | null =>
  user && 'papel' in user ? (roles.find((role) => role === user.papel) ?? null) : null;

/** A doctor sees of the patients what was given to him to read. */
export const seesPatients = (role: Role | null): boolean => role !== null && role !== 'editor';
