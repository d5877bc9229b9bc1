import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../harness/answering.ts';
import type { FaultHarness } from '../harness/fault-harness.ts';
import type { Cluster } from '../harness/own-cluster.ts';
import { persist } from './persist.ts';
import type { Random } from './seeded.ts';

/** Counted in the times it takes to start: on a slow machine all dies more slowly, or nobody would ever get to work. */
type Life = { starts: () => number; onKill: () => void };

/** A process that is killed after some time, and that somebody starts again whenever it is gone, as production does. */
function mortal(start: () => Promise<RunningServer>, { starts, onKill }: Life) {
  let isWanted = true;
  let isSafe = false;
  let running: RunningServer | undefined;
  const ended = (async () => {
    while (isWanted) {
      const began = Date.now();
      running = await start().catch(() => undefined);
      const startMs = Date.now() - began;
      if (!isWanted) await running?.kill();
      const killing = new AbortController();
      void sleep(starts() * startMs, undefined, { signal: killing.signal }).then(kill, () => {});
      await running?.ended;
      killing.abort();
      if (isWanted) await sleep(300);
    }
  })();
  async function kill() {
    if (isSafe) return;
    onKill();
    await running?.kill();
  }
  return {
    spare: () => {
      isSafe = true;
    },
    end: async () => {
      isWanted = false;
      await running?.kill();
      await ended;
    },
  };
}

const faults = [
  { operation: '*', kind: 'unavailable', probability: 0.01 },
  { operation: 'appointmentCreate', kind: 'resetAfterCommit', probability: 0.03 },
  { operation: 'patientCreate', kind: 'resetAfterCommit', probability: 0.03 },
  { operation: 'appointmentUnschedule', kind: 'malformed', probability: 0.03 },
];
const moneyFaults = [
  { operation: 'easypay.create', kind: 'resetAfterCommit', probability: 0.02 },
  { operation: 'easypay.read', kind: 'unavailable', probability: 0.02 },
];

/** kill -9 of two workers, the site, the clinic's stand-in and PostgreSQL, at random moments, until it is told to stop. */
export async function beginChaos(harness: FaultHarness, cluster: Cluster, random: Random) {
  const kills = { 'kills: workers': 0, 'kills: site': 0, 'kills: clinic': 0, 'kills: PostgreSQL': 0 };
  const life = (who: keyof typeof kills, from: number, to: number): Life => ({
    starts: () => random.between(from, to),
    onKill: () => {
      kills[who] += 1;
    },
  });
  await harness.sandbox.kill();
  const startClinic = async () => {
    const clinic = await harness.startSandbox();
    for (const fault of faults) await harness.fault(fault);
    return clinic;
  };
  const startWorker = (id: string) => () => harness.startWorker(id, { CLINIC_TRIES: '15' });
  const programs = [
    mortal(startClinic, life('kills: clinic', 4, 15)),
    mortal(() => harness.startSite(), life('kills: site', 1, 6)),
    ...['worker-1', 'worker-2'].map((id) => mortal(startWorker(id), life('kills: workers', 0.5, 3))),
  ];
  for (const fault of moneyFaults) await persist(() => harness.fault(fault));
  const storm = new AbortController();
  const crashes = (async () => {
    while (!storm.signal.aborted) {
      await sleep(random.between(25, 60) * 1000, undefined, { signal: storm.signal }).catch(() => {});
      if (storm.signal.aborted) return;
      kills['kills: PostgreSQL'] += 1;
      await cluster.crash();
    }
  })();
  return {
    kills,
    calm: async () => {
      storm.abort();
      for (const program of programs) program.spare();
      await crashes;
      await persist(() => harness.clearFaults());
    },
    end: () => Promise.all(programs.map((program) => program.end())),
  };
}
