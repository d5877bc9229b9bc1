import { createPool } from '@clinic/core/adapters/database/database';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { repeatErasures, type TakenBack, takenBackSince } from '../worker/personal-area/repeat-erasures.ts';

/**
 * `pnpm repeat-erasures <moment> [account…]`: after a restore to a moment, erases again in DATABASE_URL what was erased since. The database
 * that ran on is LATER_DATABASE_URL, if it can still be read; accounts named behind the moment are erased as well.
 */
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};
const [typed = '', ...named] = process.argv.slice(2);
const moment = new Date(typed);
if (Number.isNaN(moment.getTime())) fail('Which moment was restored? For example 2026-11-17T14:05:00Z');
const url = process.env['DATABASE_URL'] ?? fail('DATABASE_URL is not set: the restored database, with the worker’s role');
const keys = dataKeys.safeParse(process.env['DATA_KEYS'] ?? '').data ?? fail('DATA_KEYS is not set, or is no list of keys');

const found = await readLater(process.env['LATER_DATABASE_URL']);
const takenBack = { ...found, accounts: [...new Set([...found.accounts, ...named])] };
const pool = createPool(url, () => {});
const dbos = await createDbosClient(url, pool);
try {
  await repeatErasures({ pool, dbos, keys }, takenBack);
} finally {
  await dbos.destroy();
  await pool.end();
}
const { accounts, subscriptions } = takenBack;
console.log(`erased again: ${accounts.length} accounts; ended again: ${subscriptions.length} subscriptions to the newsletter`);

async function readLater(laterUrl: string | undefined): Promise<TakenBack> {
  if (!laterUrl) return { accounts: [], subscriptions: [] };
  const later = createPool(laterUrl, () => {});
  try {
    return await takenBackSince(later, moment);
  } finally {
    await later.end();
  }
}
