import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';

const waits = 10_000;
const measuredSeconds = 60;
const ticksPerSecond = 100;

/** Ten thousand visits wait for their money; the worker has nothing to do and should cost next to nothing. */
export async function openWaits(harness: FaultHarness): Promise<string> {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  for (let start = 0; start < waits; start += 500)
    await harness.store.inTransaction(async (transaction) => {
      for (let index = start; index < start + 500; index += 1)
        await transaction.enqueueWork(
          { kind: 'giveUpUnpaid', bookingId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` },
          tomorrow,
        );
    });
  const worker = await harness.startWorker();
  await sleep(5_000);
  const before = await cpuSeconds(worker.child.pid);
  await sleep(measuredSeconds * 1_000);
  const share = ((await cpuSeconds(worker.child.pid)) - before) / measuredSeconds;
  const [{ count }] = (await harness.pool.query("select count(*)::int from dbos.workflow_status where status = 'DELAYED'")).rows;
  await worker.stop();
  return `${count} open waits: the idle worker takes ${(share * 100).toFixed(1)} % of a core (goal under 5 %)`;
}

async function cpuSeconds(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
