import type { RunningServer } from './answering.ts';
import type { FaultHarness } from './fault-harness.ts';

export const comebacks = ['restart', 'takeover'] as const;
export type Comeback = (typeof comebacks)[number];

/** One worker at a time; after a death either the same one comes back, or another, which finds the dead one's work by itself. */
export function workerPool(harness: FaultHarness, settings: Record<string, string> = {}) {
  let number = 1;
  let worker: RunningServer | undefined;
  const start = async () => {
    worker = await harness.startWorker(`worker-${number}`, settings);
    return worker;
  };
  return {
    current: async () => worker ?? start(),
    kill: async () => {
      await worker?.kill();
      worker = undefined;
    },
    comeBack: async (how: Comeback) => {
      if (how === 'takeover') number += 1;
      return start();
    },
  };
}
