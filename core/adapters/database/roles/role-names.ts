/** Who connects to the database. Each of our processes is one of them; the migrator owns everything, the backup reads everything. */
export const databaseRoles = ['migrator', 'site', 'worker', 'backoffice', 'backup'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** Roles belong to the whole server, so several systems on one server take different prefixes. */
export const roleName = (prefix: string, role: DatabaseRole): string => `${prefix}_${role}`;

export const defaultRolePrefix = 'clinic';

/** How a process connects: the same server and database as `databaseUrl`, under its own name. */
export function urlOfRole(databaseUrl: string, name: string, password = ''): string {
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(name);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Signed in as before, acting as `name`: for whoever may become that role and needs no password of its own. */
export function urlActingAs(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  // Not `searchParams.set`, which writes a blank as `+`: PostgreSQL would take the plus sign for part of the option.
  const others = url.search.slice(1).split('&').filter(Boolean);
  url.search = [...others, `options=${encodeURIComponent(`-c role=${name}`)}`].join('&');
  return url.href;
}
