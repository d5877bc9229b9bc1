import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { factorStore } from '@clinic/core/adapters/database/accounts/factor-store';
import { keptForms } from '@clinic/core/adapters/database/accounts/kept-forms';
import { sessionStore } from '@clinic/core/adapters/database/accounts/session-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import type { ReportForeignId } from '@clinic/core/identity/foreign-id';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { SiteEnv } from './env.ts';

type AccountEnv = Pick<SiteEnv, 'DATA_KEYS' | 'VISIT_LINK_SECRET' | 'VISITORS_PER_ADDRESS' | 'SITE_ORIGIN' | 'ALSO_ACCEPTED_ORIGINS'>;

/** The services of the account screens and of the account API. */
export function createAccountServices(env: AccountEnv, pool: pg.Pool, dbos: DBOSClient, reportForeignId: ReportForeignId): AccountServices {
  const db = createDatabase(pool);
  // The worker derives the codes from the same.
  const [codeSecret] = env.VISIT_LINK_SECRET;
  return {
    accounts: accountStore(pool, dbos),
    sessions: sessionStore(pool),
    factors: factorStore(db, env.DATA_KEYS),
    keptForms: keptForms(db, env.DATA_KEYS),
    codes: codeStore(pool, dbos, env.DATA_KEYS),
    passwords: argon2Passwords(),
    withinLimit: rateLimiter(db, { secret: codeSecret, visitorsPerAddress: env.VISITORS_PER_ADDRESS }),
    reportForeignId,
    keys: env.DATA_KEYS,
    codeSecret,
    relyingParty: { host: new URL(env.SITE_ORIGIN).hostname, origins: [env.SITE_ORIGIN, ...env.ALSO_ACCEPTED_ORIGINS] },
  };
}
