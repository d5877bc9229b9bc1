import { pbkdf2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Inventor, trainingDomain } from './invent.ts';
import type { Originals } from './originals.ts';

type Member = { id: number; nome: string; email: string; papel: string };

/** As Payload writes them (`generatePasswordSaltHash`). */
function hashed(password: string): { salt: string; hash: string } {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')}` };
}

/** Staff keep their roles and get other names, an address for each and one password; their sessions and open forms stay behind. */
export async function scrambleStaff(client: pg.ClientBase, seen: Originals, password: string) {
  const { rows: there } = await client.query<{ there: boolean }>(`select to_regclass('cms.utilizadores') is not null as there`);
  if (!there[0]?.there) return { rows: 0, logins: [], replace: async () => {} };
  const { rows: members } = await client.query<Member>('select id, nome, email, papel::text from cms.utilizadores order by id');
  for (const { nome, email } of members) {
    seen.add('staffName', nome);
    seen.add('contact', email);
  }
  const emailOf = (index: number, role: string) => `${role}.${index + 1}@${trainingDomain}`;
  return {
    rows: members.length,
    logins: members.map(({ papel }, index) => ({ email: emailOf(index, papel), role: papel })),
    replace: async (invented: Inventor) => {
      await client.query('truncate cms.payload_preferences, cms.payload_locked_documents, cms.payload_kv cascade');
      const { salt, hash } = hashed(password);
      for (const [index, { id, nome, papel }] of members.entries())
        await client.query(
          `update cms.utilizadores set nome = $2, email = $3, salt = $4, hash = $5, reset_password_token = null, reset_password_expiration = null,
             reset_password_requested_at = null where id = $1`,
          [id, invented.staffName(nome), emailOf(index, papel), salt, hash],
        );
      await replaceSavers(client, invented);
    },
  };
}

/** Who saved a version of a page is kept by name. */
async function replaceSavers(client: pg.ClientBase, invented: Inventor): Promise<void> {
  const { rows: places } = await client.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column from information_schema.columns
     where table_schema = 'cms' and column_name in ('guardado_por', 'version_guardado_por')`,
  );
  for (const { table, column } of places) {
    const { rows } = await client.query<{ name: string }>(`select distinct ${column} as name from ${table} where ${column} <> ''`);
    for (const { name } of rows)
      await client.query(`update ${table} set ${column} = $2 where ${column} = $1`, [name, invented.staffName(name)]);
  }
}
