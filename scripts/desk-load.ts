import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { readFoundLines, searchBookings } from '@clinic/core/adapters/database/desk/booking-search';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { deskTables } from '@clinic/core/adapters/database/desk/desk-tables';
import { migrateCore } from '@clinic/core/adapters/database/migrate-core';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { toBookingClues } from '@clinic/core/desk/find/booking-clues';
import { mostFound } from '@clinic/core/desk/find/find-bookings';
import { readWorkList } from '@clinic/core/desk/read-work';
import { workViews } from '@clinic/core/desk/work/arrange-work';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { fillBookings, fillWork } from './desk-load/synthetic-bookings.ts';
import { dropDatabase, ensureDatabase } from './stack/database.ts';

/**
 * `pnpm desk:load`: a hundred thousand invented bookings and ten thousand open items of work in a database of its own, then five desks that
 * each look for a caller five times a second, and then open the list of work as often as they can. From the question to the lines.
 */
const url = process.env['DESK_LOAD_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/clinic_desk_load';
const [bookings, items, desks, seconds, pauseMs, goalMs] = [100_000, 10_000, 5, 20, 200, 200];

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
  await fillWork(pool, items);
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
  await report(`find: among ${bookings} bookings`, await timeFinding(pool));
  await report(`work list: among ${items} open items`, await timeWorkList(pool));
  await pool.end();
}

async function timeFinding(pool: pg.Pool): Promise<number[]> {
  const db = deskTables(createDatabase(pool));
  const { rows } = await pool.query<{ code: string }>('select code from core.bookings order by random() limit 20');
  const questions = [
    ...['maria', 'jose silva', 'silva', 'per ade', 'goncalves zulmira', 'antonio fer', 'vasc', 'ma si', 'zebedeu', 'bettencourt raul'],
    ...['910 000 014', '+351930000010', 'paciente99@exemplo.pt', '299999998', '100500001', '520014', ...rows.map(({ code }) => code)],
  ];
  let found = 0;
  const times = await askAtDesks(async (turn) => {
    const now = new Date();
    const clues = toBookingClues(questions[turn % questions.length] ?? '');
    const ids = clues.length > 0 ? await searchBookings(db, testDataKeys, clues, { today: now, now, most: mostFound + 1 }) : [];
    found += (await readFoundLines(db, ids)).length;
  });
  if (found === 0) throw new Error('nothing was found');
  return times;
}

async function timeWorkList(pool: pg.Pool): Promise<number[]> {
  const dbos = await createDbosClient(url, pool);
  const store = deskStore(pool, dbos, testDataKeys);
  const times = await askAtDesks(async (turn) => {
    const view = workViews[turn % workViews.length] ?? 'all';
    const { counts } = await readWorkList(store, { id: turn % desks, name: 'Rita' }, { view, kind: null }, new Date());
    if (counts.all + counts.parked !== items) throw new Error('the list does not count all that is open');
  });
  await dbos.destroy();
  return times;
}

/** Each desk asks, and asks again once it has its answer and some time has passed. The first round is not counted. */
async function askAtDesks(ask: (turn: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn++) await ask(turn);
  const until = performance.now() + seconds * 1000;
  const desk = async (_: unknown, number: number) => {
    for (let turn = number; performance.now() < until; turn++) {
      const startedAt = performance.now();
      const asked = ask(turn).then(() => times.push(performance.now() - startedAt));
      await Promise.all([asked, setTimeout(pauseMs)]);
    }
  };
  await Promise.all(Array.from({ length: desks }, desk));
  return times;
}

async function report(what: string, times: number[]): Promise<void> {
  const [p50, p95, slowest] = [0.5, 0.95, 1].map((share) => quantile(times, share));
  console.log(
    `${what}: p50 ${p50?.toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms, slowest ${slowest?.toFixed(1)} ms, ${desks} desks at once (${times.length} asked)`,
  );
  if (p95 === undefined || p95 >= goalMs) process.exitCode = 1;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}
