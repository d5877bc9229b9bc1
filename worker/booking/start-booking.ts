import type { LiveLibrary } from '@clinic/core/adapters/content/live-library';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { decryptAccount } from '@clinic/core/adapters/database/bookings/refund-accounts';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { waitingPlaces } from '@clinic/core/adapters/database/waiting/waiting-places';
import { waitingTables } from '@clinic/core/adapters/database/waiting/waiting-tables';
import { videoRoomsFromSettings } from '@clinic/core/adapters/video/video-rooms-from-settings';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import { defaultLocale, type Locale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { readReminderChoice } from '../personal-area/reminder-choice.ts';
import { composeMail, visitAddress } from './compose-mail.ts';
import { followUpSettings } from './follow-up-settings.ts';
import { mailPatient } from './mail-patient.ts';
import { notifyOwner } from './notify-owner.ts';
import { configuredProvider } from './payment-provider.ts';
import { readOtherHours } from './read-other-hours.ts';
import { registerBooking } from './register-booking.ts';
import { reportUnpayableMethods } from './report-unpayable-methods.ts';
import { textPatient } from './text-patient.ts';
import { unusualRates } from './unusual-rates.ts';
import { registerWatch } from './watch-bookings.ts';
import { writeMail } from './write-mail.ts';

type StartBookingOptions = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  clinic: ClinicService;
  contact: (locale: Locale) => Promise<ClinicContact>;
  text: SmsSender;
  library: Pick<LiveLibrary, 'current' | 'onUpdate'>;
  logger: Logger;
  observe: ObserveCall;
};

/** Sets up all work for bookings in this process; returns the schedules to set once DBOS runs. */
export function startBooking({ env, pool, dbos, clinic, contact, text, library, logger, observe }: StartBookingOptions) {
  const db = createDatabase(pool);
  const store = bookingStore(pool, dbos, env.DATA_KEYS);
  const provider = configuredProvider(env, logger, observe);
  reportUnpayableMethods({ library, provider, logger });
  const ports: BookingPorts = {
    store,
    clinic,
    provider,
    contacts: patientContacts(db),
    keys: env.DATA_KEYS,
    settleMs: env.CLINIC_SETTLE_MS,
    sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
  };
  const tokenOf = ({ id, linkVersion }: Booking) => writeVisitToken(env.VISIT_LINK_SECRET, { bookingId: id, version: linkVersion });
  const accountEnding = async (bookingId: string) =>
    (await decryptAccount(bookingTables(db), env.DATA_KEYS, bookingId))?.iban.slice(-4) ?? null;
  const places = waitingPlaces(waitingTables(db));
  const waits = async (bookingId: string) => (await places.entryOf(bookingId)) !== null;
  const compose = composeMail({
    store,
    contact,
    accountEnding,
    waits,
    noticeHours: () => readBookingSettings(library.current(), defaultLocale).noticeHours,
    earlierUrl: (booking) => visitAddress(env.SITE_ORIGIN, booking.locale, tokenOf(booking), 'visitEarlier'),
    otherHours: readOtherHours({ clinic, tables: bookingTables(db), origin: env.SITE_ORIGIN }),
    visitUrl: (booking) => visitAddress(env.SITE_ORIGIN, booking.locale, tokenOf(booking)),
    accountUrl: (booking) => visitAddress(env.SITE_ORIGIN, booking.locale, tokenOf(booking), 'visitRefund'),
  });
  const mail = mailPatient({
    store,
    compose,
    render: writeMail,
    followUpSettings: followUpSettings(library.current),
    reminderChoice: readReminderChoice(accountStore(pool, dbos), env.DATA_KEYS),
  });
  const [secret] = env.VISIT_LINK_SECRET;
  const withinLimit = rateLimiter(db, { secret, visitorsPerAddress: 1 });
  registerBooking({
    ports,
    retryPolicy: { tries: env.CLINIC_TRIES },
    mail,
    text: textPatient({ store, send: text, contact, accountEnding, waits }),
    notifyOwner: notifyOwner({ ports, contact, text, withinLimit }),
  });
  return registerWatch({
    store,
    sweep: bookingSweep(db),
    rooms: videoRoomsFromSettings(env, logger),
    calendar: () => readOpeningCalendar(library.current()),
    unusualRates: unusualRates(db, logger),
  });
}
