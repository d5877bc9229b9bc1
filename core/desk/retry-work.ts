import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { repeatableWork } from './repeatable-work.ts';

/** The worker does once more what may have been left undone; the booking stays in the queue until somebody has seen that it helped. */
export const retryWork = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'retry' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    const works = repeatableWork({ booking, payments: await transaction.payments(bookingId) }, { again: requestId, now });
    if (works.length === 0) return err({ kind: 'nothingToDo' });
    for (const work of works) await transaction.start(work);
    await transaction.remark(bookingId, { kind: 'retried', by: staff, detail: { works: works.map(({ kind }) => kind).join(' ') } });
    return ok('done' as const);
  });
