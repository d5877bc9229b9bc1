import type { DataKeys } from '@clinic/core/secrets/data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { eraseAccount } from './erase-account.ts';

/** What people took back since a moment, as the database tells that ran on after it. */
export type TakenBack = { accounts: string[]; subscriptions: { id: string; endedAt: Date; endedBy: string | null }[] };

export async function takenBackSince(later: pg.Pool, moment: Date): Promise<TakenBack> {
  const accounts = await later.query<{ id: string }>('select id from core.accounts where closed_at >= $1 order by closed_at', [moment]);
  const ended = await later.query<TakenBack['subscriptions'][number]>(
    'select id, ended_at as "endedAt", ended_by as "endedBy" from core.newsletter_subscriptions where ended_at >= $1',
    [moment],
  );
  return { accounts: accounts.rows.map(({ id }) => id), subscriptions: ended.rows };
}

type Restored = { pool: pg.Pool; dbos: DBOSClient; keys: DataKeys };

/**
 * A restored database knows again what people had erased, and writes again to whoever had left the newsletter. Done before anybody works
 * with it; a second run finds nothing to do.
 */
export async function repeatErasures(restored: Restored, { accounts, subscriptions }: TakenBack): Promise<void> {
  for (const id of accounts) await eraseAccount(restored, id);
  for (const { id, endedAt, endedBy } of subscriptions)
    await restored.pool.query('update core.newsletter_subscriptions set ended_at = $2, ended_by = $3 where id = $1 and ended_at is null', [
      id,
      endedAt,
      endedBy,
    ]);
}
