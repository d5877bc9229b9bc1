import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import { lookForHours } from '@clinic/core/booking/waiting/look-for-hours';
import { openReleasedHour } from '@clinic/core/booking/waiting/open-released-hour';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { SmsSender } from '@clinic/core/sms/sms-sender';
import { DBOS, type DBOSClient, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import type { OfferLetterKind } from '../mails/render-offer-letter.ts';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { maxRecoveries, retryUntilDone, retryWhilePatientWaits } from '../workflows/retry-policy.ts';
import { tellOffer, textOffer } from './tell-offer.ts';
import { offerSettings } from './waiting-settings.ts';

type StartWaitingOptions = {
  env: Env;
  pool: pg.Pool;
  dbos: DBOSClient;
  clinic: ClinicService;
  contact: (locale: Locale) => Promise<ClinicContact>;
  text: SmsSender;
  library: () => Library;
};

/** Sets up all work of the waiting list in this process; the returned one runs by the clock. */
export function startWaiting({ env, pool, dbos, clinic, contact, text, library }: StartWaitingOptions): ScheduledWorkflowFn {
  const settings = offerSettings(env, library);
  const store = bookingStore(pool, dbos, env.DATA_KEYS);
  const waiting = waitingStore(pool, dbos, env.DATA_KEYS);
  const letters = { store, waiting, contact, siteOrigin: env.SITE_ORIGIN, visitSecrets: env.VISIT_LINK_SECRET };
  const register = <Args extends unknown[]>(name: keyof typeof workflows, work: (...args: Args) => Promise<void>) =>
    registerWorkflow(work, { name: workflows[name], maxRecoveryAttempts: maxRecoveries });
  // An hour that the clinic says nothing about for twenty minutes is not offered any more: it is on the site.
  register('openHour', async (bookingId: string, appointmentId: number) => {
    const open = () => openReleasedHour({ store, waiting, clinic, settings }, { bookingId, appointmentId }, new Date());
    await DBOS.runStep(open, retryWhilePatientWaits({ tries: env.CLINIC_TRIES }, 'offer'));
  });
  const inOneStep = (tell: (offerId: string, kind: OfferLetterKind) => Promise<void>) => (offerId: string, kind: OfferLetterKind) =>
    DBOS.runStep(() => tell(offerId, kind), retryUntilDone('all of it'));
  register('tellOffer', inOneStep(tellOffer(letters)));
  register('textOffer', inOneStep(textOffer({ ...letters, send: text, quiet: settings.quiet })));
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      // A clinic that is silent is looked at again in ten minutes.
      await DBOS.runStep(() => lookForHours({ waiting, clinic, settings }, new Date()), { name: 'look' }).catch(() => undefined);
    },
    { name: workflows.lookForHours },
  );
}

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleWaiting = (look: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'look-for-hours', workflowFn: look, schedule: '*/10 * * * *', cronTimezone: 'Europe/Lisbon' }]);
