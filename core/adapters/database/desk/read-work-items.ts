import type { WorkItem, WorkItemKind, WorkItemSubject } from '../../../work-items/work-item.ts';
import type { DeskDatabase } from './desk-tables.ts';
import { visitOfItem } from './visit-of-item.ts';

type Row = {
  id: string;
  kind: WorkItemKind;
  subjectKind: WorkItemSubject['kind'];
  subjectId: string;
  detail: Record<string, string | number>;
  openedAt: Date;
  dueAt: Date;
  visitAt: Date | null;
};

const toItem = ({ subjectKind, subjectId, ...item }: Row): WorkItem => ({ ...item, subject: { kind: subjectKind, id: subjectId } });

const openRows = (db: DeskDatabase) =>
  db
    .selectFrom('workItems as item')
    .select(['id', 'kind', 'subjectKind', 'subjectId', 'detail', 'openedAt', 'dueAt', visitOfItem.as('visitAt')])
    .where('closedAt', 'is', null);

export async function openWork(db: DeskDatabase, about?: WorkItemSubject): Promise<WorkItem[]> {
  const rows = await openRows(db)
    .$if(about !== undefined, (query) => query.where('subjectKind', '=', about?.kind ?? 'booking').where('subjectId', '=', about?.id ?? ''))
    .orderBy('dueAt')
    .orderBy('id')
    .execute();
  return rows.map(toItem);
}

/** What is over: nobody works on it, and what was done about it is still read beside what is open. */
export async function closedWorkIds(db: DeskDatabase, about: WorkItemSubject): Promise<string[]> {
  const rows = await openRows(db)
    .clearWhere()
    .where('closedAt', 'is not', null)
    .where('subjectKind', '=', about.kind)
    .where('subjectId', '=', about.id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function readWork(db: DeskDatabase, itemId: string): Promise<WorkItem | null> {
  const row = await openRows(db).clearWhere().where('id', '=', itemId).executeTakeFirst();
  return row ? toItem(row) : null;
}

type Lockable = { itemId: string } | { subject: WorkItemSubject; kinds: readonly WorkItemKind[] };

export async function lockOpenWork(db: DeskDatabase, wanted: Lockable): Promise<WorkItem[]> {
  const rows = openRows(db).orderBy('id').forUpdate();
  if ('itemId' in wanted) return (await rows.where('id', '=', wanted.itemId).execute()).map(toItem);
  const { subject, kinds } = wanted;
  const about = rows.where('subjectKind', '=', subject.kind).where('subjectId', '=', subject.id);
  return (await about.where('kind', 'in', [...kinds]).execute()).map(toItem);
}
