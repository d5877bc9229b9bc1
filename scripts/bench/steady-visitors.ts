import { setTimeout as sleep } from 'node:timers/promises';
import { startReaders } from '../load/readers.ts';
import type { SteadyOrders, SteadyReport } from './ask-steadily.ts';
import { startBookers } from './bookers.ts';

/** Visitors at a steady pace in a process of their own, so that what they cost can be told apart. Told by its parent what to ask for. */
process.once('message', async ({ kinds, bookers, seconds }: SteadyOrders) => {
  const before = process.cpuUsage();
  const crowds = kinds.map(({ name, addresses, perSecond, headers }) => ({ name, readers: startReaders(addresses, perSecond, headers) }));
  const booking = bookers && startBookers(bookers);
  await sleep(seconds * 1_000);
  const read = await Promise.all(crowds.map(async ({ name, readers }) => ({ name, ...(await readers.stop()) })));
  const booked = await booking?.stop();
  const { user, system } = process.cpuUsage(before);
  const report: SteadyReport = {
    kinds: read.map(({ name, asked, statuses, times }) => ({ name, asked, statuses: [...statuses], times })),
    booked: booked ?? null,
    cores: (user + system) / 1_000_000 / seconds,
  };
  process.send?.(report, () => process.exit());
});
