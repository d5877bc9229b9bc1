import { type Kysely, sql } from 'kysely';

/**
 * The site's search: what every page says, the words that mean the same, and which publications the index has yet to follow.
 * All of it can be rebuilt from the CMS.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whoever runs the server may have installed them elsewhere; whatever uses them below asks where they are.
  await sql`create extension if not exists unaccent with schema core`.execute(db);
  await sql`create extension if not exists pg_trgm with schema core`.execute(db);
  const unaccent = sql.id(await schemaOf(db, 'unaccent'), 'unaccent');
  const trigrams = await schemaOf(db, 'pg_trgm');

  for (const [locale, language] of [
    ['pt', 'portuguese'],
    ['en', 'english'],
  ] as const) {
    const configuration = sql.id('core', `search_${locale}`);
    await sql`create text search configuration ${configuration} (copy = ${sql.id('pg_catalog', language)})`.execute(db);
    await sql`
      alter text search configuration ${configuration}
      alter mapping for hword, hword_part, word with ${unaccent}, ${sql.id('pg_catalog', `${language}_stem`)}
    `.execute(db);
  }

  // Bodies that PostgreSQL parses now and not when they run: they stay right wherever the extension lies or moves.
  await sql`
    create function core.is_spelt_like(word text, other text) returns boolean language sql stable parallel safe
    return other operator(${sql.id(trigrams)}.%) word
  `.execute(db);
  await sql`
    create function core.likeness(word text, other text) returns real language sql immutable parallel safe
    return ${sql.id(trigrams, 'similarity')}(word, other)
  `.execute(db);

  await createTables(db);
  // A fast-update list would make some searches pay for the writing of others.
  for (const column of ['words', 'title_words', 'heading_words'])
    await sql`create index ${sql.id(`search_documents_${column}`)} on core.search_documents using gin (${sql.id(column)}) with (fastupdate = off)`.execute(
      db,
    );
  await sql`
    create index search_vocabulary_spelling on core.search_vocabulary using gin (word ${sql.id(trigrams, 'gin_trgm_ops')})
    with (fastupdate = off)
  `.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.search_documents (
      id bigint generated always as identity primary key,
      locale text not null check (locale in ('pt', 'en')),
      collection text not null,
      document_id text not null,
      kind text not null,
      title text not null,
      path text not null,
      summary text not null,
      headings text not null,
      body text not null,
      shown_from timestamptz,
      -- The body between two spaces, letter for letter without accents, capitals and signs: the space before a word here
      -- stands where the word begins there.
      plain_body text not null,
      title_words tsvector not null,
      heading_words tsvector not null,
      words tsvector not null,
      indexed_at timestamptz not null default now(),
      unique (locale, collection, document_id)
    )
  `.execute(db);
  // Every search reads many of these: unpacking them would cost more than their room on disk.
  for (const column of ['words', 'body', 'plain_body'])
    await sql`alter table core.search_documents alter column ${sql.id(column)} set storage external`.execute(db);
  // Every word that stands on some page: a word that stands on none is measured against these.
  await sql`
    create table core.search_vocabulary (
      locale text not null check (locale in ('pt', 'en')),
      word text not null,
      primary key (locale, word)
    )
  `.execute(db);
  await sql`
    create table core.search_synonyms (
      locale text not null check (locale in ('pt', 'en')),
      phrase text not null,
      alternatives text[] not null,
      primary key (locale, phrase)
    )
  `.execute(db);
  await sql`
    create table core.search_changes (
      collection text not null,
      document_id text not null,
      changed_at timestamptz not null default clock_timestamp(),
      primary key (collection, document_id)
    )
  `.execute(db);
}

async function schemaOf(db: Kysely<unknown>, extension: string): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace n on n.oid = extnamespace where extname = ${extension}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`the extension ${extension} is missing`);
  return found.schema;
}
