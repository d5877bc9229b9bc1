import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';
import { repeatableWork } from './repeatable-work.ts';

/** The worker does once more what may have been left undone; the booking stays in the queue until somebody has seen that it helped. */
export const retryWork = (request: DeskRequest) => {
  const { store, staff, bookingId, requestId } = request;
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'retry' }, (transaction) => startAgain(transaction, request));
};

export async function startAgain(
  transaction: DeskTransaction,
  { staff, bookingId, requestId }: DeskRequest,
): Promise<Result<'done', DeskTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  const works = repeatableWork({ booking, payments: await transaction.payments(bookingId) }, { again: requestId, now });
  if (works.length === 0) return err({ kind: 'nothingToDo' });
  for (const work of works) await transaction.start(work);
  await transaction.remark(bookingId, { kind: 'retried', by: staff, detail: { works: works.map(({ kind }) => kind).join(' ') } });
  return ok('done');
}
