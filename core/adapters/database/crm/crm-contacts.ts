import { sql } from 'kysely';
import type { CrmContact } from '../../../crm/crm.ts';
import type { CrmContacts } from '../../../crm/crm-contacts.ts';
import type { Database } from '../database.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { isOnList } from '../newsletter/on-list.ts';

type Row = { version: number } & { [Field in keyof CrmContact]: CrmContact[Field] | null };

const kind = 'subscribersNotTold';
/** One item whoever it is about: a CRM that is away takes nobody's changes. */
const subject = { kind: 'alarm', id: 'crm' } as const;

/** Asked in vain since the last change. */
export const isAskedInVain = sql<boolean>`contact.told_version is distinct from contact.version
  and (contact.failed_at is not null or contact.refused_at is not null)`;

/** For the worker. */
export const crmContacts = (db: Database): CrmContacts => ({
  read: async (id) => {
    const { rows } = await sql<Row>`
      select contact.version, subscription.name, subscription.email, subscription.locale
      from core.crm_contacts as contact
      left join core.newsletter_subscriptions as subscription on subscription.id = contact.subscription_id and ${isOnList}
      where contact.subscription_id = ${id}`.execute(db);
    const [row] = rows;
    if (!row) return null;
    const { version, name, email, locale } = row;
    return { version, contact: name !== null && email !== null && locale !== null ? { name, email, locale } : null };
  },
  recordTold: async (id, version) => {
    const { numAffectedRows } = await sql`
      update core.crm_contacts set told_version = version, told_at = clock_timestamp(), failed_at = null, refused_at = null
      where subscription_id = ${id} and version = ${version}`.execute(db);
    return numAffectedRows === 1n;
  },
  recordTrouble: async (id, trouble) => {
    const column = trouble === 'crmRefused' ? sql`refused_at` : sql`failed_at`;
    await sql`update core.crm_contacts set ${column} = coalesce(${column}, clock_timestamp()) where subscription_id = ${id}`.execute(db);
  },
  openWork: () => openWorkItem(db, { kind, subject }),
  closeWorkWhereTold: async () => {
    await sql`
      update core.work_items set closed_at = clock_timestamp(), closed_by = 'system'
      where closed_at is null and kind = ${kind} and subject_kind = ${subject.kind} and subject_id = ${subject.id}
        and not exists (select from core.crm_contacts as contact where ${isAskedInVain})`.execute(db);
  },
  leftOver: async (atMost) => {
    const { rows } = await sql<{ id: string }>`
      select subscription_id as id from core.crm_contacts
      where told_version is distinct from version and refused_at is null and changed_at < clock_timestamp() - interval '1 hour'
      order by changed_at limit ${atMost}`.execute(db);
    return rows.map(({ id }) => id);
  },
});
