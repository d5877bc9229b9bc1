import { sql } from 'kysely';
import type { KeptForm, KeptForms } from '../../../identity/sessions/kept-forms.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { Database } from '../database.ts';
import { browserDigest } from '../identity/browser-digest.ts';
import { accountTables } from './account-tables.ts';

const keptMinutes = 60;
const placeOf = (browser: Buffer) => ({ table: 'account_kept_forms', row: browser.toString('hex'), field: 'fields' });

/** Whatever may have been typed, so all of it is encrypted. */
export function keptForms(database: Database, keys: DataKeys): KeptForms {
  const db = accountTables(database);
  return {
    keep: async (browserKey, { accountId, path, fields }) => {
      const browser = browserDigest(browserKey);
      const encrypted = encrypt(keys, placeOf(browser), JSON.stringify(fields));
      const row = { accountId, path, fields: encrypted, keptAt: sql<Date>`clock_timestamp()` };
      await db
        .insertInto('accountKeptForms')
        .values({ ...row, browserDigest: browser })
        .onConflict((conflict) => conflict.column('browserDigest').doUpdateSet(row))
        .execute();
    },
    take: async (browserKey, { accountId, path }) => {
      const browser = browserDigest(browserKey);
      const taken = await db
        .deleteFrom('accountKeptForms')
        .where('browserDigest', '=', browser)
        .where('accountId', '=', accountId)
        .where('path', '=', path)
        .where('keptAt', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${keptMinutes})`)
        .returning('fields')
        .executeTakeFirst();
      return taken ? (JSON.parse(decrypt(keys, placeOf(browser), taken.fields)) as KeptForm['fields']) : null;
    },
  };
}
