import { type Kysely, sql } from 'kysely';

/**
 * What doctors say about a passage of a page, with the words it was written on, and what is answered. A comment and an answer are never
 * changed; that a comment was seen to is added. `press`: the key of the form, so that a second press writes nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.review_comments (
      id bigint generated always as identity primary key,
      collection text not null,
      document_id text not null,
      path text not null,
      locale text,
      place jsonb not null,
      digest text not null,
      quote text not null,
      words text not null,
      press text not null unique,
      written_by integer not null,
      written_by_name text not null,
      written_at timestamptz not null default now(),
      treated_at timestamptz,
      treated_by_name text
    )
  `.execute(db);
  await sql`create index review_comments_document on core.review_comments (collection, document_id, id)`.execute(db);
  await sql`
    create table core.review_answers (
      id bigint generated always as identity primary key,
      comment_id bigint not null references core.review_comments (id),
      words text not null,
      press text not null unique,
      written_by integer not null,
      written_by_name text not null,
      written_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create index review_answers_comment on core.review_answers (comment_id, id)`.execute(db);
}
