import { loadavg } from 'node:os';
import { openRoom } from '../faults/room/clinic-room.ts';
import { startCluster } from '../faults/room/own-cluster.ts';
import { startMailCatcher } from '../worker/testing/mail-catcher.ts';
import { openWaits } from './booking-load/open-waits.ts';
import { outcomeTimes } from './booking-load/outcome-times.ts';
import { bareSagas, ourSagas } from './booking-load/sagas-per-second.ts';

/** `pnpm booking:load`: how fast a booking is settled, how many at once, and what waiting costs. All on this machine alone. */
const cluster = await startCluster();
const catcher = await startMailCatcher();
const room = await openRoom(cluster.url, catcher);
try {
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  await room.control('/clinic/control/reset', { bookings: false });
  const worker = await room.startWorker();
  console.log(await outcomeTimes(room));
  await worker.stop();
  await room.control('/clinic/control/reset', { bookings: false });
  const ours = await ourSagas(room, 200);
  const bare = await bareSagas(room);
  console.log(`bookings a second: ${ours.toFixed(1)}, bare DBOS ${bare.toFixed(1)}, ratio ${(ours / bare).toFixed(2)} (goal 0.6)`);
  console.log(await openWaits(room));
} finally {
  await room.close();
  catcher.stop();
  await cluster.stop();
}
