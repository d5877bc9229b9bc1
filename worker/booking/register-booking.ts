import { workflows } from '@clinic/core/adapters/dbos/application';
import { askForReview } from '@clinic/core/booking/ask-for-review';
import type { ReviewReason } from '@clinic/core/booking/booking';
import type { BookingMailKind } from '@clinic/core/booking/booking-mail';
import type { BookingPorts } from '@clinic/core/booking/booking-ports';
import { cancelReplaced } from '@clinic/core/booking/cancel-replaced';
import { endBooking } from '@clinic/core/booking/end-booking';
import { giveUpUnpaid } from '@clinic/core/booking/give-up-unpaid';
import { rebookPaidLate } from '@clinic/core/booking/rebook-paid-late';
import { recheckVisit } from '@clinic/core/booking/recheck-visit';
import { releaseBooking } from '@clinic/core/booking/release-visit';
import { requestPayment } from '@clinic/core/booking/request-payment';
import { settlePayment } from '@clinic/core/booking/settle-payment';
import { Silence } from '@clinic/core/booking/silence';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { bookWorkflow } from './book.ts';
import { outOfTries, type Patience, untilDone } from './patience.ts';
import type { TellPatient } from './tell-patient.ts';
import type { TextPatient } from './text-patient.ts';

type Parts = {
  ports: BookingPorts;
  patience: Patience;
  tell: TellPatient;
  text: TextPatient;
  notice: (bookingId: string) => Promise<void>;
};

// A worker may die under the same work again and again without that being the work's fault.
const mostRecoveries = 50;

/** Everything the worker does for bookings, one workflow for each kind of work. Inputs are ids and nothing else. */
export function registerBooking({ ports, patience, tell, text, notice }: Parts): void {
  const register = <Args extends unknown[]>(name: keyof typeof workflows, work: (...args: Args) => Promise<unknown>) =>
    DBOS.registerWorkflow(work, { name: workflows[name], maxRecoveryAttempts: mostRecoveries });
  const inOneStep =
    <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>, otherwise?: (...args: Args) => Promise<unknown>) =>
    async (...args: Args) => {
      try {
        await DBOS.runStep(async () => void (await work(...args)), untilDone('all of it'));
      } catch (error) {
        if (!otherwise || !outOfTries(error)) throw error;
        await DBOS.runStep(async () => void (await otherwise(...args)), untilDone('hand to a person'));
      }
    };
  const review = (reason: ReviewReason) => (bookingId: string) => askForReview(ports.store, bookingId, { reason, tellPatient: false });

  register('book', bookWorkflow(ports, patience));
  register(
    'requestPayment',
    inOneStep(async (bookingId: string) => {
      // Thrown so that it is tried again; by then the deadline may have made it needless.
      const asked = await requestPayment(ports, bookingId);
      if (asked === 'silent' || asked === 'refused') throw new Silence('provider');
    }, review('providerUnreachable')),
  );
  register(
    'settlePayment',
    inOneStep((paymentId: string) => settlePayment(ports, paymentId)),
  );
  register(
    'cancelReplaced',
    inOneStep((paymentId: string) => cancelReplaced(ports, paymentId)),
  );
  register(
    'giveUpUnpaid',
    inOneStep((bookingId: string) => giveUpUnpaid(ports, bookingId), review('notReleased')),
  );
  register(
    'release',
    inOneStep((bookingId: string) => releaseBooking(ports, bookingId), review('notReleased')),
  );
  register(
    'rebook',
    inOneStep(
      (bookingId: string) => rebookPaidLate(ports, bookingId),
      (bookingId) => endBooking(ports.store, bookingId, { review: 'clinicUnreachable' }),
    ),
  );
  register(
    'recheck',
    inOneStep((bookingId: string) => recheckVisit(ports, bookingId)),
  );
  register(
    'tell',
    inOneStep((bookingId: string, mail: BookingMailKind, about: string) => tell({ bookingId, mail, about })),
  );
  register(
    'text',
    inOneStep((bookingId: string, mail: BookingMailKind, about: string, sequence: number) => text({ bookingId, mail, about, sequence })),
  );
  register('noticeOwner', inOneStep(notice));
  register(
    'remind',
    inOneStep((bookingId: string, hoursBefore: number, sequence: number) =>
      tell({ bookingId, mail: 'reminder', about: String(hoursBefore), sequence }),
    ),
  );
}
