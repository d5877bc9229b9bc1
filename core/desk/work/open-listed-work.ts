import type { DeskStore, StaffMember, WorkContact } from '../desk-store.ts';
import type { WorkLine } from '../read-work.ts';
import { auditedSubject } from './act-on-work.ts';

/** Whom to call about an item of the list. The access is recorded first: no view without an audit entry. */
export async function openListedWork(store: DeskStore, staff: StaffMember, { id, subject }: WorkLine): Promise<WorkContact | null> {
  const { detail, ...ids } = auditedSubject(subject);
  await store.recordView({ staff, action: 'look', ...ids, detail: { ...detail, itemId: id } });
  return store.workContact(subject);
}
