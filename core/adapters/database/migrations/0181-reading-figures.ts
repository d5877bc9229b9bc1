import { type Kysely, sql } from 'kysely';

/**
 * How often each page was opened, and what visitors looked for in vain. Who it was is in neither: for a week, digests under that week's key
 * tell one visitor of a term from another. Keys and digests are unlogged, so that no backup has them. Words are written down only with the
 * fifth visitor of a week, whose own question brings them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.page_views (
      day date not null,
      path text not null,
      views integer not null,
      primary key (day, path)
    )`.execute(db);
  await sql`
    create table core.searches_in_vain (
      week date not null,
      locale text not null,
      term text not null,
      visitors integer not null,
      primary key (week, locale, term)
    )`.execute(db);
  await sql`create unlogged table core.visitor_keys (week date primary key, key bytea not null)`.execute(db);
  await sql`
    create unlogged table core.search_visitors (
      week date not null,
      term_digest text not null,
      visitor_digest text not null,
      primary key (week, term_digest, visitor_digest)
    )`.execute(db);
}
