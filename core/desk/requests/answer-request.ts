import { err, ok } from '../../kernel/result.ts';
import { requestWorkItems, workItemOfRequest } from '../../requests/request-work-item.ts';
import type { DeskTrouble } from '../desk-request.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';

/** `requestId` names the press of the button, `visitorRequestId` what it is about. */
type Pressed = { store: DeskStore; staff: StaffMember; visitorRequestId: string; requestId: string };

/** Everything about one form, for the front desk. The access is recorded first: no view without an audit entry. */
export async function openVisitorRequest({ store, staff, visitorRequestId }: Omit<Pressed, 'requestId'>) {
  await store.recordView({ staff, action: 'look', bookingId: null, detail: { visitorRequest: visitorRequestId } });
  const file = await store.visitorRequest(visitorRequestId);
  // A doctor reads what was given to him, and nothing else.
  return staff.role === 'medico' && file?.assignedTo !== staff.id ? null : file;
}

/** Somebody called or wrote: the promise is kept, and the task goes with it. */
export const markRequestAnswered = ({ store, staff, visitorRequestId, requestId }: Pressed) => {
  const entry = { staff, bookingId: null, action: 'settled' as const, requestId, detail: { visitorRequest: visitorRequestId } };
  return store.act<DeskTrouble>(entry, async (transaction) => {
    if (!(await transaction.markAnswered(visitorRequestId, staff))) return err({ kind: 'nothingToDo' });
    const subject = { kind: 'request', id: visitorRequestId } as const;
    await transaction.closeWorkItems({ kinds: requestWorkItems, subject, by: staff.name });
    return ok('done' as const);
  });
};

/** It was marked by mistake, or there is more to say: the task is back, with the deadline that was promised. */
export const reopenRequest = ({ store, staff, visitorRequestId, requestId }: Pressed) => {
  const entry = { staff, bookingId: null, action: 'reopened' as const, requestId, detail: { visitorRequest: visitorRequestId } };
  return store.act<DeskTrouble>(entry, async (transaction) => {
    const reopened = await transaction.reopenRequest(visitorRequestId);
    if (!reopened) return err({ kind: 'nothingToDo' });
    const { kind, number, answerBy } = reopened;
    const subject = { kind: 'request', id: visitorRequestId } as const;
    await transaction.openWorkItem({ kind: workItemOfRequest[kind], subject, detail: { number }, ...(answerBy && { dueAt: answerBy }) });
    return ok('done' as const);
  });
};
