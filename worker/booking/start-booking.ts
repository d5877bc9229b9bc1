import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { proofStore } from '@clinic/core/adapters/database/bookings/proof-store';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { smsFromSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { BookingPorts } from '@clinic/core/booking/booking-ports';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import type { ReadContent } from '@clinic/core/content/content-reader';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import type { SendMail } from '../smtp.ts';
import { composeMail, visitAddress } from './compose-mail.ts';
import { lettersAhead } from './letters-ahead.ts';
import { configuredProvider } from './payment-provider.ts';
import { registerBooking } from './register-booking.ts';
import { registerProof } from './register-proof.ts';
import { sendCode } from './send-code.ts';
import { tellPatient } from './tell-patient.ts';
import { textPatient } from './text-patient.ts';
import { registerWatch } from './watch-bookings.ts';
import { writeMail } from './write-mail.ts';

type Parts = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  read: ReadContent;
  logger: Logger;
};

/** Everything a booking needs in this process; returns the schedules to set once the engine runs. */
export function startBooking({ env, pool, dbos, contact, send, read, logger }: Parts) {
  const store = bookingStore(pool, dbos);
  const clinic = { url: env.CLINIC_SERVICE_URL, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID };
  const ports: BookingPorts = {
    store,
    clinic: clinicOverHttp({ ...clinic, logger }),
    provider: configuredProvider(env, logger),
    settleMs: env.CLINIC_SETTLE_MS,
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
  const sms = smsFromSettings(env);
  const compose = composeMail({
    store,
    contact,
    visitUrl: ({ id, locale }) => visitAddress(env.SITE_ORIGIN, locale, writeVisitToken(env.VISIT_LINK_SECRET, id)),
  });
  const tell = tellPatient({
    store,
    compose,
    render: writeMail,
    lettersAhead: lettersAhead(read, logger),
  });
  const proofs = proofStore(pool, dbos);
  registerProof(sendCode({ proofs, clinic: ports.clinic, contact, send, text: sms, secret: env.VISIT_LINK_SECRET }));
  registerBooking({ ports, patience: { tries: env.CLINIC_TRIES }, tell, text: textPatient({ store, send: sms, contact }) });
  return registerWatch({ store, sweep: bookingSweep(createDatabase(pool)) });
}
