import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { BookingWork } from '../../../booking/ports/booking-store.ts';
import { application, queues, workflows } from '../../dbos/application.ts';

/** The workflow's name and input, and the id by which the same work is recognised. */
function describe(work: BookingWork): { name: string; id: string; args: (string | number)[] } {
  switch (work.kind) {
    case 'settlePayment':
      return { name: workflows[work.kind], id: `settle-${work.paymentId}-${work.asked}`, args: [work.paymentId] };
    case 'cancelReplaced':
      return { name: workflows[work.kind], id: `cancelReplaced-${work.paymentId}`, args: [work.paymentId] };
    case 'refundMoney':
      return { name: workflows[work.kind], id: `refundMoney-${work.refundId}`, args: [work.refundId] };
    case 'remind':
      return {
        name: workflows[work.kind],
        id: `remind-${work.bookingId}-${work.sequence}-${work.hoursBefore}`,
        args: [work.bookingId, work.hoursBefore, work.sequence],
      };
    case 'tell':
      return {
        name: workflows[work.kind],
        id: named('tell', work.bookingId, work.mail, work.about, work.again),
        args: [work.bookingId, work.mail, work.about, ...(work.again ? [work.again] : [])],
      };
    case 'text':
      return {
        name: workflows[work.kind],
        id: named('text', work.bookingId, work.mail, work.about, work.sequence, work.again),
        args: [work.bookingId, work.mail, work.about, work.sequence, ...(work.again ? [work.again] : [])],
      };
    case 'recheckOn':
      return { name: workflows.recheck, id: `recheck-${work.bookingId}-${work.occasion}`, args: [work.bookingId] };
    case 'release':
      return { name: workflows.release, id: named('release', work.bookingId, work.appointmentId, work.again), args: [work.bookingId] };
    case 'openHour':
      return {
        name: workflows[work.kind],
        id: named('openHour', work.bookingId, work.appointmentId, work.again),
        args: [work.bookingId, work.appointmentId],
      };
    case 'tellOffer':
    case 'textOffer':
      return { name: workflows[work.kind], id: named(work.kind, work.offerId, work.what), args: [work.offerId, work.what] };
    case 'book':
    case 'giveUpUnpaid':
    case 'rebook':
    case 'requestPayment':
      return { name: workflows[work.kind], id: named(work.kind, work.bookingId, work.again), args: [work.bookingId] };
    default:
      return { name: workflows[work.kind], id: `${work.kind}-${work.bookingId}`, args: [work.bookingId] };
  }
}

const named = (...parts: (string | number | null | undefined)[]) => parts.filter((part) => part !== null && part !== undefined).join('-');

function queueOf({ kind }: BookingWork, at?: Date): string {
  switch (kind) {
    case 'requestPayment':
    case 'settlePayment':
    case 'giveUpUnpaid':
    case 'refundMoney':
      return queues.money;
    case 'cancelReplaced':
    case 'noticeOwner':
    case 'text':
    case 'textOffer':
      return queues.unhurried;
    default:
      return at ? queues.timers : queues.booking;
  }
}

/** In the caller's own transaction: the work exists exactly if the facts do. What waits for its time is a row and costs nothing. */
export async function startWork(dbos: DBOSClient, client: pg.PoolClient, work: BookingWork, at?: Date): Promise<void> {
  const { name, id, args } = describe(work);
  await dbos.enqueueInTransaction<(...given: (string | number)[]) => Promise<unknown>>(
    client,
    {
      workflowName: name,
      queueName: queueOf(work, at),
      workflowID: id,
      appVersion: application.version,
      ...(at && { delaySeconds: Math.max(0, at.getTime() - Date.now()) / 1000 }),
    },
    ...args,
  );
}
