import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { smsFromSettings } from '@clinic/core/adapters/sms/sms-from-settings';
import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { BookingPorts } from '@clinic/core/booking/booking-ports';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import type { SendMail } from '../smtp.ts';
import { composeMail, visitAddress } from './compose-mail.ts';
import { lettersAhead } from './letters-ahead.ts';
import { noticeOwner } from './notice-owner.ts';
import { configuredProvider } from './payment-provider.ts';
import { registerBooking } from './register-booking.ts';
import { registerCodes } from './register-codes.ts';
import { sendCode } from './send-code.ts';
import { tellPatient } from './tell-patient.ts';
import { textPatient } from './text-patient.ts';
import { unusualRates } from './unusual-rates.ts';
import { registerWatch } from './watch-bookings.ts';
import { writeMail } from './write-mail.ts';

type Parts = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  library: () => Library;
  logger: Logger;
};

/** Everything a booking needs in this process; returns the schedules to set once the engine runs. */
export function startBooking({ env, pool, dbos, contact, send, library, logger }: Parts) {
  const db = createDatabase(pool);
  const store = bookingStore(pool, dbos, env.DATA_KEYS);
  const clinic = { url: env.CLINIC_SERVICE_URL, key: env.CLINIC_SERVICE_KEY, appId: env.CLINIC_SERVICE_APP_ID };
  const ports: BookingPorts = {
    store,
    clinic: clinicOverHttp({ ...clinic, logger }),
    provider: configuredProvider(env, logger),
    contacts: patientContacts(db),
    keys: env.DATA_KEYS,
    settleMs: env.CLINIC_SETTLE_MS,
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
  const sms = smsFromSettings(env);
  const compose = composeMail({
    store,
    contact,
    visitUrl: ({ id, locale, linkVersion }) =>
      visitAddress(env.SITE_ORIGIN, locale, writeVisitToken(env.VISIT_LINK_SECRET, { bookingId: id, version: linkVersion })),
  });
  const tell = tellPatient({
    store,
    compose,
    render: writeMail,
    lettersAhead: lettersAhead(library),
  });
  const codes = codeStore(pool, dbos, env.DATA_KEYS);
  const { clinic: service, contacts, keys } = ports;
  const [secret] = env.VISIT_LINK_SECRET;
  const sendOne = sendCode({ codes, clinic: service, contacts, keys, contact, send, text: sms, secret, siteOrigin: env.SITE_ORIGIN });
  registerCodes(sendOne, codes.recordRefused);
  const withinLimit = rateLimiter(db, { secret, visitorsPerAddress: 1 });
  registerBooking({
    ports,
    patience: { tries: env.CLINIC_TRIES },
    tell,
    text: textPatient({ store, send: sms, contact }),
    notice: noticeOwner({ ports, contact, text: sms, withinLimit }),
  });
  return registerWatch({ store, sweep: bookingSweep(db), unusualRates: unusualRates(db, logger) });
}
