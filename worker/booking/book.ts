import { announceVisit } from '@clinic/core/booking/appointment/announce-visit';
import { checkConflict } from '@clinic/core/booking/appointment/check-conflict';
import { createOrAdopt } from '@clinic/core/booking/appointment/create-or-adopt';
import { endBooking } from '@clinic/core/booking/appointment/end-booking';
import { ensurePatient } from '@clinic/core/booking/appointment/ensure-patient';
import { recheckVisit } from '@clinic/core/booking/appointment/recheck-visit';
import { requestPayment } from '@clinic/core/booking/payment/request-payment';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { isOutOfRetries, type RetryPolicy, retryUntilDone, retryWhilePatientWaits } from '../workflows/retry-policy.ts';
import { tryUntilDone } from '../workflows/try-until-done.ts';

const laterMs = 60_000;

/**
 * From the submitted booking to its outcome. Each step stores its facts in the booking's row, so that a step that runs twice, in whichever
 * worker, finds what the first run did.
 */
export const bookWorkflow = (ports: BookingPorts, retryPolicy: RetryPolicy) => async (bookingId: string) => {
  const step = <T>(name: string, work: () => Promise<T>) => DBOS.runStep(work, retryWhilePatientWaits(retryPolicy, name));
  try {
    const patient = await step('patient', () => ensurePatient(ports, bookingId));
    if (patient === 'ended') return;
    if (patient === 'known' && (await step('conflict', () => checkConflict(ports, bookingId))) === 'ended') return;
    if ((await step('visit', () => createOrAdopt(ports, bookingId))) === 'ended') return;
  } catch (error) {
    if (!isOutOfRetries(error)) throw error;
    const end = () => endBooking(ports.store, bookingId, { review: 'clinicUnreachable' });
    if ((await DBOS.runStep(end, retryUntilDone('hand to a person'))) === 'ended') return;
  }
  // From here on a second run finds in the rows what the first one did and left to others, so nothing is recorded beside them.
  // A failure of the recheck is harmless: the visit is rechecked in some minutes and every night.
  await recheckVisit(ports, bookingId).catch(() => undefined);
  if ((await tryUntilDone(() => announceVisit(ports.store, bookingId), retryUntilDone('announce'))) !== 'toBePaid') return;
  const requested = await tryUntilDone(() => requestPayment(ports, bookingId), retryUntilDone('payment'));
  if (requested === 'silent' || requested === 'refused')
    await tryUntilDone(() => requestPaymentLater(ports, bookingId), retryUntilDone('ask for money later'));
};

const requestPaymentLater = ({ store }: BookingPorts, bookingId: string) =>
  store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'requestPayment', bookingId }, new Date(Date.now() + laterMs)));
