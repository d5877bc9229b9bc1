import { type Kysely, sql } from 'kysely';

/**
 * Files that visitors send with a form. They lie encrypted in a folder; name and key of each are here, encrypted as one text. With the row goes
 * the key, and without it nobody can read what still lies in the folder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.documents (
      id uuid primary key default gen_random_uuid(),
      form_digest bytea not null,
      request_id uuid references core.requests (id) on delete cascade,
      blob uuid not null unique,
      name_and_key text not null,
      kind text check (kind in ('pdf', 'jpeg', 'png', 'heic', 'dicom', 'zip')),
      size_bytes bigint not null,
      started_at timestamptz not null default clock_timestamp(),
      received_at timestamptz,
      stripped_at timestamptz,
      clean_at timestamptz,
      threat_found_at timestamptz,
      unscannable_at timestamptz,
      unscannable_reason text
    )`.execute(db);
  await sql`comment on column core.documents.name_and_key is 'name and key of the file, encrypted'`.execute(db);
  await sql`create index documents_by_form on core.documents (form_digest)`.execute(db);
  await sql`create index documents_by_request on core.documents (request_id)`.execute(db);
  // Who of the doctors is to read a request: by the number of the staff account.
  await sql`alter table core.requests add assigned_to integer, add assigned_at timestamptz`.execute(db);
}
