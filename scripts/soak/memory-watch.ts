import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb } from '../load/process-figures.ts';
import { medianOf } from '../median.ts';

export type MemoryFigures = { earlyMb: number; lateMb: number; mostMb: number };

/** The first quarter is for filling caches: flat is what the second and the last have in common. */
export function readMemory(samples: readonly number[]): MemoryFigures {
  const quarter = Math.max(1, samples.length >> 2);
  return {
    earlyMb: medianOf(samples.slice(quarter, 2 * quarter)),
    lateMb: medianOf(samples.slice(-quarter)),
    mostMb: Math.max(...samples),
  };
}

/** So much more may be garbage that nobody has collected yet. */
const allowedGrowth = 1.2;
export const isFlat = ({ earlyMb, lateMb }: MemoryFigures): boolean => lateMb <= earlyMb * allowedGrowth;

/** What one process holds, looked at every few seconds. */
export function watchMemory(pid: number, everyMs = 2_000) {
  const samples: number[] = [];
  let isWatching = true;
  const ended = (async () => {
    for (; isWatching; await sleep(everyMs)) samples.push(await residentMb(pid).catch(() => 0));
  })();
  return {
    async stop(): Promise<MemoryFigures> {
      isWatching = false;
      await ended;
      return readMemory(samples);
    },
  };
}
