import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';
import type { Random } from '../../faults/long-run/seeded.ts';
import type { SmtpGate } from '../../worker/testing/smtp-gate.ts';

type OutsideFault = { name: string; begin(): unknown; end(): unknown };

/** Everybody outside is silent or lies for some time, one after the other and at random, until it is told to stop. */
export function startOutsideFaults(harness: FaultHarness, gate: SmtpGate, random: Random) {
  const troubles = new Map<string, number>();
  const stopping = new AbortController();
  const pause = (seconds: number) => sleep(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => {});
  const ofStandIn = (name: string, operation: string, kind: string, more: Record<string, unknown> = {}): OutsideFault => ({
    name,
    begin: () => harness.fault({ operation, kind, probability: 0.5, ...more }),
    end: () => harness.clearFaults(),
  });
  const ofMail = (mode: SmtpGate['mode']): OutsideFault => ({
    name: `mail ${mode}`,
    begin: () => (gate.mode = mode),
    end: () => (gate.mode = 'open'),
  });
  const faults: OutsideFault[] = [
    ofStandIn('clinic silent', '*', 'hang'),
    ofStandIn('clinic lies', 'appointmentCreate', 'malformed'),
    ofStandIn('clinic late', 'appointmentCreate', 'lateCommit', { ms: 800 }),
    ofStandIn('clinic breaks off', 'patientCreate', 'resetAfterCommit'),
    ofStandIn('provider silent', 'easypay.create', 'hang'),
    ofStandIn('provider lies', 'easypay.create', 'malformed'),
    ofStandIn('provider breaks off', 'easypay.create', 'resetAfterCommit'),
    ...(['down', 'silent', 'mute'] as const).map(ofMail),
  ];
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const { name, begin, end } = random.pick(faults);
      // The stand-in may be dead at this moment: then it is silent anyhow.
      await Promise.resolve(begin()).catch(() => {});
      troubles.set(name, (troubles.get(name) ?? 0) + 1);
      await pause(random.between(5, 15));
      await Promise.resolve(end()).catch(() => {});
      await pause(random.between(5, 15));
    }
    gate.mode = 'open';
  })().catch(() => {});
  return {
    async stop(): Promise<Record<string, number>> {
      stopping.abort();
      await ended;
      return Object.fromEntries(troubles);
    },
  };
}
