import { createDatabase } from '@clinic/core/adapters/database/database';
import { deskTables } from '@clinic/core/adapters/database/desk/desk-tables';
import { closedWorkIds } from '@clinic/core/adapters/database/desk/read-work-items';
import type { HeldTrouble } from '@clinic/core/desk/desk-request';
import type { DeskStore, StaffMember } from '@clinic/core/desk/desk-store';
import { markRequestAnswered } from '@clinic/core/desk/requests/answer-request';
import { noteWork } from '@clinic/core/desk/work/log-work';
import { readWorkStates } from '@clinic/core/desk/work/work-state';
import { requestWorkItems } from '@clinic/core/requests/request-work-item';
import type { Payload } from 'payload';
import { poolOf } from '../../publishing/enqueue-work.ts';
import type { DoneWork } from '../timeline/timeline-rows.ts';

/** `noteId`: of the words, as `requestId` of the press. */
type Answer = { store: DeskStore; staff: StaffMember; visitorRequestId: string; requestId: string; noteId: string; text: string };

/** The words first: once the request is answered its task is closed, and takes none. */
export async function answerWithWords({ store, staff, visitorRequestId, requestId, noteId, text }: Answer) {
  if (text.trim() === '') return { ok: false, error: { kind: 'noAnswerText' } } as const;
  const item = (await store.visitorRequest(visitorRequestId))?.items.find(({ kind }) => requestWorkItems.includes(kind));
  if (item) {
    const held = await heldByColleague(store, staff, item);
    if (held) return { ok: false, error: held } as const;
    const noted = await noteWork({ store, staff, itemId: item.id, requestId: noteId }, text);
    if (!noted.ok) return noted;
  }
  return markRequestAnswered({ store, staff, visitorRequestId, requestId });
}

/** A note is taken from anybody; the words of an answer are not, where the answer itself would be refused. */
async function heldByColleague(store: DeskStore, staff: StaffMember, item: Parameters<typeof readWorkStates>[1][number]) {
  const [state] = await readWorkStates(store, [item], { now: new Date(), staffId: staff.id });
  if (!state?.claim || state.isMine) return null;
  return { kind: 'held', itemId: item.id, by: state.claim.by.name, since: state.claim.since } satisfies HeldTrouble;
}

/** What was done about a request before, the answer's words among it. */
export async function doneAboutRequest(payload: Payload, store: DeskStore, visitorRequestId: string): Promise<DoneWork[]> {
  const ids = await closedWorkIds(deskTables(createDatabase(poolOf(payload))), { kind: 'request', id: visitorRequestId });
  return [...(await store.workTraces(ids))].map(([id, { events }]) => ({ id, history: events }));
}
