import { eventually } from '../harness/eventually.ts';
import type { FaultHarness } from '../harness/fault-harness.ts';
import { persist } from './persist.ts';

/** No work is left but what waits for a day to come. */
export const settled = ({ pool }: FaultHarness) =>
  eventually(
    async () => {
      const soon = `select from dbos.workflow_status where (status in ('ENQUEUED', 'PENDING')
        or status = 'DELAYED' and delay_until_epoch_ms < extract(epoch from now() + interval '6 minutes') * 1000) and name <> 'recheck'`;
      const { rowCount } = await persist(() => pool.query(soon));
      return rowCount === 0;
    },
    'all work is done',
    600_000,
  );

/** The second look at the clinic's book, which otherwise comes ten minutes after. */
export async function tenMinutesLater({ pool, store }: FaultHarness): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from core.bookings where create_attempted_at is not null');
  for (const { id: bookingId } of rows)
    await store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: 'test' }));
  const left = `select from dbos.workflow_status where workflow_uuid like 'recheck-%-test' and status <> 'SUCCESS'`;
  await eventually(async () => (await pool.query(left)).rowCount === 0, 'everything was looked at again', 300_000);
}
