import { availableParallelism, loadavg } from 'node:os';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { createSearchPool } from '@clinic/core/adapters/database/search-pool';
import { searchQuery } from '@clinic/core/adapters/database/search-query';
import { search, suggest } from '@clinic/core/search/ask-search';
import { expandSynonyms } from '@clinic/core/search/rules/synonyms';
import { loadQuestions } from './search-load/questions.ts';
import { syntheticRows } from './search-load/synthetic-rows.ts';
import { dropDatabase, ensureDatabase } from './stack/database.ts';

/**
 * `pnpm search:load`: ten thousand invented pages in a database of its own, then twenty visitors who ask at once, without a
 * pause: half finish their words, half are still typing. From the question to the answer, waiting for a connection included.
 */
const url = process.env['SEARCH_LOAD_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/clinic_search_load';
const [pages, batch, visitors, seconds, goalMs] = [10_000, 250, 20, 10, 50];

await dropDatabase(url);
await ensureDatabase(url);
try {
  await fill();
  await measure();
} finally {
  await dropDatabase(url);
}

async function fill() {
  await migrateCore(url);
  const pool = createPool(url, () => {});
  const index = searchIndex(createDatabase(pool));
  const startedAt = performance.now();
  // As a restore would: first the rows, then the indexes.
  const indexes = await pool.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where schemaname = 'core' and tablename like 'search\\_%' and indexdef like '%USING gin%'",
  );
  for (const { name } of indexes.rows) await pool.query(`drop index core.${name}`);
  for (let start = 0; start < pages; start += batch) await index.write(syntheticRows(start, batch));
  for (const { definition } of indexes.rows) await pool.query(definition);
  await index.replaceSynonyms(expandSynonyms([{ locale: 'pt', words: ['HBP', 'hiperplasia benigna da próstata', 'próstata aumentada'] }]));
  await pool.query('vacuum analyze core.search_documents, core.search_vocabulary, core.search_synonyms');
  const { rows } = await pool.query<{ size: string }>("select pg_size_pretty(pg_total_relation_size('core.search_documents')) as size");
  console.log(`${pages} pages indexed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${rows[0]?.size} on disk`);
  await pool.end();
}

async function measure() {
  const pool = createSearchPool(url, () => {});
  const port = searchQuery(pool);
  const taken = { search: [] as number[], suggest: [] as number[] };
  const ask = async (kind: keyof typeof taken, typed: string) => {
    const startedAt = performance.now();
    const asked = kind === 'search' ? search(port, typed, 'pt') : suggest(port, typed, 'pt');
    await asked.catch(() => {
      givenUp += 1;
    });
    taken[kind].push(performance.now() - startedAt);
  };
  let givenUp = 0;
  for (const typed of loadQuestions) await ask('search', typed);
  for (const times of Object.values(taken)) times.length = 0;

  const until = performance.now() + seconds * 1000;
  const visit = async (_: unknown, visitor: number) => {
    for (let turn = visitor; performance.now() < until; turn++) {
      const typed = loadQuestions[turn % loadQuestions.length] ?? '';
      await ask(turn % 2 === 0 ? 'search' : 'suggest', turn % 2 === 0 ? typed : typed.slice(0, -2));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  await pool.end();

  for (const [kind, times] of Object.entries(taken)) print(kind, times);
  const all = [...taken.search, ...taken.suggest];
  print('both', all);
  const p95 = quantile(all, 0.95);
  console.log(`${givenUp} given up at the deadline, load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  console.log(`p95 ${p95.toFixed(1)} ms with ${visitors} at once: ${p95 < goalMs ? 'within' : 'over'} the goal of ${goalMs} ms`);
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function print(kind: string, times: number[]) {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${kind.padEnd(8)} ${(times.length / seconds).toFixed(0).padStart(5)} per second   p50 ${p50} ms   p95 ${p95} ms   p99 ${p99} ms`,
  );
}
