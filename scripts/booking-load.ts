import { loadavg } from 'node:os';
import { startHarness } from '../faults/harness/fault-harness.ts';
import { startCluster } from '../faults/harness/own-cluster.ts';
import { startMailCatcher } from '../worker/testing/mail-catcher.ts';
import { countingStatements } from './booking-load/booking-cost.ts';
import { openWaits } from './booking-load/open-waits.ts';
import { outcomeTimes } from './booking-load/outcome-times.ts';
import { bareSagas, comparedSagas, ourSagas } from './booking-load/sagas-per-second.ts';

/** `pnpm booking:load`: how fast a booking is settled, how many at once, and what waiting costs. All on this machine alone. */
const cluster = await startCluster(countingStatements);
const catcher = await startMailCatcher();
const harness = await startHarness(cluster.url, catcher);
try {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  await harness.control('/clinic/control/reset', { bookings: false });
  const worker = await harness.startWorker();
  console.log(await outcomeTimes(harness));
  await worker.stop();
  await harness.control('/clinic/control/reset', { bookings: false });
  const ours = await ourSagas(harness, 200);
  const bare = await bareSagas(harness);
  const { rates, costs } = comparedSagas(ours, bare);
  console.log(`bookings a second: ${rates} (goal 0.6)`);
  console.log(`booking costs: ${costs}`);
  console.log(await openWaits(harness));
} finally {
  await harness.close();
  catcher.stop();
  await cluster.stop();
}
