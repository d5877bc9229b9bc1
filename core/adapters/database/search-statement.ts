/**
 * One statement asks everything: $1 the language, $2 the words, $3 whether the last of them is unfinished, $4 how many pages of a
 * kind, $5 the kinds, most important first.
 *
 * Three ways to find, each tried only when the one before found nothing: all words or what means the same; for words that stand
 * on no page, those spelt most alike; some of the words. Only so many pages are weighed: a clinic has few more, where thousands
 * match titles come first anyway, and what is offered while typing are mostly titles.
 */
const most = 90;
const mostWhileTyping = 40;
const mostQuoted = 5;
const room = `(case when $3::boolean then ${mostWhileTyping} else ${most} end)`;

const shown = '(d.shown_from is null or d.shown_from <= now())';
const language = `('core.search_' || $1::text)::regconfig`;
const joined = (query: string, operator: '&' | '|') =>
  `(string_agg('(' || ${query}::text || ')', ' ${operator} ') filter (where numnode(${query}) > 0))::tsquery`;
const lexemes = (words: string) => `tsvector_to_array(to_tsvector(${language}, ${words}))`;
/** Weighing how near to one another all words stand takes long; how often each stands there tells nearly as much. */
const anyOf = (list: string) => `(select string_agg(quote_literal(lexeme), ' | ') from unnest(${list}) as lexeme)::tsquery`;
const weights = `'{0.02, 0.1, 0.4, 1}'`;

const question = `
asked as materialized (
  select word, place, last and $3::boolean as unfinished,
    to_tsquery(${language}, word || case when last and $3::boolean then ':*' else '' end) as query
  from unnest($2::text[]) with ordinality as a (word, place), lateral (select place = cardinality($2::text[]) as last) as l
),
plain as materialized (
  select string_agg(word, ' ' order by place) as words, ${joined('query', '&')} as all_words, ${joined('query', '|')} as any_word
  from asked
),
named as materialized (
  select s.phrase, s.alternatives from core.search_synonyms s, plain
  where s.locale = $1 and ' ' || plain.words || ' ' like '% ' || s.phrase || ' %'
),
-- Two names of one thing («seguro Médis», «anular marcação») ask for it once: no page needs to hold both.
one_of_two as materialized (
  select n.phrase, n.alternatives || n.phrase as names, twin.alternatives || twin.phrase as names_too,
    replace(' ' || plain.words || ' ', ' ' || twin.phrase || ' ', ' ') as words
  from named n join named twin on twin.phrase <> n.phrase, plain
),
alternatives as materialized (
  select words, other, is_one_of_two from (
    select true as is_one_of_two, 1 as turn, trim(replace(words, ' ' || phrase || ' ', ' ' || other || ' ')) as words, other
    from one_of_two, unnest(names) as other
    -- «toque» and «toque rectal» are not two names beside each other.
    where words like '% ' || phrase || ' %' and other = any (names_too)
    union
    select false, 2, trim(replace(' ' || plain.words || ' ', ' ' || n.phrase || ' ', ' ' || other || ' ')), other
    from named n, plain, unnest(n.alternatives) as other
    union
    select false, 3, other, other from core.search_synonyms s, plain, unnest(s.alternatives) as other
    where s.locale = $1 and $3::boolean and s.phrase like plain.words || '%' and length(s.phrase) <= length(plain.words) + 3
  ) as a order by turn limit 30
),
wanted as materialized (
  select all_words as direct, coalesce(all_words, ''::tsquery) || coalesce(
    (select ${joined('query', '|')} from (select plainto_tsquery(${language}, words) as query, is_one_of_two from alternatives) as a
      -- A word whose ending says it all («prostatismo») would find every page that shares its root.
      where is_one_of_two or not all_words @> query), ''::tsquery
  ) as query, ${lexemes("words || ' ' || coalesce((select string_agg(a.words, ' ') from alternatives a), '')")} as lexemes
  from plain
),
by_title as materialized (
  select d.id from core.search_documents d
  where d.locale = $1 and d.title_words @@ (select query from wanted) and ${shown} limit ${room}
),
by_heading as materialized (
  select d.id from core.search_documents d
  where d.locale = $1 and d.heading_words @@ (select query from wanted) and ${shown}
  limit (select greatest(${room} - count(*), 0) from by_title)
),
by_title_or_heading as materialized (
  select id from by_title union select id from by_heading
),
by_words as materialized (
  select id from by_title_or_heading
  union
  (select d.id from core.search_documents d
    where d.locale = $1 and d.words @@ (select query from wanted) and ${shown}
    limit (select greatest(${room} - count(*), 0) from by_title_or_heading))
)`;

const spelling = `
unknown as materialized (
  select word, query from asked
  where not exists (select from by_words) and length(word) > 3
    and not exists (select from core.search_documents d where d.locale = $1 and d.words @@ asked.query)
),
alike as materialized (
  select u.word, near.word as meant from unknown u, lateral (
    select v.word, core.likeness(u.word, v.word) as likeness, max(core.likeness(u.word, v.word)) over () as greatest
    from core.search_vocabulary v where v.locale = $1 and core.is_spelt_like(u.word, v.word)
    order by likeness desc limit 4
  ) as near where near.likeness >= near.greatest * 0.85
),
corrected as materialized (
  select ${joined('query', '&')} as query from (
    select case when u.word is null then asked.query else (
      select ${joined('query', '|')} from (select plainto_tsquery(${language}, meant) as query from alike where alike.word = asked.word) as m
    ) end as query
    from asked left join unknown u using (word)
    where exists (select from alike) and (u.word is null or asked.word in (select word from alike))
  ) as c
),
misspelt_synonym as materialized (
  select s.phrase, s.alternatives from core.search_synonyms s, plain
  where s.locale = $1 and exists (select from unknown) and core.is_spelt_like(plain.words, s.phrase)
  order by core.likeness(plain.words, s.phrase) desc limit 1
),
meant as materialized (
  select coalesce((select query from corrected), ''::tsquery) || coalesce((
    select ${joined('query', '|')}
    from (select plainto_tsquery(${language}, words) as query from misspelt_synonym, unnest(alternatives || phrase) as words) as a
  ), ''::tsquery) as query, ${lexemes("plain.words || ' ' || coalesce((select string_agg(meant, ' ') from alike), '') || ' ' || coalesce((select string_agg(array_to_string(alternatives || phrase, ' '), ' ') from misspelt_synonym), '')")} as lexemes
  from plain
),
by_spelling as materialized (
  (select d.id from core.search_documents d
    where d.locale = $1 and exists (select from unknown) and d.title_words @@ (select query from meant) and ${shown} limit ${room} / 2)
  union
  (select d.id from core.search_documents d
    where d.locale = $1 and exists (select from unknown) and d.words @@ (select query from meant) and ${shown} limit ${room} / 2)
),
nothing as materialized (
  select not exists (select from by_words) and not exists (select from by_spelling) as found
),
by_some as materialized (
  (select d.id from core.search_documents d
    where d.locale = $1 and (select found from nothing) and d.title_words @@ (select any_word from plain) and ${shown} limit ${room} / 2)
  union
  (select d.id from core.search_documents d
    where d.locale = $1 and (select found from nothing) and d.words @@ (select any_word from plain) and ${shown} limit ${room} / 2)
)`;

/**
 * A hit in the title counts most, and more the less else the title says; then the headings, then the text. Between equals the kind
 * decides. Where only some words were found, their number counts.
 */
const ranking = `
sought as materialized (
  select 'words' as how, query, direct, lexemes, ${anyOf('lexemes')} as any_lexeme from wanted
  union all
  select 'spelling', query, query, lexemes, ${anyOf('lexemes')} from meant
  union all
  select 'some', any_word, any_word, lexemes, any_word from plain, wanted
),
candidates as (
  select id, 'words' as how from by_words union all select id, 'spelling' from by_spelling union all select id, 'some' from by_some
),
scored as (
  select d.id, c.how, d.kind, match.hit as titled,
    case when match.hit
      then 1 + title.hits / length(d.title_words) + case when d.title_words @@ c.direct then 0.1 else 0 end
        + case when c.how = 'some' then title.hits * 0.5 else 0 end + 0.2 * kind.weight
      when d.heading_words @@ c.query then 0.5 + 0.5 * ts_rank(d.heading_words, c.any_lexeme, 1) + 0.02 * kind.weight
      else 0.5 * ts_rank(${weights}, d.words, c.any_lexeme, 1) + 0.02 * kind.weight end as score
  from candidates join sought c using (how) join core.search_documents d using (id),
    lateral (select d.title_words @@ c.query as hit) as match,
    lateral (
      select count(*)::real as hits from unnest(tsvector_to_array(d.title_words)) as lexeme where match.hit and lexeme = any (c.lexemes)
    ) as title,
    lateral (select cardinality($5::text[]) - array_position($5::text[], d.kind) as weight) as kind
),
ranked as (
  select *, row_number() over (partition by kind order by score desc, id) as place_in_kind from scored
)`;

/** Where the first of the words begins in the text. */
const firstPlace = (words: string) => `(
  select min(nullif(strpos(whole.text, case when length(word) > 4 then ' ' || left(word, greatest(4, length(word) - 2))
    else ' ' || word || ' ' end), 0)) from ${words}
)`;

export const searchStatement = `
with ${question}, ${spelling}, ${ranking},
also_sought as materialized (
  select other from alternatives union select unnest(alternatives || phrase) from misspelt_synonym union select meant from alike
)
select r.how, r.titled, d.collection, d.document_id, d.kind, d.title, d.path, d.summary,
  case when first.place > 0 then substr(d.body, greatest(first.place - 90, 1), 420) end as passage, first.place <= 90 as passage_begins,
  (select array_agg(other) from also_sought) as also_sought
from ranked r join core.search_documents d using (id),
  -- Fetched once for all words, and only for the first pages of a kind whose title does not say enough.
  lateral (
    select case when not $3::boolean and not r.titled and r.place_in_kind <= ${mostQuoted} then d.plain_body || '' end as text offset 0
  ) as whole,
  lateral (
    select coalesce(${firstPlace('asked')}, ${firstPlace("also_sought, string_to_table(other, ' ') as word")}) as place
  ) as first
where r.place_in_kind <= $4::integer
order by r.score desc, r.id
`;
