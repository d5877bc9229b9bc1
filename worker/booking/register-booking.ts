import { workflows } from '@clinic/core/adapters/dbos/application';
import { askForReview } from '@clinic/core/booking/appointment/ask-for-review';
import { endBooking } from '@clinic/core/booking/appointment/end-booking';
import { giveUpUnpaid } from '@clinic/core/booking/appointment/give-up-unpaid';
import { rebookPaidLate } from '@clinic/core/booking/appointment/rebook-paid-late';
import { recheckVisit } from '@clinic/core/booking/appointment/recheck-visit';
import { releaseBooking } from '@clinic/core/booking/appointment/release-visit';
import type { ReviewReason } from '@clinic/core/booking/model/booking';
import type { BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import { cancelReplaced } from '@clinic/core/booking/payment/cancel-replaced';
import { refundMoney } from '@clinic/core/booking/payment/refund-money';
import { requestPayment } from '@clinic/core/booking/payment/request-payment';
import { settlePayment } from '@clinic/core/booking/payment/settle-payment';
import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { ServiceUnavailable } from '@clinic/core/clinic/service-unavailable';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { isOutOfRetries, maxRecoveries, type RetryPolicy, retryUntilDone } from '../workflows/retry-policy.ts';
import { tryUntilDone } from '../workflows/try-until-done.ts';
import { bookWorkflow } from './book.ts';
import type { MailPatient } from './mail-patient.ts';
import { giveUpText, type TextPatient } from './text-patient.ts';

type BookingWorkflowOptions = {
  ports: BookingPorts;
  retryPolicy: RetryPolicy;
  mail: MailPatient;
  text: TextPatient;
  notifyOwner: (bookingId: string) => Promise<void>;
};

/** All work of the worker for bookings, one workflow for each kind. Inputs are ids and nothing else. */
export function registerBooking({ ports, retryPolicy, mail, text, notifyOwner }: BookingWorkflowOptions): void {
  const register = <Args extends unknown[]>(name: keyof typeof workflows, work: (...args: Args) => Promise<unknown>) =>
    registerWorkflow(work, { name: workflows[name], maxRecoveryAttempts: maxRecoveries });
  // Each leaves facts in the rows and finds them when it runs again, so it needs no record of its own.
  const untilDone =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, onGiveUp?: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<void> => {
      try {
        await tryUntilDone(() => work(...args), retryUntilDone('all of it'));
      } catch (error) {
        if (!onGiveUp || !isOutOfRetries(error)) throw error;
        await tryUntilDone(() => onGiveUp(...args), retryUntilDone('hand to a person'));
      }
    };
  const review = (reason: ReviewReason) => (bookingId: string) => askForReview(ports.store, bookingId, { reason, tellPatient: false });

  register('book', bookWorkflow(ports, retryPolicy));
  register(
    'requestPayment',
    untilDone(async (bookingId: string) => {
      // Thrown so that it is retried; by then the deadline may have passed.
      const requested = await requestPayment(ports, bookingId);
      if (requested === 'silent' || requested === 'refused') throw new ServiceUnavailable('provider');
    }, review('providerUnreachable')),
  );
  register(
    'settlePayment',
    untilDone((paymentId: string) => settlePayment(ports, paymentId)),
  );
  register(
    'cancelReplaced',
    untilDone((paymentId: string) => cancelReplaced(ports, paymentId)),
  );
  register(
    'refundMoney',
    untilDone((refundId: string) => refundMoney(ports, refundId)),
  );
  register(
    'giveUpUnpaid',
    untilDone((bookingId: string) => giveUpUnpaid(ports, bookingId), review('notReleased')),
  );
  register(
    'release',
    untilDone((bookingId: string) => releaseBooking(ports, bookingId), review('notReleased')),
  );
  register(
    'rebook',
    untilDone(
      (bookingId: string) => rebookPaidLate(ports, bookingId),
      (bookingId) => endBooking(ports.store, bookingId, { review: 'clinicUnreachable' }),
    ),
  );
  register(
    'recheck',
    untilDone((bookingId: string) => recheckVisit(ports, bookingId)),
  );
  register(
    'tell',
    untilDone((bookingId: string, kind: BookingMailKind, about: string, again?: string) => mail({ bookingId, kind, about, again })),
  );
  register(
    'text',
    untilDone(
      (bookingId: string, kind: BookingMailKind, about: string, sequence: number, again?: string) =>
        text({ bookingId, kind, about, sequence, again }),
      (bookingId, kind, about, sequence) => giveUpText(ports.store, { bookingId, kind, about, sequence }),
    ),
  );
  register('noticeOwner', untilDone(notifyOwner));
  register(
    'remind',
    untilDone((bookingId: string, hoursBefore: number, sequence: number) =>
      mail({ bookingId, kind: 'reminder', about: String(hoursBefore), sequence }),
    ),
  );
}
