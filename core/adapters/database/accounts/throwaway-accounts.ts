import type pg from 'pg';
import type { AccountServices } from '../../../identity/accounts/account-services.ts';
import { type AccountHarness, passkeyOrigin, testCodeSecret } from '../../../identity/testing/account-services.ts';
import { recordStatements } from '../../../identity/testing/record-statements.ts';
import { testDataKeys as keys } from '../../../secrets/test-data-keys.ts';
import { createDbosClient } from '../../dbos/dbos-client.ts';
import { argon2Passwords } from '../../passwords/argon2-passwords.ts';
import { createDatabase, createPool } from '../database.ts';
import { codeStore } from '../identity/code-store.ts';
import { rateLimiter } from '../rate-limiter.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { accountStore } from './account-store.ts';
import { factorStore } from './factor-store.ts';
import { keptForms } from './kept-forms.ts';
import { letterStore } from './letter-store.ts';
import { sessionStore } from './session-store.ts';

/** For tests. */
export async function createAccountHarness(): Promise<AccountHarness> {
  const { url, roles } = await createMigratedDatabase();
  const [site, worker, admin] = [roles.site, roles.worker, url].map((each) => createPool(each, () => {})) as [pg.Pool, pg.Pool, pg.Pool];
  const statementsOf = recordStatements(site);
  const dbos = await createDbosClient(roles.site, site);
  const db = createDatabase(site);
  const services: AccountServices = {
    accounts: accountStore(site, dbos),
    sessions: sessionStore(site),
    factors: factorStore(db, keys),
    keptForms: keptForms(db, keys),
    codes: codeStore(site, dbos, keys),
    passwords: argon2Passwords(),
    withinLimit: rateLimiter(db, { secret: testCodeSecret, visitorsPerAddress: 1 }),
    reportForeignId: () => {},
    keys,
    codeSecret: testCodeSecret,
    relyingParty: { host: 'exemplo.pt', origins: [passkeyOrigin] },
  };
  const onOneConnection: AccountHarness['onOneConnection'] = async (work) => {
    const single = createPool(roles.site, () => {}, 1);
    try {
      return await work({ ...services, accounts: accountStore(single, dbos) });
    } finally {
      await single.end();
    }
  };
  const close = async () => {
    await dbos.destroy();
    await Promise.all([site.end(), worker.end(), admin.end()]);
  };
  return { services, letters: letterStore(worker, dbos), admin, statementsOf, onOneConnection, close };
}
