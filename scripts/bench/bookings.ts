import { startHarness } from '../../faults/harness/fault-harness.ts';
import { startCluster } from '../../faults/harness/own-cluster.ts';
import { startMailCatcher } from '../../worker/testing/mail-catcher.ts';
import { countingStatements } from '../booking-load/booking-cost.ts';
import { bareSagas, comparedSagas, ourSagas } from '../booking-load/sagas-per-second.ts';
import { fillBookings } from '../desk-load/synthetic-bookings.ts';

/** Bookings settled in a second beside so many that are in the books already, and bare DBOS with the same workflows and steps, empty. */
export async function benchBookings(bookings: number) {
  const cluster = await startCluster(countingStatements);
  const catcher = await startMailCatcher();
  const harness = await startHarness(cluster.url, catcher);
  try {
    await harness.control('/clinic/control/reset', { bookings: false });
    await fillBookings(harness.pool, bookings);
    const ours = await ourSagas(harness, 0);
    const bare = await bareSagas(harness);
    return comparedSagas(ours, bare);
  } finally {
    await harness.close();
    catcher.stop();
    await cluster.stop();
  }
}
