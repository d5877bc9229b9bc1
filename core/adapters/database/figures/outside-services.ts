import { sql } from 'kysely';
import { type ObserveCall, type OutsideService, wasReached } from '../../../figures/outside-call.ts';
import type { ServiceFacts } from '../../../figures/system-figures.ts';
import type { Database } from '../database.ts';

const writeEveryMs = 10_000;

export async function readServices(db: Database): Promise<ServiceFacts[]> {
  const { rows } = await sql<ServiceFacts>`
    select service, last_ok_at as "lastOkAt", failing_since as "failingSince" from core.outside_services order by service`.execute(db);
  return rows;
}

/**
 * Writes down, every few seconds and only what is new, which services answered. Nothing waits for it, and a database that is away loses
 * only facts that the next call tells again.
 */
export function keepServiceFacts(db: Database, onTrouble: (error: unknown) => void) {
  const heard = new Map<OutsideService, boolean>();
  async function write(): Promise<void> {
    const news = [...heard];
    heard.clear();
    for (const [service, reached] of news) {
      await sql`
        insert into core.outside_services as known (service, last_ok_at, failing_since)
        values (${service}, ${reached ? sql`now()` : null}, ${reached ? null : sql`now()`})
        on conflict (service) do update set
          last_ok_at = coalesce(excluded.last_ok_at, known.last_ok_at),
          failing_since = case when excluded.last_ok_at is null then coalesce(known.failing_since, excluded.failing_since) end`.execute(db);
    }
  }
  const writeSafely = () => write().catch(onTrouble);
  const timer = setInterval(writeSafely, writeEveryMs);
  timer.unref();
  const note: ObserveCall = (call) => void heard.set(call.service, wasReached(call));
  return {
    note,
    write,
    stop: async () => {
      clearInterval(timer);
      await writeSafely();
    },
  };
}
