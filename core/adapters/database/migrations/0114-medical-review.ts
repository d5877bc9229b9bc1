import { type Kysely, sql } from 'kysely';

/**
 * What doctors have signed, word by word, and what they were asked to read. A signature is never changed: the next one is another row.
 * `public_since`: from when on visitors could read the text under it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.medical_signatures (
      id bigint generated always as identity primary key,
      collection text not null,
      document_id text not null,
      digest text not null,
      passages jsonb not null,
      reviewer_id integer not null,
      reviewed_on date not null,
      signed_by integer not null,
      signed_by_name text not null,
      signed_at timestamptz not null default now(),
      public_since timestamptz
    )
  `.execute(db);
  await sql`create index medical_signatures_document on core.medical_signatures (collection, document_id, id desc)`.execute(db);
  await sql`
    create table core.review_requests (
      id bigint generated always as identity primary key,
      collection text not null,
      document_id text not null,
      asked_by integer not null,
      asked_by_name text not null,
      asked_at timestamptz not null default now(),
      note text not null default '',
      returned_at timestamptz,
      returned_by_name text,
      comment text,
      signed_at timestamptz
    )
  `.execute(db);
  // A page waits for a doctor once.
  await sql`
    create unique index review_requests_open on core.review_requests (collection, document_id)
    where returned_at is null and signed_at is null
  `.execute(db);
}
