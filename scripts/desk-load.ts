import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { readFoundLines, searchBookings } from '@clinic/core/adapters/database/desk/booking-search';
import { deskTables } from '@clinic/core/adapters/database/desk/desk-tables';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { toBookingClues } from '@clinic/core/desk/find/booking-clues';
import { mostFound } from '@clinic/core/desk/find/find-bookings';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { fillBookings } from './desk-load/synthetic-bookings.ts';
import { dropDatabase, ensureDatabase } from './stack/database.ts';

/**
 * `pnpm desk:load`: a hundred thousand invented bookings in a database of its own, then five desks that each look for
 * a caller five times a second. From what was typed to the lines of the list.
 */
const url = process.env['DESK_LOAD_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/clinic_desk_load';
const [bookings, desks, seconds, pauseMs, goalMs] = [100_000, 5, 20, 200, 200];

await dropDatabase(url);
await ensureDatabase(url);
try {
  await migrateCore(url);
  await measure();
} finally {
  await dropDatabase(url);
}

async function measure() {
  const pool = createPool(url, () => {});
  await fillBookings(pool, bookings);
  const db = deskTables(createDatabase(pool));
  const { rows } = await pool.query<{ code: string }>('select code from core.bookings order by random() limit 20');
  const questions = [
    ...['maria', 'jose silva', 'silva', 'per ade', 'goncalves zulmira', 'antonio fer', 'vasc', 'ma si', 'zebedeu', 'bettencourt raul'],
    ...['910 000 014', '+351930000010', 'paciente99@exemplo.pt', '299999998', '100500001', '520014', ...rows.map(({ code }) => code)],
  ];
  const times: number[] = [];
  let found = 0;
  const ask = async (typed: string) => {
    const startedAt = performance.now();
    const now = new Date();
    const clues = toBookingClues(typed);
    const ids = clues.length > 0 ? await searchBookings(db, testDataKeys, clues, { today: now, now, most: mostFound + 1 }) : [];
    found += (await readFoundLines(db, ids)).length;
    times.push(performance.now() - startedAt);
  };
  for (const typed of questions) await ask(typed);
  times.length = 0;
  const until = performance.now() + seconds * 1000;
  const desk = async (_: unknown, number: number) => {
    for (let turn = number; performance.now() < until; turn++) {
      await Promise.all([ask(questions[turn % questions.length] ?? ''), setTimeout(pauseMs)]);
    }
  };
  await Promise.all(Array.from({ length: desks }, desk));
  await pool.end();
  if (found === 0) throw new Error('nothing was found');
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  const [p50, p95, slowest] = [0.5, 0.95, 1].map((share) => quantile(times, share));
  console.log(
    `find: p50 ${p50?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms, slowest ${slowest?.toFixed(1)} ms among ${bookings} bookings, ${desks} desks at once (${times.length} asked)`,
  );
  if (p95 === undefined || p95 >= goalMs) process.exitCode = 1;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
