import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { draftStore } from '@clinic/core/adapters/database/bookings/draft-store';
import { listHeldSlots } from '@clinic/core/adapters/database/bookings/slot-holds';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { workdaysOf } from '@clinic/core/booking/availability/workdays';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { SiteBooking } from '../app/page-context.ts';
import type { SiteEnv } from './env.ts';

type Watched = { logger: Logger; observe: ObserveCall };

/** The services of the booking screens. The site only reads from the clinic; the worker makes all writes. */
export function createBookingServices(env: SiteEnv, pool: pg.Pool, dbos: DBOSClient, { logger, observe }: Watched): SiteBooking {
  const address = { url: env.CLINIC_SERVICE_URL, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID };
  const clinic = clinicOverHttp({ ...address, logger, observe });
  const directory = clinicDirectory({ clinic });
  const db = createDatabase(pool);
  const tables = bookingTables(db);
  return {
    drafts: draftStore(db, env.DATA_KEYS),
    codes: codeStore(pool, dbos, env.DATA_KEYS),
    patients: clinic,
    withinLimit: rateLimiter(db, { secret: env.VISIT_LINK_SECRET[0], visitorsPerAddress: env.VISITORS_PER_ADDRESS }),
    store: bookingStore(pool, dbos, env.DATA_KEYS),
    waiting: waitingStore(pool, dbos, env.DATA_KEYS),
    availability: availability({ clinic, directory, heldSlots: (window) => listHeldSlots(tables, window) }),
    directory,
    workdays: workdaysOf({ clinic }),
    visitSecrets: env.VISIT_LINK_SECRET,
    keys: env.DATA_KEYS,
  };
}
