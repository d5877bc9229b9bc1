import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DatabaseRole, databaseRoles, roleName, urlOfRole } from '@clinic/core/adapters/database/roles/role-names';

export type LocalRoles = {
  /** What `migrate` needs to know of them. */
  settings: NodeJS.ProcessEnv;
  urlOf: (role: DatabaseRole, databaseUrl: string) => string;
};

/** The roles of a local system bear the name of its database, so that several can live on one server. */
export async function localRoles(databaseUrl: string, dataDir: string): Promise<LocalRoles> {
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const prefix = database.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  const passwords = await keptPasswords(path.join(dataDir, `database-passwords-${prefix}.json`));
  const entries = databaseRoles.map((role) => [`DATABASE_${role.toUpperCase()}_PASSWORD`, passwords[role]]);
  return {
    settings: { DATABASE_ROLE_PREFIX: prefix, ...Object.fromEntries(entries) },
    urlOf: (role, url) => urlOfRole(url, roleName(prefix, role), passwords[role]),
  };
}

/** Made once and kept beside the data: a server may ask for them, and a second start must know the first one's. */
async function keptPasswords(file: string): Promise<Record<DatabaseRole, string>> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return JSON.parse(kept) as Record<DatabaseRole, string>;
  const made = Object.fromEntries(databaseRoles.map((role) => [role, randomBytes(24).toString('base64url')]));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made as Record<DatabaseRole, string>;
}
