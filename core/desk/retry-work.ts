import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';
import { repeatableWork } from './repeatable-work.ts';

/** Starts work again that may not have been done; the booking stays in the queue until staff have checked the result. */
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
  const works = repeatableWork({ booking, payments: await transaction.lockPayments(bookingId) }, { again: requestId, now });
  if (works.length === 0) return err({ kind: 'nothingToDo' });
  for (const work of works) await transaction.enqueueWork(work);
  await transaction.addStaffEvent(bookingId, { kind: 'retried', by: staff, detail: { works: works.map(({ kind }) => kind).join(' ') } });
  return ok('done');
}
