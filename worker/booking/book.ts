import { announceVisit } from '@clinic/core/booking/announce-visit';
import type { BookingPorts } from '@clinic/core/booking/booking-ports';
import { checkConflict } from '@clinic/core/booking/check-conflict';
import { createOrAdopt } from '@clinic/core/booking/create-or-adopt';
import { endBooking } from '@clinic/core/booking/end-booking';
import { ensurePatient } from '@clinic/core/booking/ensure-patient';
import { recheckVisit } from '@clinic/core/booking/recheck-visit';
import { requestPayment } from '@clinic/core/booking/request-payment';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { outOfTries, type Patience, untilDone, whileWaitedFor } from './patience.ts';

const laterMs = 60_000;

/**
 * From the button to the outcome. Each step leaves its facts in the booking's row, so that a step which is run twice, by whichever
 * worker, finds what the first run did.
 */
export const bookWorkflow = (ports: BookingPorts, patience: Patience) => async (bookingId: string) => {
  const step = <T>(name: string, work: () => Promise<T>) => DBOS.runStep(work, whileWaitedFor(patience, name));
  try {
    const patient = await step('patient', () => ensurePatient(ports, bookingId));
    if (patient === 'ended') return;
    if (patient === 'known' && (await step('conflict', () => checkConflict(ports, bookingId))) === 'ended') return;
    if ((await step('visit', () => createOrAdopt(ports, bookingId))) === 'ended') return;
  } catch (error) {
    if (!outOfTries(error)) throw error;
    const end = () => endBooking(ports.store, bookingId, { review: 'clinicUnreachable' });
    if ((await DBOS.runStep(end, untilDone('hand to a person'))) === 'ended') return;
  }
  // Silence here costs nothing: the same look is taken again in some minutes and every night.
  await DBOS.runStep(() => recheckVisit(ports, bookingId), { name: 'recheck' }).catch(() => undefined);
  if ((await DBOS.runStep(() => announceVisit(ports.store, bookingId), untilDone('announce'))) !== 'toBePaid') return;
  const asked = await DBOS.runStep(() => requestPayment(ports, bookingId), untilDone('payment'));
  if (asked === 'silent' || asked === 'refused') await DBOS.runStep(() => askLater(ports, bookingId), untilDone('ask for money later'));
};

const askLater = ({ store }: BookingPorts, bookingId: string) =>
  store.inTransaction((transaction) => transaction.start({ kind: 'requestPayment', bookingId }, new Date(Date.now() + laterMs)));
