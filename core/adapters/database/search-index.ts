import { sql } from 'kysely';
import type { SearchIndex } from '../../search/index-ports.ts';
import type { SearchRow } from '../../search/search-row.ts';
import type { Database } from './database.ts';

/** Shorter words are nearly like too many others, longer ones are no words. */
const [shortestWord, longestWord] = [4, 40];

/** The tables behind the site's search, as the worker writes them. Lists travel as one JSON value, so a batch is one statement. */
export const searchIndex = (db: Database): SearchIndex => ({
  async pendingChanges() {
    const { rows } = await sql<{ collection: string; document_id: string; mark: string }>`
      select collection, document_id, changed_at::text as mark from core.search_changes order by changed_at
    `.execute(db);
    return rows.map(({ collection, document_id, mark }) => ({ collection, documentId: document_id, mark }));
  },

  async write(rows) {
    if (rows.length === 0) return 0;
    await addVocabulary(db, rows);
    return writeRows(db, rows);
  },

  async removeAllBut(kept, documents) {
    const { numAffectedRows } = await sql`
      delete from core.search_documents d
      using jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as one ("collection" text, "documentId" text)
      where d.collection = one."collection" and d.document_id = one."documentId" and not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept.map(({ locale, collection, documentId }) => ({ locale, collection, documentId })))}::jsonb)
          as k (locale text, "collection" text, "documentId" text)
        where k.locale = d.locale and k."collection" = d.collection and k."documentId" = d.document_id
      )
    `.execute(db);
    return Number(numAffectedRows ?? 0);
  },

  async removeOthers(kept) {
    const { numAffectedRows } = await sql`
      delete from core.search_documents d where not exists (
        select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k ("collection" text, "documentId" text)
        where k."collection" = d.collection and k."documentId" = d.document_id
      )
    `.execute(db);
    await sql`
      delete from core.search_vocabulary v where not exists (
        select from core.search_documents d
        where d.locale = v.locale and d.words @@ plainto_tsquery(('core.search_' || v.locale)::regconfig, v.word)
      )
    `.execute(db);
    return Number(numAffectedRows ?? 0);
  },

  async replaceSynonyms(synonyms) {
    const wanted = sql`jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb) as w (locale text, phrase text, alternatives text[])`;
    // One statement, so that no search falls into a gap between the old and the new.
    const { rows } = await sql<{ changed: string }>`
      with gone as (
        delete from core.search_synonyms s
        where not exists (select from ${wanted} where w.locale = s.locale and w.phrase = s.phrase) returning 1
      ), come as (
        insert into core.search_synonyms (locale, phrase, alternatives) select w.locale, w.phrase, w.alternatives from ${wanted}
        on conflict (locale, phrase) do update set alternatives = excluded.alternatives
        where search_synonyms.alternatives is distinct from excluded.alternatives returning 1
      )
      select (select count(*) from gone) + (select count(*) from come) as changed
    `.execute(db);
    return Number(rows[0]?.changed ?? 0);
  },

  async settle(changes) {
    await sql`
      delete from core.search_changes c
      using jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as s ("collection" text, "documentId" text, mark timestamptz)
      where c.collection = s."collection" and c.document_id = s."documentId" and c.changed_at = s.mark
    `.execute(db);
  },
});

async function addVocabulary(db: Database, rows: SearchRow[]): Promise<void> {
  const words = rows.map(({ locale, titleText, headingText, bodyText }) => ({ locale, text: `${titleText} ${headingText} ${bodyText}` }));
  await sql`
    insert into core.search_vocabulary (locale, word)
    select distinct r.locale, word from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as r (locale text, text text),
      string_to_table(r.text, ' ') as word
    where length(word) between ${shortestWord} and ${longestWord}
    on conflict do nothing
  `.execute(db);
}

async function writeRows(db: Database, rows: SearchRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into core.search_documents as d (
      locale, collection, document_id, kind, title, path, summary, headings, body, shown_from, plain_body, title_words, heading_words, words
    )
    select locale, "collection", "documentId", kind, title, path, summary, headings, body, "shownFrom", "plainBody",
      to_tsvector(language, "titleText"), to_tsvector(language, "titleText" || ' ' || "headingText"),
      setweight(to_tsvector(language, "titleText"), 'A') || setweight(to_tsvector(language, "headingText"), 'B')
        || setweight(to_tsvector(language, "bodyText"), 'C')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      locale text, "collection" text, "documentId" text, kind text, title text, path text, summary text, headings text, body text,
      "shownFrom" timestamptz, "plainBody" text, "titleText" text, "headingText" text, "bodyText" text
    ), lateral (select ('core.search_' || r.locale)::regconfig as language) l
    on conflict (locale, collection, document_id) do update set
      kind = excluded.kind, title = excluded.title, path = excluded.path, summary = excluded.summary, headings = excluded.headings,
      body = excluded.body, shown_from = excluded.shown_from, plain_body = excluded.plain_body,
      title_words = excluded.title_words, heading_words = excluded.heading_words, words = excluded.words, indexed_at = now()
    where (d.kind, d.title, d.path, d.summary, d.headings, d.body, d.shown_from, d.plain_body, d.words)
      is distinct from (excluded.kind, excluded.title, excluded.path, excluded.summary, excluded.headings, excluded.body,
        excluded.shown_from, excluded.plain_body, excluded.words)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
