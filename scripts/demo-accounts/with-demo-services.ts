import { setTimeout as sleep } from 'node:timers/promises';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { dataRequestStore } from '@clinic/core/adapters/database/personal-area/data-request-store';
import { peopleStore } from '@clinic/core/adapters/database/personal-area/people-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import { createLogger } from '@clinic/core/logging/create-logger';
import { configuredProvider } from '../../worker/booking/payment-provider.ts';
import { readEnv } from '../../worker/env.ts';
import type { DayServices } from '../demo-day/day-services.ts';

/** On the adapters of the running system. Refuses any other than a local one: the accounts' password is in the sources. */
export async function withDemoServices(settings: NodeJS.ProcessEnv, work: (services: DayServices) => Promise<void>): Promise<void> {
  const { DEPLOYMENT: deployment } = settings;
  if (deployment !== 'local') throw new Error(`demo accounts are for a local system, not for ${deployment}`);
  const env = readEnv({ ...process.env, ...settings });
  const logger = createLogger('demo-accounts', env.LOG_LEVEL);
  const pool = createPool(env.DATABASE_URL, (error) => logger.error(error, 'database'));
  const dbos = await createDbosClient(env.DATABASE_URL, pool);
  const {
    DATA_KEYS: keys,
    CLINIC_SETTLE_MS: settleMs,
    CLINIC_SERVICE_URL: url,
    CLINIC_SERVICE_KEY: key,
    CLINIC_SERVICE_APP_ID: appId,
  } = env;
  try {
    await work({
      booking: {
        ...{ store: bookingStore(pool, dbos, keys), clinic: clinicOverHttp({ url, key, appId, logger }), keys, settleMs, sleep },
        ...{ provider: configuredProvider(env, logger), contacts: patientContacts(createDatabase(pool)) },
      },
      accounts: accountStore(pool, dbos),
      people: peopleStore(pool),
      passwords: argon2Passwords(),
      pool,
      desk: deskStore(pool, dbos, keys),
      waiting: waitingStore(pool, dbos, keys),
      requests: requestStore(pool, dbos, keys),
      documents: { store: documentStore(pool, dbos, keys), files: documentFilesFrom(env) },
      dataRequests: dataRequestStore(pool, keys),
    });
  } finally {
    await dbos.destroy();
    await pool.end();
  }
}
