import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const retryAfterMs = 500;

/**
 * Waits for the database instead of ending: whoever ends is started a few times and then left down, while somebody may need longer than that
 * to put another database in place. One that only follows another does not count.
 */
export async function untilItWrites(pool: Pick<pg.Pool, 'query'>, onWaiting: (error: unknown) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      const { rows } = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
      if (rows[0]?.follows === false) return;
      if (isFirst) onWaiting(new Error('the database only follows another'));
    } catch (error) {
      if (isFirst) onWaiting(error);
    }
    await sleep(retryAfterMs);
  }
}
