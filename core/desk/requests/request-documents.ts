import { documentState } from '../../documents/document.ts';
import type { StoredDocument } from '../../documents/document-ports.ts';
import { type DocumentReader, mayOpenDocument } from '../../documents/may-open.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { DeskTrouble } from '../desk-request.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';

export const readerOf = (staff: StaffMember, assignedTo: number | null): DocumentReader => ({
  role: staff.role ?? 'balcao',
  isReader: staff.role === 'medico' && assignedTo === staff.id,
});

type Opening = { store: DeskStore; staff: StaffMember; visitorRequestId: string; documentId: string; isWarned: boolean };

/** Nothing is handed out before it is written down who opened what. A document of another request is not there. */
export async function openDocument(opening: Opening): Promise<Result<StoredDocument, { kind: 'notFound' | 'notConfirmed' }>> {
  const { store, staff, visitorRequestId, documentId, isWarned } = opening;
  const file = await store.visitorRequest(visitorRequestId);
  const document = file && (await store.requestDocument(visitorRequestId, documentId));
  // Whoever took the request back took its documents back.
  if (!document || file.request.withdrawnAt) return err({ kind: 'notFound' });
  const may = mayOpenDocument(readerOf(staff, file.assignedTo), documentState(document));
  if (may === 'no') return err({ kind: 'notFound' });
  if (may === 'afterWarning' && !isWarned) return err({ kind: 'notConfirmed' });
  const detail = { visitorRequest: visitorRequestId, document: documentId, state: documentState(document) };
  await store.recordView({ staff, action: 'openDocument', bookingId: null, detail });
  return ok(document);
}

type Assigning = { store: DeskStore; staff: StaffMember; visitorRequestId: string; requestId: string; doctor: number };

/** The doctor sees the request from now on, and whoever had it before does not any more. */
export const assignRequest = ({ store, staff, visitorRequestId, requestId, doctor }: Assigning) => {
  const entry = {
    ...{ staff, bookingId: null, action: 'assigned' as const, requestId },
    detail: { visitorRequest: visitorRequestId, doctor },
  };
  return store.act<DeskTrouble>(entry, async (transaction) =>
    (await transaction.assignRequest(visitorRequestId, doctor)) ? ok('done' as const) : err({ kind: 'nothingToDo' }),
  );
};
