import { err, ok } from '../../kernel/result.ts';
import type { ArrivedLetter } from '../../mail/arrived/arrived-letter.ts';
import { requestWorkItems, workItemOfRequest } from '../../requests/request-work-item.ts';
import type { DeskTrouble } from '../desk-request.ts';
import type { DeskStore, RequestFile, StaffMember } from '../desk-store.ts';
import { type FormSenderStanding, formSenderStanding } from '../letters/sender-standing.ts';
import { refuseHeld } from '../work/refuse-held.ts';
import { readWorkStates, type StatedWork } from '../work/work-state.ts';

/** `requestId` names the press of the button, `visitorRequestId` what it is about. */
type Pressed = { store: DeskStore; staff: StaffMember; visitorRequestId: string; requestId: string };

export type OpenedRequest = Omit<RequestFile, 'items' | 'arrived'> & {
  items: StatedWork[];
  arrived: (ArrivedLetter & { standing: FormSenderStanding })[];
};

/** Everything about one form, for the front desk. The access is recorded first: no view without an audit entry. */
export async function openVisitorRequest(
  { store, staff, visitorRequestId }: Omit<Pressed, 'requestId'>,
  now = new Date(),
): Promise<OpenedRequest | null> {
  await store.recordView({ staff, action: 'look', bookingId: null, detail: { visitorRequest: visitorRequestId } });
  const file = await store.visitorRequest(visitorRequestId);
  // A doctor reads what was given to him, and nothing else.
  if (!file || (staff.role === 'medico' && file.assignedTo !== staff.id)) return null;
  const { answers, contactProvenAt } = file.request;
  const known = { email: answers.email ?? '', isProven: contactProvenAt !== null };
  // He was given the form and its documents; what is written about it the desk passes on.
  const arrived = staff.role === 'medico' ? [] : file.arrived;
  return {
    ...file,
    arrived: arrived.map((letter) => ({ ...letter, standing: formSenderStanding(letter.from, known) })),
    items: await readWorkStates(store, file.items, { now, staffId: staff.id }),
  };
}

/** Somebody called or wrote: the promise is kept, and the task goes with it. */
export const markRequestAnswered = ({ store, staff, visitorRequestId, requestId }: Pressed) => {
  const entry = { staff, bookingId: null, action: 'settled' as const, requestId, detail: { visitorRequest: visitorRequestId } };
  return store.act<DeskTrouble>(entry, async (transaction) => {
    const settled = { kinds: requestWorkItems, subject: { kind: 'request' as const, id: visitorRequestId } };
    const free = await refuseHeld(transaction, staff, settled);
    if (!free.ok) return free;
    if (!(await transaction.markAnswered(visitorRequestId, staff))) return err({ kind: 'nothingToDo' });
    await transaction.closeWorkItems({ ...settled, by: staff.name });
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
